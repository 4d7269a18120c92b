import type { Note } from '../mortgage/notes.js';

/** What each note of the engine says to a reader. */
const TEXTS: Record<Note, string> = {
  ASSESSED_VALUE: 'The tax is on the price or the assessed value, whichever is higher. We used the price.',
  AMORTIZATION_OVER_30: 'Most lenders stop at 30 years. Ask us before you count on a longer amortization.',
  FIRST_TIME_PE_SHARE:
    'Prince Edward Island’s relief is for homes that only first-time buyers buy. Ask your lawyer about a share.',
  FOREIGN_BUYER_BC: 'British Columbia may tax foreign buyers further. That tax is not in this figure.',
  FOREIGN_BUYER_NS: 'Nova Scotia taxes non-residents a further 10%. That tax is not in this figure.',
  FOREIGN_BUYER_ON:
    'Ontario taxes foreign buyers a further 25%, and Toronto a further 10%. Those taxes are not in this figure.',
  LAST_KNOWN_TABLE:
    'The rates for your closing date are not published yet. This is an estimate based on the latest rates we have.',
  LOAN_OVER_INCOME_MULTIPLE:
    'This mortgage is more than 4.5 times your income. Banks may write only so many uninsured mortgages above that, so fewer lenders may offer it.',
  MANITOBA_FLAT_FEE: 'Manitoba also charges a flat fee to register the title. It is not in this figure.',
  NEW_HOME_NS_REBATE_LATER:
    'Nova Scotia pays its first-time buyer rebate to you after closing. You apply for it yourself.',
  NEW_HOME_ON_TEMPORARY:
    'Ontario’s temporary rebate is for agreements signed from April 1, 2026 to March 31, 2027. Ask your builder to confirm that your home qualifies.',
  NEW_HOME_REBATE_CREDITED:
    'We assume your builder credits the rebate on closing day. If not, you pay the full tax first and claim the rebate after.',
  NEW_HOME_REBATE_LATER: 'You pay the full tax on closing day, then claim the rebate from the government.',
  NEW_HOME_SK_PST:
    'Saskatchewan’s 6% PST on new construction is usually in the builder’s price. It is not in this figure.',
  NON_CANADIAN_BAN:
    'Until January 1, 2027, most people who are neither citizens nor permanent residents may not buy a home in a city. A work permit with 183 days left is one exception.',
  NON_RESIDENT_NS:
    'Nova Scotia adds 10% where a buyer doesn’t live there and doesn’t move there within 6 months. That tax is not in this figure.',
  NON_RESIDENT_NS_ADDED:
    'The figure includes Nova Scotia’s 10% on buyers who don’t live there and don’t move there within 6 months.',
  NOVA_SCOTIA_HIGHEST_RATE:
    'We don’t know the rate of this municipality, so we used the highest in Nova Scotia: 1.5%. Yours may be lower.',
  QUEBEC_HIGHEST_RATE:
    'Each city sets its own rate above $500,000. We used the highest the law allows, 3%. Yours may be lower.',
  RESIDENCE_BC:
    'British Columbia’s relief is for people who lived there for 12 months, or filed 2 tax returns there in the last 6 years.',
  RESIDENCE_PE:
    'Prince Edward Island’s relief is for people who lived there for 6 months, or filed 2 tax returns there in the last 6 years.',
  UNKNOWN_CITY: 'We don’t know this city, so we added no city tax. If it is part of Toronto, choose Toronto.',
  YUKON_ASSURANCE_FEE:
    'Yukon also charges an assurance fee on any rise in value since the last sale: about $10 for each $10,000. It is not in this figure.',
};

export const noteText = (note: Note): string => TEXTS[note];
