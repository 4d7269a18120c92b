import type { Dated } from './dated.js';
import type { Province } from './provinces.js';

/** Provincial sales tax on the insurance premium, paid in cash at closing. */
export interface PremiumTaxRow extends Dated {
  pct: number;
}

const NONE: readonly PremiumTaxRow[] = [
  { effectiveFrom: '2017-08-01', pct: 0, source: 'No tax on mortgage insurance premiums; CMHC [S2]' },
];

export const PREMIUM_TAX: Record<Province, readonly PremiumTaxRow[]> = {
  AB: NONE,
  BC: NONE,
  MB: [{ effectiveFrom: '2020-07-01', pct: 0, source: 'Manitoba: exempt since 1 July 2020; CMHC [S2]' }],
  NB: NONE,
  NL: NONE,
  NS: NONE,
  NT: NONE,
  NU: NONE,
  ON: [{ effectiveFrom: '2017-08-01', pct: 8, source: 'Ontario retail sales tax on insurance premiums; CMHC [S2]' }],
  PE: NONE,
  QC: [
    { effectiveFrom: '2017-08-01', effectiveTo: '2026-12-31', pct: 9, source: 'Revenu Québec; CMHC [S2]' },
    { effectiveFrom: '2027-01-01', pct: 9.975, source: 'Québec Bill 99, in force 1 January 2027 (mondaq)' },
  ],
  SK: [{ effectiveFrom: '2017-08-01', pct: 6, source: 'Saskatchewan PST on insurance premiums; CMHC [S2]' }],
  YT: NONE,
};
