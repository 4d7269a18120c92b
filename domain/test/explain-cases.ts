import fc from 'fast-check';
import { affordability } from '../src/mortgage/affordability.js';
import { annualPercentageRate } from '../src/mortgage/annual-percentage-rate.js';
import { debtService } from '../src/mortgage/debt-service.js';
import { helocMax, refinanceMax } from '../src/mortgage/equity.js';
import { FREQUENCIES } from '../src/mortgage/frequency.js';
import { insurancePremium } from '../src/mortgage/insurance-premium.js';
import { landTransferTax, PROPERTY_TYPES } from '../src/mortgage/land-transfer-tax.js';
import { minDownPayment } from '../src/mortgage/min-down-payment.js';
import { newHomeTax } from '../src/mortgage/new-home-tax.js';
import { payment } from '../src/mortgage/payment.js';
import { prepayment } from '../src/mortgage/prepayment.js';
import { prepaymentPenalty } from '../src/mortgage/prepayment-penalty.js';
import { RULES_AS_OF } from '../src/mortgage/provenance.js';
import { purchase } from '../src/mortgage/purchase.js';
import { qualifyingRate } from '../src/mortgage/qualifying-rate.js';
import { rateRise } from '../src/mortgage/rate-rise.js';
import { renewal } from '../src/mortgage/renewal.js';
import { INSURANCE_CLASSES } from '../src/mortgage/tables/lending.js';
import { PROVINCES } from '../src/mortgage/tables/provinces.js';
import type { ExplainRequest } from '../src/explain/explain.js';
import type { RisenInput } from '../src/explain/rate-rise.js';
import type { Explanation } from '../src/explain/explanation.js';
import { howText, valuesOf } from '../src/explain/text.js';
import type { ExplainedFigure } from '../src/explain/words.js';

const cents = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((all) => all / 100);
const rates = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100);
const flag = fc.boolean();
const yearsOf = fc.integer({ min: 1, max: 30 });
const days = fc.constantFrom('2023-12-31', '2024-12-14', '2024-12-15', RULES_AS_OF, '2027-01-15');
const types = fc.constantFrom('fixed' as const, 'variable' as const);
const compounding = fc.constantFrom('semi-annual' as const, 'monthly' as const);

const household = {
  annualIncome: cents(20_000, 500_000),
  annualPropertyTax: cents(0, 12_000),
  monthlyHeating: cents(0, 400),
  monthlyCondoFees: cents(0, 900),
  groundRent: fc.option(cents(0, 1_500), { nil: undefined }),
  otherMortgagePayment: fc.option(cents(0, 2_000), { nil: undefined }),
  otherMonthlyDebts: cents(0, 3_000),
  contractRatePct: rates,
  amortizationYears: yearsOf,
  gdsLimitPct: fc.constantFrom(35, 39),
  tdsLimitPct: fc.constantFrom(42, 44),
  straightSwitch: flag,
  insuranceClass: fc.constantFrom(...INSURANCE_CLASSES),
  privateLender: fc.option(flag, { nil: undefined }),
  date: fc.constantFrom('2022-06-01', '2024-06-01', RULES_AS_OF),
};
const serviced = fc.record({
  ...household,
  mortgage: cents(1, 2_000_000),
  interestOnly: fc.option(flag, { nil: undefined }),
});
const home = {
  price: cents(20_000, 6_000_000),
  province: fc.constantFrom(...PROVINCES),
  city: fc.constantFrom('Toronto', 'Montréal', 'Québec', 'Halifax', 'Nowhere'),
  propertyType: fc.constantFrom(...PROPERTY_TYPES),
  newlyBuilt: flag,
  residentBuyer: flag,
  firstTimeBuyer: flag,
  closingDate: fc.constantFrom(RULES_AS_OF, '2027-01-15'),
};
const insured = {
  price: cents(50_000, 1_600_000),
  downPayment: cents(0, 400_000),
  amortizationYears: fc.constantFrom(20, 25, 30),
  firstTimeBuyerOrNewBuild: flag,
  nonTraditionalDownPayment: flag,
  province: fc.constantFrom(...PROVINCES),
  closingDate: days,
};
const penalty = {
  balance: cents(0, 900_000),
  contractRatePct: rates,
  rateType: types,
  method: fc.constantFrom('contract-rate' as const, 'posted-rate' as const),
  comparisonRatePct: rates,
  postedRatePct: rates,
  discountPct: rates,
};

const monthsOf = fc.integer({ min: 0, max: 120 });
const penalties = fc.oneof(
  fc.record({ ...penalty, monthsRemaining: monthsOf }),
  fc.record({
    ...penalty,
    startDate: fc.constantFrom('2020-11-02', '2023-11-22'),
    termYears: fc.constantFrom(5, 10),
    borrower: fc.constantFrom('individual' as const, 'company' as const),
  }),
);
const loan = {
  principal: cents(1, 3_000_000),
  annualRatePct: rates,
  amortizationYears: fc.constantFrom(1 / 12, 0.5, 7.25, 25, 40),
  frequency: fc.constantFrom(...FREQUENCIES),
  compounding,
};
const rising = {
  ...loan,
  termYears: fc.constantFrom(1, 3.5, 5, 7.25),
  currentPayment: fc.option(cents(100, 9_000), { nil: undefined }),
};
const coming = {
  balance: cents(1_000, 1_500_000),
  rateType: types,
  compounding,
  amortizationYears: fc.constantFrom(3, 12.5, 20, 25),
  frequency: loan.frequency,
  newRatePct: rates,
  newRateType: fc.option(types, { nil: undefined }),
  newAmortizationYears: fc.constantFrom(undefined, 2, 30),
  termYears: fc.constantFrom(1, 2, 5),
  rateAfterTermPct: fc.option(rates, { nil: undefined }),
  horizonMonths: fc.constantFrom(undefined, 12, 36, 60, 84),
  comparisonRatePct: rates,
  otherCosts: cents(0, 3_000),
};
/** Before the end of a term, and at it. */
const renewals = fc.oneof(
  fc.record({ ...coming, monthsRemaining: fc.integer({ min: 1, max: 60 }), contractRatePct: rates }),
  fc.record({ ...coming, monthsRemaining: fc.constant(0), lenderRatePct: rates }),
);

const newHomes = fc.record({
  price: home.price,
  province: home.province,
  newlyBuilt: flag,
  primaryResidence: flag,
  firstTimeBuyer: flag,
  agreementDate: fc.constantFrom('2026-03-31', RULES_AS_OF, '2027-01-15'),
});

type Inputs<Figure extends ExplainedFigure> = fc.Arbitrary<Extract<ExplainRequest, { figure: Figure }>['input']>;
/** For each figure the inputs that are tried, and what the engine says of one. */
export const CASES: { [Figure in ExplainedFigure]: [Inputs<Figure>, (input: never) => number] } = {
  payment: [fc.record(loan), (input) => payment(input).payment],
  purchasePayment: [
    fc.record({
      ...home,
      price: cents(50_000, 1_600_000),
      downPayment: cents(20_000, 400_000),
      annualRatePct: rates,
      amortizationYears: fc.constantFrom(20, 25, 30),
      frequency: fc.constantFrom(...FREQUENCIES),
      compounding,
      nonTraditionalDownPayment: flag,
      otherCosts: cents(0, 5_000),
    }),
    (input) => purchase(input).payment,
  ],
  insurancePremium: [fc.record(insured), (input) => insurancePremium(input).premium],
  premiumTax: [fc.record(insured), (input) => insurancePremium(input).premiumSalesTax],
  minDownPayment: [
    fc.record({
      price: cents(1, 2_000_000),
      ownerOccupied: flag,
      units: fc.constantFrom(1, 2, 3, 4),
      closingDate: days,
    }),
    (input) => minDownPayment(input).minDownPayment,
  ],
  landTransferTax: [
    fc.record({ ...home, mortgageAmount: fc.option(cents(0, 2_000_000), { nil: undefined }) }),
    (input) => landTransferTax(input).total,
  ],
  prepaymentPenalty: [penalties, (input) => prepaymentPenalty(input).penalty],
  annualPercentageRate: [
    fc.record({
      principal: cents(1_000, 2_000_000),
      annualRatePct: rates,
      amortizationYears: yearsOf,
      compounding,
      termMonths: fc.integer({ min: 1, max: 120 }),
      fees: cents(0, 20_000),
    }),
    (input) => annualPercentageRate(input).aprPct,
  ],
  qualifyingRate: [
    fc.record({
      contractRatePct: rates,
      straightSwitch: flag,
      insuranceClass: household.insuranceClass,
      privateLender: household.privateLender,
      date: household.date,
    }),
    (input) => qualifyingRate(input).qualifyingRatePct,
  ],
  grossDebtService: [serviced, (input) => debtService(input).gdsPct],
  totalDebtService: [serviced, (input) => debtService(input).tdsPct],
  mostMortgage: [fc.record(household), (input) => affordability(input).maxMortgageIncludingPremium],
  totalMortgage: [fc.record(insured), (input) => insurancePremium(input).totalMortgage],
  newHomeTax: [newHomes, (input) => newHomeTax(input).total],
  newHomeRebate: [newHomes, (input) => newHomeTax(input).totalRebate],
  federalRebate: [newHomes, (input) => newHomeTax(input).federalRebate],
  provincialRebate: [newHomes, (input) => newHomeTax(input).provincialRebate],
  threeMonthsInterest: [penalties, (input) => prepaymentPenalty(input).threeMonthsInterest],
  interestDifferential: [
    fc.record({ ...penalty, rateType: fc.constant('fixed' as const), monthsRemaining: monthsOf }),
    (input) => prepaymentPenalty(input).ird,
  ],
  interestOverTerm: [
    fc.record({
      ...loan,
      termYears: fc.constantFrom(1, 2.5, 5, 10),
      lumpSums: fc.option(fc.constant([{ amount: 20_000, beforePayment: 12 }]), { nil: undefined }),
      paymentIncreases: fc.option(fc.constant([{ amount: 150, fromPayment: 3 }]), { nil: undefined }),
    }),
    (input) => prepayment(input).interestOverTerm,
  ],
  stayInterest: [renewals, (input) => renewal(input).stayInterest],
  newInterest: [renewals, (input) => renewal(input).newInterest],
  refinanceLimit: [
    fc.record({ value: cents(50_000, 3_000_000), balances: cents(0, 2_000_000) }),
    (input) => refinanceMax(input).maxTotalMortgage,
  ],
  creditLine: [
    fc.record({ value: cents(50_000, 3_000_000), mortgageBalance: cents(0, 2_000_000) }),
    (input) => helocMax(input).maxHelocWithMortgage,
  ],
  paymentAtRenewal: [
    fc.record({
      ...rising,
      rateType: types,
      payments: fc.constantFrom('static' as const, 'adjustable' as const, undefined),
      rise: fc.constantFrom(0, 1, 2, 3),
    }),
    (input: RisenInput) => rateRise(input).rises.find(({ rise }) => rise === input.rise)?.paymentAtRenewal ?? NaN,
  ],
  triggerRate: [
    fc.record({ ...rising, rateType: fc.constant('variable' as const), payments: fc.constant('static' as const) }),
    (input) => rateRise(input).triggerRatePct ?? NaN,
  ],
};

/** An explanation as it is read: each letter with what it comes to. */
export const said = ({ lines, result }: Explanation): string[] => {
  const valueOf = valuesOf({ lines });
  return [...lines, result].map((line) => `${line.symbol} = ${howText(line, valueOf) ?? 'given'}`);
};
