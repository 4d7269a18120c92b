import { rowOn } from './tables/dated.js';
import type { InsuranceClass } from './tables/lending.js';
import { UNDERWRITING, type UnderwritingPolicy } from './tables/underwriting.js';

/** What a class of mortgage asks of a household. */
export interface ClassLimits {
  /** Percent of income for housing, at most */
  gdsLimitPct: number;
  /** Percent of income for housing and debts, at most */
  tdsLimitPct: number;
  minScore: number;
}

/** The limits of a class as a policy has them: what is insured or can be has the insurers’, any other one the lenders’. */
export const limitsUnder = (policy: UnderwritingPolicy, insurance: InsuranceClass): ClassLimits =>
  insurance === 'uninsured'
    ? {
        gdsLimitPct: policy.conventionalGdsPct,
        tdsLimitPct: policy.conventionalTdsPct,
        minScore: policy.conventionalMinScore,
      }
    : { gdsLimitPct: policy.insuredGdsPct, tdsLimitPct: policy.insuredTdsPct, minScore: policy.insuredMinScore };

/**
 * The same on a day, as nobody changed them. Source: CMHC for insured and insurable mortgages, lenders’ usual policy for others
 * (tables/underwriting.ts). Throws MortgageInputError for a day before the tables begin.
 */
export const limitsOfClass = (insurance: InsuranceClass, date: string): ClassLimits =>
  limitsUnder(rowOn('underwriting policy', UNDERWRITING, date, 'date'), insurance);
