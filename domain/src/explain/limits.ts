import { affordability, type AffordabilityInput } from '../mortgage/affordability.js';
import {
  debtService,
  otherHousingCosts,
  type DebtServiceInput,
  type HouseholdInput,
} from '../mortgage/debt-service.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { qualifyingRate, type QualifyingRateInput } from '../mortgage/qualifying-rate.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { STRESS_TEST } from '../mortgage/tables/lending.js';
import {
  DOWN_TO_CENT,
  entered,
  explanation,
  TO_CENT,
  type Explanation,
  type Line,
  type Rounding,
} from './explanation.js';
import { dollars, greatest, least, minus, over, plus, times, type Expression } from './expression.js';
import { loanOf, monthLines, monthlyOf } from './payment.js';

const TO_HUNDREDTH: Rounding = { way: 'nearest', decimals: 2 };

/** The contract rate c, what is added to it, b, the floor f, and the rate q that must be qualified at. */
function rateLines(input: QualifyingRateInput): [...Line[], Line] {
  const { qualifyingRatePct: value, mqrRequired, tables } = qualifyingRate(input);
  const contract = entered('c', 'annualRate', input.contractRatePct, 'percent');
  const same = { symbol: 'q', value, unit: 'percent', how: { symbol: 'c' } } as const;
  if (input.privateLender) return [contract, { ...same, name: 'untestedRate', rule: 'privateLender' }];
  const line = { symbol: 'q', name: 'qualifyingRate', value, unit: 'percent', tables } as const;
  if (!mqrRequired) return [contract, { ...line, ...same }];
  const row = rowOn('stress test', STRESS_TEST, input.date ?? RULES_AS_OF, 'date');
  return [
    contract,
    { symbol: 'b', name: 'buffer', value: row.bufferPct, unit: 'percent', tables },
    { symbol: 'f', name: 'floorRate', value: row.floorPct, unit: 'percent', tables },
    { ...line, how: greatest(plus('c', 'b'), 'f') },
  ];
}

/** The rate of the stress test. Throws MortgageInputError naming the field. */
export const explainQualifyingRate = (input: QualifyingRateInput): Explanation =>
  explanation('qualifyingRate', rateLines(input));

const rateInputOf = ({ uninsuredStraightSwitch = false, ...input }: HouseholdInput): QualifyingRateInput => ({
  ...input,
  uninsuredStraightSwitch,
});

type OwnCosts = Pick<HouseholdInput, 'annualPropertyTax' | 'monthlyHeating' | 'monthlyCondoFees'>;

function ownCostsOf({ annualPropertyTax: tax, monthlyHeating: heating, monthlyCondoFees: fees }: OwnCosts): Expression {
  const costs = [
    ...(tax > 0 ? [over(dollars(tax), 12)] : []),
    ...(heating > 0 ? [dollars(heating)] : []),
    ...(fees > 0 ? [over(dollars(fees), 2)] : []),
  ];
  return costs.length > 0 ? plus(...costs) : dollars(0);
}

/** The costs of a home besides its mortgage: those that each has, h, the rent r of leased land, another mortgage s. */
function housingLines(input: HouseholdInput): Line[] {
  const { annualPropertyTax, monthlyHeating, monthlyCondoFees, groundRent = 0, otherMortgagePayment = 0 } = input;
  const own = { annualPropertyTax, monthlyHeating, monthlyCondoFees };
  return [
    {
      symbol: 'h',
      name: 'housingCosts',
      value: otherHousingCosts(own),
      unit: 'dollars',
      how: ownCostsOf(own),
      rule: 'fcacRatios',
    },
    ...(groundRent > 0 ? [entered('r', 'groundRent', groundRent)] : []),
    ...(otherMortgagePayment > 0 ? [entered('s', 'otherMortgagePayment', otherMortgagePayment)] : []),
  ];
}

const lettersOf = (lines: readonly Line[]): string[] => lines.map(({ symbol }) => symbol);

/** A month's income E, other housing costs, and debts d where they count. */
function householdLines(input: HouseholdInput, hasDebts: boolean): Line[] {
  return [
    {
      symbol: 'E',
      name: 'monthlyIncome',
      value: input.annualIncome / 12,
      unit: 'dollars',
      how: over(dollars(input.annualIncome), 12),
    },
    ...housingLines(input),
    ...(hasDebts ? [entered('d', 'debts', input.otherMonthlyDebts)] : []),
  ];
}

/** The payment at the qualifying rate, p, and what it is worked out from. */
function qualifyingLines(input: DebtServiceInput): Line[] {
  const rates = rateLines(rateInputOf(input));
  const { qualifyingPayment: value, qualifyingRatePct } = debtService(input);
  const { amortizationYears } = input;
  const mortgage = entered('L', 'principal', input.mortgage);
  const line = { symbol: 'p', value, unit: 'dollars', rounding: TO_CENT } as const;
  if (input.interestOnly)
    return [mortgage, ...rates, { ...line, name: 'monthlyInterest', how: over(times('L', 'q'), 12) }];
  const months = monthLines({ annualRatePct: qualifyingRatePct, amortizationYears, compounding: 'semi-annual' }, 'q');
  const name = input.privateLender ? 'monthlyPayment' : 'qualifyingPayment';
  return [mortgage, ...rates, ...months, { ...line, name, how: monthlyOf('L', months) }];
}

/** Housing costs as a share of income. Throws MortgageInputError naming the field. */
export function explainGrossDebtService(input: DebtServiceInput): Explanation {
  const { gdsPct } = debtService(input);
  return explanation('grossDebtService', [
    ...qualifyingLines(input),
    ...householdLines(input, false),
    entered('g', 'gdsLimit', input.gdsLimitPct, 'percent'),
    {
      symbol: 'G',
      name: 'grossDebtService',
      value: gdsPct,
      unit: 'percent',
      how: over(plus('p', ...lettersOf(housingLines(input))), 'E'),
      rounding: TO_HUNDREDTH,
      rule: 'fcacRatios',
    },
  ]);
}

/** Housing costs and debts as a share of income. Throws MortgageInputError naming the field. */
export function explainTotalDebtService(input: DebtServiceInput): Explanation {
  const { tdsPct } = debtService(input);
  return explanation('totalDebtService', [
    ...qualifyingLines(input),
    ...householdLines(input, true),
    entered('t', 'tdsLimit', input.tdsLimitPct, 'percent'),
    {
      symbol: 'T',
      name: 'totalDebtService',
      value: tdsPct,
      unit: 'percent',
      how: over(plus('p', ...lettersOf(housingLines(input)), 'd'), 'E'),
      rounding: TO_HUNDREDTH,
      rule: 'fcacRatios',
    },
  ]);
}

/** What each ratio leaves for principal and interest, the lesser of them and never below nothing. */
function leftOf(housing: readonly string[], isNone: boolean): Expression {
  const byGross = minus(times('E', 'g'), ...housing);
  const byTotal = minus(times('E', 't'), ...housing, 'd');
  return isNone ? greatest(0, least(byGross, byTotal)) : least(byGross, byTotal);
}

/** The largest mortgage, with its premium, that keeps both ratios. Throws MortgageInputError naming the field. */
export function explainMostMortgage(input: AffordabilityInput): Explanation {
  const { maxMonthlyPI, maxMortgageIncludingPremium, qualifyingRatePct } = affordability(input);
  const { amortizationYears } = input;
  const months = monthLines({ annualRatePct: qualifyingRatePct, amortizationYears, compounding: 'semi-annual' }, 'q');
  return explanation('mostMortgage', [
    ...householdLines(input, true),
    entered('g', 'gdsLimit', input.gdsLimitPct, 'percent'),
    entered('t', 'tdsLimit', input.tdsLimitPct, 'percent'),
    {
      symbol: 'a',
      name: 'mostMonthly',
      value: maxMonthlyPI,
      unit: 'dollars',
      how: leftOf(lettersOf(housingLines(input)), maxMonthlyPI === 0),
      rounding: DOWN_TO_CENT,
      rule: 'fcacRatios',
    },
    ...rateLines(rateInputOf(input)),
    ...months,
    {
      symbol: 'L',
      name: 'mostMortgage',
      value: maxMortgageIncludingPremium,
      unit: 'dollars',
      how: loanOf('a', months),
      rounding: DOWN_TO_CENT,
    },
  ]);
}
