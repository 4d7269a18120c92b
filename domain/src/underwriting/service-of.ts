import type { ClassLimits } from '../mortgage/class-limits.js';
import type { DebtServiceInput } from '../mortgage/debt-service.js';
import type { MortgageFile } from './file.js';
import { isPrivate, isUntestedSwitch } from './loan.js';
import { CLASS_OF, type FileRatios } from './ratios.js';

/** What the engine of a household works both ratios of a file out from, to explain them. Null without an income or a mortgage. */
export function serviceOf(file: MortgageFile, ratios: FileRatios, limits: ClassLimits): DebtServiceInput | null {
  const { property, mortgage, secondMortgage, asOf } = file;
  if (!(ratios.annualIncome > 0 && ratios.totalMortgage > 0)) return null;
  return {
    mortgage: ratios.totalMortgage,
    interestOnly: mortgage.interestOnly ?? false,
    annualIncome: ratios.annualIncome,
    annualPropertyTax: property.annualPropertyTax,
    monthlyHeating: property.monthlyHeating,
    monthlyCondoFees: property.monthlyCondoFees,
    groundRent: property.groundRent ?? 0,
    otherMortgagePayment: secondMortgage?.monthlyPayment ?? 0,
    otherMonthlyDebts: ratios.monthlyObligations,
    contractRatePct: mortgage.ratePct,
    amortizationYears: mortgage.amortizationYears,
    gdsLimitPct: limits.gdsLimitPct,
    tdsLimitPct: limits.tdsLimitPct,
    straightSwitch: isUntestedSwitch(file),
    insuranceClass: CLASS_OF[ratios.loanClass],
    privateLender: isPrivate(file),
    date: asOf,
  };
}
