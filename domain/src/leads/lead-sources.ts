import { LANDING_LEAD } from '../landings/mortgages/lead.js';
import { PRIVATE_FINANCING_LEAD } from '../landings/private-financing/lead.js';
import { REALTORQUEST_LEAD } from '../landings/realtorquest/lead.js';
import { SECOND_MORTGAGE_LEAD } from '../landings/second-mortgage/lead.js';
import { SELF_EMPLOYED_LEAD } from '../landings/self-employed/lead.js';
import type { LeadSource } from './lead-source.js';
import { AGENT, CONTACT } from './messages.js';

/** Where a lead comes from. The chat has a form of its own. */
export const LEAD_SOURCES = [
  SECOND_MORTGAGE_LEAD,
  PRIVATE_FINANCING_LEAD,
  SELF_EMPLOYED_LEAD,
  LANDING_LEAD,
  CONTACT,
  AGENT,
  REALTORQUEST_LEAD,
] as const satisfies readonly LeadSource[];

export type LeadSourceValue = (typeof LEAD_SOURCES)[number]['value'];
export type LeadSourceName = (typeof LEAD_SOURCES)[number]['graphql'];
