/** What a broker asks for after a basic application, on the confirmation page and in its email. */
export const BASIC_DOCUMENTS = [
  'Government photo ID',
  'A recent pay stub and a letter of employment, or two years of tax assessments if you’re self-employed',
  'Three months of statements for your down payment',
  'Your current mortgage statement and property tax bill, if you own a home',
] as const;
