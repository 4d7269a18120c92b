/** The bank's rate that the page compares with. */
export const BANK_RATE = { purpose: 'REFINANCE', insurance: 'UNINSURED', term: 5 } as const;
