import { roundToCent } from '../mortgage/cents.js';
import { otherHousingCosts } from '../mortgage/debt-service.js';
import { unroundedMonthly } from '../mortgage/payment.js';
import type { UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import { REVOLVING } from './debt-kinds.js';
import type { Liability, MortgageFile, OtherProperty } from './file.js';

const shareOf = (balance: number, pct: number): number => roundToCent((balance * pct) / 100);

/** What a debt counts a month. */
export function monthlyOf(debt: Liability, policy: UnderwritingPolicy, qualifyingRatePct: number): number {
  const { kind, balance = 0, monthlyPayment } = debt;
  if (debt.payOut) return 0;
  if (REVOLVING.includes(kind)) return Math.max(monthlyPayment ?? 0, shareOf(balance, policy.revolvingPct));
  if (kind === 'student_loan') return monthlyPayment ?? shareOf(balance, policy.studentLoanPct);
  if (kind !== 'heloc') return monthlyPayment ?? 0;
  return roundToCent(
    unroundedMonthly({
      principal: balance,
      annualRatePct: qualifyingRatePct,
      amortizationYears: policy.helocYears,
      compounding: 'semi-annual',
    }),
  );
}

/** What another property costs a month, less a share of its rent where the policy says so. */
function propertyCost(property: OtherProperty, policy: UnderwritingPolicy): number {
  if (property.use === 'sold') return 0;
  const costs = property.monthlyMortgage + otherHousingCosts(property);
  if (property.use !== 'rental' || policy.rentalTreatment === 'add_back') return costs;
  return Math.max(0, costs - ((property.monthlyRent ?? 0) * policy.rentalPct) / 100);
}

/** All debts of a month besides the home's own costs. */
export function obligationsOf(file: MortgageFile, policy: UnderwritingPolicy, qualifyingRatePct: number): number {
  const debts = (file.liabilities ?? []).map((debt) => monthlyOf(debt, policy, qualifyingRatePct));
  const properties = (file.otherProperties ?? []).map((property) => propertyCost(property, policy));
  return roundToCent([...debts, ...properties].reduce((sum, one) => sum + one, 0));
}
