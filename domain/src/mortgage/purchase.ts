import { roundTo, toCents } from './cents.js';
import { checkAmountOrNone } from './input-error.js';
import { insurancePremium, type InsurancePremium } from './insurance-premium.js';
import { landTransferTax, type LandTransferTax, type LandTransferTaxInput } from './land-transfer-tax.js';
import { minDownPayment } from './min-down-payment.js';
import { payment, type Frequency } from './payment.js';
import type { Compounding } from './periodic-rate.js';
import type { Provenance } from './provenance.js';

export interface PurchaseInput extends Omit<LandTransferTaxInput, 'mortgageAmount'> {
  downPayment: number;
  annualRatePct: number;
  amortizationYears: number;
  frequency: Frequency;
  compounding: Compounding;
  nonTraditionalDownPayment: boolean;
  /** Lawyer, inspection, moving: what else is paid in cash */
  otherCosts: number;
}

export type Purchase = Omit<InsurancePremium, keyof Provenance> &
  Provenance & {
    minDownPayment: number;
    downPaymentPct: number;
    payment: number;
    landTransferTax: Omit<LandTransferTax, keyof Provenance>;
    /** Down payment, land transfer tax, sales tax on the premium and the other costs */
    cashToClose: number;
  };

/** What a home costs: down payment, insurance, mortgage and its payment, land transfer tax, and cash to close. */
export function purchase(input: PurchaseInput): Purchase {
  const firstTimeBuyerOrNewBuild = input.firstTimeBuyer || input.newlyBuilt;
  const insurance = insurancePremium({ ...input, firstTimeBuyerOrNewBuild });
  const { tables: insuranceTables, ...insured } = insurance;
  const { price, downPayment, otherCosts } = input;
  checkAmountOrNone('otherCosts', otherCosts);
  const least = minDownPayment({ price, ownerOccupied: true, closingDate: input.closingDate });
  const mortgageAmount = insurance.totalMortgage;
  const { tables, engineVersion, rulesAsOf, ...tax } = landTransferTax({ ...input, mortgageAmount });
  const cash = [downPayment, tax.total, insurance.premiumSalesTax, otherCosts].map(toCents);
  return {
    ...insured,
    minDownPayment: least.minDownPayment,
    downPaymentPct: roundTo(4, (downPayment / price) * 100),
    payment: mortgageAmount > 0 ? payment({ ...input, principal: mortgageAmount }).payment : 0,
    landTransferTax: tax,
    cashToClose: cash.reduce((sum, cents) => sum + cents, 0) / 100,
    engineVersion,
    rulesAsOf,
    tables: [...least.tables, ...insuranceTables, ...tables],
  };
}
