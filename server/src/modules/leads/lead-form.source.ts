import { tableOf } from '@brokerage/domain/data/objects';
import { labelledAnswers } from '@brokerage/domain/forms/field-labels';
import { LEAD_FORMS } from '@brokerage/domain/leads/lead-forms';
import { LEAD_SOURCES, type LeadSourceValue } from '@brokerage/domain/leads/lead-sources';
import { type IntakeSource, LEAD } from '../intake/public.js';
import { insertLead, THE_AGENT } from './lead.sql.js';

/** A landing page or the contact page: a lead with the answers of its own form. */
const sourceOf = (name: LeadSourceValue): IntakeSource<object> => ({
  name,
  kind: name === 'contact' ? 'CONTACT' : 'LEAD',
  operation: 'submitLead',
  limit: LEAD,
  columns: { agentId: 'uuid' },
  insert: insertLead(name),
  ...(name === 'agent' && { agent: THE_AGENT }),
  label: (answers) => labelledAnswers(LEAD_FORMS[name], answers),
});

export const LEAD_FORM_SOURCES: Readonly<Record<LeadSourceValue, IntakeSource<object>>> = tableOf(
  LEAD_SOURCES.map(({ value }) => [value, sourceOf(value)]),
);
