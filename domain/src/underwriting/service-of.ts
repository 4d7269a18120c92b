import type { DebtServiceInput } from '../mortgage/debt-service.js';
import type { MortgageFile } from './file.js';
import type { Limits } from './limits.js';
import { isPrivate } from './loan.js';
import { CLASS_OF, type FileRatios } from './ratios.js';

/**
 * What the engine of a household works both ratios of a file out from, to explain them. Null where the file has no income,
 * or counts what a household has not: leased land, a charge that stays, interest alone, a private lender.
 */
export function serviceOf(file: MortgageFile, ratios: FileRatios, limits: Limits): DebtServiceInput | null {
  const { property, mortgage, secondMortgage, asOf } = file;
  const isUnusual =
    isPrivate(file) ||
    mortgage.interestOnly === true ||
    (property.groundRent ?? 0) > 0 ||
    (secondMortgage?.monthlyPayment ?? 0) > 0;
  if (isUnusual || !(ratios.annualIncome > 0)) return null;
  return {
    mortgage: ratios.totalMortgage,
    annualIncome: ratios.annualIncome,
    annualPropertyTax: property.annualPropertyTax,
    monthlyHeating: property.monthlyHeating,
    monthlyCondoFees: property.monthlyCondoFees,
    otherMonthlyDebts: ratios.monthlyObligations,
    contractRatePct: mortgage.ratePct,
    amortizationYears: mortgage.amortizationYears,
    gdsLimitPct: limits.gdsLimitPct,
    tdsLimitPct: limits.tdsLimitPct,
    straightSwitch: mortgage.straightSwitch ?? false,
    insuranceClass: CLASS_OF[ratios.loanClass],
    date: asOf,
  };
}
