import { roundTo, toCents } from './cents.js';
import { mayRunLonger } from './first-time.js';
import { PAYMENTS_PER_YEAR } from './frequency.js';
import { checkAmountOrNone, checkFlag } from './input-error.js';
import { insurancePremium, type InsurancePremium, type InsurancePremiumInput } from './insurance-premium.js';
import { landTransferTax, type LandTransferTax, type LandTransferTaxInput } from './land-transfer-tax.js';
import { minDownPayment } from './min-down-payment.js';
import { newHomeTax, type NewHomeTax, type NewHomeTaxInput } from './new-home-tax.js';
import type { Note } from './notes.js';
import { payment, type Frequency } from './payment.js';
import type { Compounding } from './periodic-rate.js';
import type { Provenance } from './provenance.js';

/** What else is paid in cash on closing day; none unless given. */
export interface ClosingCosts {
  legalFees?: number;
  titleInsurance?: number;
  appraisal?: number;
  inspection?: number;
  /** Property tax and utilities that the seller paid ahead */
  adjustments?: number;
}

/** What a home costs besides its mortgage; none unless given. */
export interface RunningCosts {
  annualPropertyTax?: number;
  monthlyHeating?: number;
  monthlyCondoFees?: number;
  annualHomeInsurance?: number;
}

export interface PurchaseInput extends Omit<LandTransferTaxInput, 'mortgageAmount'>, ClosingCosts, RunningCosts {
  /** Dollars; of a new home before GST, HST or QST */
  downPayment: number;
  /** Homes in the building, 1 to 4; 1 unless given */
  units?: number;
  annualRatePct: number;
  amortizationYears: number;
  frequency: Frequency;
  compounding: Compounding;
  nonTraditionalDownPayment: boolean;
  /** The day a new home's agreement was signed; the closing date unless given */
  agreementDate?: string;
  /** Whether the builder of a new home credits the tax rebates on closing day; true unless given */
  rebateCredited?: boolean;
  /** Moving and whatever else is paid in cash */
  otherCosts: number;
}

/** Dollars a month. */
export interface MonthlyCost {
  mortgage: number;
  propertyTax: number;
  heating: number;
  condoFees: number;
  homeInsurance: number;
  total: number;
}

export type Purchase = Omit<InsurancePremium, keyof Provenance> &
  Provenance & {
    minDownPayment: number;
    downPaymentPct: number;
    payment: number;
    landTransferTax: Omit<LandTransferTax, keyof Provenance>;
    /** Of a newly built home */
    newHomeTax: Omit<NewHomeTax, keyof Provenance> | null;
    /** The rebates that the buyer claims after closing */
    rebateAfterClosing: number;
    /** Lawyer, title insurance, appraisal, inspection, adjustments and the other costs */
    closingCosts: number;
    /** Down payment, land transfer tax, tax on a new home, sales tax on the premium and closing costs */
    cashToClose: number;
    monthlyCost: MonthlyCost;
  };

const CLOSING = ['legalFees', 'titleInsurance', 'appraisal', 'inspection', 'adjustments', 'otherCosts'] as const;
const RUNNING = ['annualPropertyTax', 'monthlyHeating', 'monthlyCondoFees', 'annualHomeInsurance'] as const;

const sum = (...dollars: number[]): number => dollars.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
const aMonth = (annual = 0): number => toCents(annual / 12) / 100;

function monthlyCostOf(input: PurchaseInput, regular: number): MonthlyCost {
  const parts = {
    mortgage: aMonth(regular * PAYMENTS_PER_YEAR[input.frequency]),
    propertyTax: aMonth(input.annualPropertyTax),
    heating: input.monthlyHeating ?? 0,
    condoFees: input.monthlyCondoFees ?? 0,
    homeInsurance: aMonth(input.annualHomeInsurance),
  };
  return { ...parts, total: sum(...Object.values(parts)) };
}

function rebateNotes({ totalRebate }: NewHomeTax, isCredited: boolean): Note[] {
  if (totalRebate === 0) return [];
  return [isCredited ? 'NEW_HOME_REBATE_CREDITED' : 'NEW_HOME_REBATE_LATER'];
}

/** The insurance that a purchase asks for: the longer amortization is for a first home and for a new one. */
export const insuranceOf = (input: PurchaseInput): InsurancePremiumInput => ({
  ...input,
  firstTimeBuyerOrNewBuild: mayRunLonger(input) || input.newlyBuilt,
});

/** The tax that a purchase asks for where the home is new: somebody will live in it. */
export const newHomeOf = ({ agreementDate, ...input }: PurchaseInput): NewHomeTaxInput => ({
  ...input,
  primaryResidence: true,
  agreementDate: agreementDate ?? input.closingDate,
});

/** What buying a home takes: down payment, insurance, mortgage, taxes, cash to close, and what it costs a month. */
export function purchase(input: PurchaseInput): Purchase {
  const { price, downPayment, units, closingDate, rebateCredited = true } = input;
  const insurance = insurancePremium(insuranceOf(input));
  const { tables: insuranceTables, ...insured } = insurance;
  for (const field of [...CLOSING, ...RUNNING])
    checkAmountOrNone(field, field === 'otherCosts' ? input[field] : (input[field] ?? 0));
  checkFlag('rebateCredited', rebateCredited);
  const least = minDownPayment({ price, units, ownerOccupied: true, closingDate });
  const mortgageAmount = insurance.totalMortgage;
  const { tables, engineVersion, rulesAsOf, ...tax } = landTransferTax({ ...input, mortgageAmount });
  const ofNewHome = input.newlyBuilt ? newHomeTax(newHomeOf(input)) : null;
  const credited = ofNewHome && rebateCredited ? ofNewHome.creditable : 0;
  const closingCosts = sum(...CLOSING.map((field) => input[field] ?? 0));
  const regular = mortgageAmount > 0 ? payment({ ...input, principal: mortgageAmount }).payment : 0;
  const salesTax = ofNewHome ? sum(ofNewHome.total, -credited) : 0;
  return {
    ...insured,
    minDownPayment: least.minDownPayment,
    downPaymentPct: roundTo(4, (downPayment / price) * 100),
    payment: regular,
    landTransferTax: tax,
    newHomeTax: ofNewHome && withoutProvenance(ofNewHome),
    rebateAfterClosing: ofNewHome ? sum(ofNewHome.totalRebate, -credited) : 0,
    closingCosts,
    cashToClose: sum(downPayment, tax.total, salesTax, insurance.premiumSalesTax, closingCosts),
    monthlyCost: monthlyCostOf(input, regular),
    notes: [
      ...insured.notes,
      ...tax.notes,
      ...(ofNewHome ? [...ofNewHome.notes, ...rebateNotes(ofNewHome, rebateCredited)] : []),
    ],
    engineVersion,
    rulesAsOf,
    tables: [...least.tables, ...insuranceTables, ...tables, ...(ofNewHome?.tables ?? [])],
  };
}

function withoutProvenance({
  engineVersion: _,
  rulesAsOf: __,
  tables: ___,
  ...figures
}: NewHomeTax): Purchase['newHomeTax'] {
  return figures;
}
