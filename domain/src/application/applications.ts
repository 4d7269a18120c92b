/** What a basic application may say: `value` in REST, storage and forms, `graphql` in the schema, `label` for people. */
export const MORTGAGE_TYPES = [
  { value: 'new_purchase', graphql: 'NEW_PURCHASE', label: 'New purchase' },
  { value: 'refinance', graphql: 'REFINANCE', label: 'Refinance' },
  { value: 'renewal', graphql: 'RENEWAL', label: 'Renewal' },
  { value: 'equity_takeout', graphql: 'EQUITY_TAKEOUT', label: 'Equity takeout' },
  { value: 'other', graphql: 'OTHER', label: 'Something else' },
] as const;
export type MortgageTypeValue = (typeof MORTGAGE_TYPES)[number]['value'];
export type MortgageTypeName = (typeof MORTGAGE_TYPES)[number]['graphql'];

export const TIMELINES = [
  { value: 'now', label: 'As soon as possible' },
  { value: '1_3_months', label: 'In 1 to 3 months' },
  { value: '3_6_months', label: 'In 3 to 6 months' },
  { value: 'later', label: 'Later, or not sure' },
] as const;

export const CREDIT_BANDS = [
  { value: 'excellent', label: 'Excellent (760 or more)' },
  { value: 'good', label: 'Good (680 to 759)' },
  { value: 'fair', label: 'Fair (600 to 679)' },
  { value: 'rebuilding', label: 'Rebuilding (under 600)' },
  { value: 'unknown', label: 'I don’t know' },
] as const;

export const PROVINCES = [
  { code: 'AB', name: 'Alberta' },
  { code: 'BC', name: 'British Columbia' },
  { code: 'MB', name: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador' },
  { code: 'NS', name: 'Nova Scotia' },
  { code: 'NT', name: 'Northwest Territories' },
  { code: 'NU', name: 'Nunavut' },
  { code: 'ON', name: 'Ontario' },
  { code: 'PE', name: 'Prince Edward Island' },
  { code: 'QC', name: 'Québec' },
  { code: 'SK', name: 'Saskatchewan' },
  { code: 'YT', name: 'Yukon' },
] as const;
