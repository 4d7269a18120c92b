import type { Affordability, AffordabilityInput } from '@brokerage/domain/mortgage/affordability';
import { debtService, type DebtServiceInput } from '@brokerage/domain/mortgage/debt-service';
import { insuranceAt } from '@brokerage/domain/mortgage/max-price';
import type { PaymentInput } from '@brokerage/domain/mortgage/payment';
import { dollars } from '../money';
import type { Figure } from '../answer/result-card';
import type { Class } from '../rate/use-class-rate';

/** A household as the page asks about it. */
export type Asked = AffordabilityInput &
  Required<Pick<AffordabilityInput, 'downPayment' | 'firstTimeBuyerOrNewBuild' | 'date'>>;

/** The highest price, and what it was worked out from. */
export interface Reach {
  reach: Affordability;
  input: Asked;
  /** Whose limits are in it, where nobody chose others */
  insurance: Class;
}

/** The mortgage on the home in reach, as the engine works out its payment. */
const homeLoan = ({ contractRatePct, amortizationYears }: AffordabilityInput, principal: number): PaymentInput => ({
  principal,
  annualRatePct: contractRatePct,
  amortizationYears,
  frequency: 'monthly',
  compounding: 'semi-annual',
});

/** Both ratios of the home in reach; none without a mortgage. */
export function ratioFigures(input: DebtServiceInput): Figure[] {
  if (input.mortgage === 0) return [];
  const { gdsPct, tdsPct } = debtService(input);
  return [
    {
      label: `Housing as a share of income (GDS, at most ${input.gdsLimitPct}%)`,
      value: `${gdsPct.toFixed(2)}%`,
      of: { figure: 'grossDebtService', input },
    },
    {
      label: `Housing and debts (TDS, at most ${input.tdsLimitPct}%)`,
      value: `${tdsPct.toFixed(2)}%`,
      of: { figure: 'totalDebtService', input },
    },
  ];
}

/** What the home in reach is, and what it costs. */
export function homeFigures(
  { maxPrice = 0, homeMortgage = 0, homePayment = 0 }: Affordability,
  input: Asked,
): Figure[] {
  const { downPayment, amortizationYears, firstTimeBuyerOrNewBuild, date: closingDate } = input;
  const insurance = insuranceAt(maxPrice, { downPayment, amortizationYears, firstTimeBuyerOrNewBuild, closingDate });
  const isLent = homeMortgage > 0;
  return [
    { label: 'Your down payment', value: dollars(downPayment) },
    {
      label: 'Mortgage on this home, with its insurance',
      value: dollars(homeMortgage),
      of: isLent ? { figure: 'totalMortgage', input: insurance } : undefined,
    },
    {
      label: 'Monthly payment at your rate',
      value: dollars(homePayment),
      strong: true,
      of: isLent ? { figure: 'payment', input: homeLoan(input, homeMortgage) } : undefined,
    },
  ];
}
