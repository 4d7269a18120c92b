/**
 * Where a lead comes from: `value` in storage and REST, `graphql` in the schema, `label` for the office. Stored; never
 * change a value. The chat has a form of its own.
 */
export const LEAD_SOURCES = [
  { value: 'second_mortgage', graphql: 'SECOND_MORTGAGE', label: 'Second mortgage' },
  { value: 'private_financing', graphql: 'PRIVATE_FINANCING', label: 'Private financing' },
  { value: 'self_employed', graphql: 'SELF_EMPLOYED', label: 'Self-employed mortgage' },
  { value: 'landing', graphql: 'LANDING', label: 'Landing page' },
  { value: 'contact', graphql: 'CONTACT', label: 'Message' },
  { value: 'agent', graphql: 'AGENT', label: 'Agent page' },
  { value: 'realtorquest', graphql: 'REALTORQUEST', label: 'RealtorQuest' },
] as const;
export type LeadSourceValue = (typeof LEAD_SOURCES)[number]['value'];
export type LeadSourceName = (typeof LEAD_SOURCES)[number]['graphql'];
