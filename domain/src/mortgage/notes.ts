/**
 * What a reader must know about a figure. The engine gives the code; the words are written where people read them
 * (calculator/notes.ts).
 */
export const NOTES = [
  'ASSESSED_VALUE',
  'AMORTIZATION_OVER_30',
  'FIRST_TIME_PE_SHARE',
  'FOREIGN_BUYER_BC',
  'FOREIGN_BUYER_NS',
  'FOREIGN_BUYER_ON',
  'LAST_KNOWN_TABLE',
  'LOAN_OVER_INCOME_MULTIPLE',
  'MANITOBA_FLAT_FEE',
  'NEW_HOME_NS_REBATE_LATER',
  'NEW_HOME_ON_TEMPORARY',
  'NEW_HOME_REBATE_CREDITED',
  'NEW_HOME_REBATE_LATER',
  'NEW_HOME_SK_PST',
  'NON_CANADIAN_BAN',
  'NON_RESIDENT_NS',
  'NON_RESIDENT_NS_ADDED',
  'NOVA_SCOTIA_HIGHEST_RATE',
  'QUEBEC_HIGHEST_RATE',
  'RESIDENCE_BC',
  'RESIDENCE_PE',
  'UNKNOWN_CITY',
  'YUKON_ASSURANCE_FEE',
] as const;
export type Note = (typeof NOTES)[number];
