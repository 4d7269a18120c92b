import type { LeadSource } from '@brokerage/domain/leads/lead-source';
import { PERSON } from '@brokerage/domain/leads/lead-fields';

/** The source of a landing page that only tests have. */
export const COTTAGE_LEAD: LeadSource = {
  value: 'cottage',
  graphql: 'COTTAGE',
  label: 'Cottage mortgage',
  meaning: 'The page for cottages',
  form: [{ name: 'lake', kind: 'text', label: 'Which lake?', office: 'Lake', max: 80 }, ...PERSON],
  call: {
    path: '/api/mortgage/cottage-lead',
    summary: 'Submit a lead for a cottage',
    operationId: 'submitCottageLead',
  },
};
