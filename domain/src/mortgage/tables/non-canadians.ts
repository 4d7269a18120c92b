import type { Dated } from './dated.js';

/** While it lasts, who is no citizen and no permanent resident may not buy a home in a city. */
interface PurchaseBanRow extends Dated {
  effectiveTo: string;
  /** A work permit with so many days left lets one home be bought */
  permitDays: number;
}

export const PURCHASE_BAN: readonly PurchaseBanRow[] = [
  {
    effectiveFrom: '2023-01-01',
    effectiveTo: '2026-12-31',
    source:
      'Prohibition on the Purchase of Residential Property by Non-Canadians Act; SOR/2022-250: work permits with 183 days left; repealed on 1 January 2027 [end S2]',
    permitDays: 183,
  },
];
