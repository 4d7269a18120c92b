import type { Alternative } from '@brokerage/domain/mortgage/affordability';
import type { CalculationKind as Kind } from '@brokerage/domain/mortgage/calculate';
import type { PropertyType as Type } from '@brokerage/domain/mortgage/land-transfer-tax';
import type { PriceLimit } from '@brokerage/domain/mortgage/max-price';
import { NOTES, type Note } from '@brokerage/domain/mortgage/notes';
import type { Frequency } from '@brokerage/domain/mortgage/payment';
import type { PenaltyMethod as Method, PrepaymentPenalty } from '@brokerage/domain/mortgage/prepayment-penalty';
import type { InsuranceClass as Insurance } from '@brokerage/domain/mortgage/tables/lending';
import { registerEnumType } from 'type-graphql';

/** Names are those of GraphQL, values those of the engine and of REST. */
export const PaymentFrequency = {
  MONTHLY: 'monthly',
  SEMI_MONTHLY: 'semi-monthly',
  BI_WEEKLY: 'bi-weekly',
  WEEKLY: 'weekly',
  ACCELERATED_BI_WEEKLY: 'accelerated-bi-weekly',
  ACCELERATED_WEEKLY: 'accelerated-weekly',
} as const satisfies Record<string, Frequency>;

export const PropertyType = {
  SINGLE_FAMILY: 'single-family',
  CONDO: 'condo',
  TOWNHOUSE: 'townhouse',
  DUPLEX: 'duplex',
  MULTI_RESIDENTIAL: 'multi-residential',
  COMMERCIAL: 'commercial',
  VACANT_LAND: 'vacant-land',
  OTHER: 'other',
} as const satisfies Record<string, Type>;

export const PenaltyMethod = {
  CONTRACT_RATE: 'contract-rate',
  POSTED_RATE: 'posted-rate',
} as const satisfies Record<string, Method>;

export const PenaltyBasis = {
  NONE: 'none',
  THREE_MONTHS: 'three-months',
  IRD: 'ird',
  INTEREST_ACT: 'interest-act',
} as const satisfies Record<string, PrepaymentPenalty['basis']>;

export const BorrowerKind = { INDIVIDUAL: 'individual', COMPANY: 'company' } as const;
export const VariablePayments = { ADJUSTABLE: 'adjustable', STATIC: 'static' } as const;

export const InsuranceClass = {
  INSURED: 'insured',
  INSURABLE: 'insurable',
  UNINSURED: 'uninsured',
} as const satisfies Record<string, Insurance>;

export const BindingRatio = { GDS: 'GDS', TDS: 'TDS' } as const;
export const PriceBound = {
  INCOME: 'income',
  DEBTS: 'debts',
  DOWN_PAYMENT: 'downPayment',
  AMORTIZATION: 'amortization',
  PRICE_CAP: 'priceCap',
} as const satisfies Record<string, PriceLimit>;
export const PriceChange = {
  AMORTIZATION: 'amortizationYears',
  DOWN_PAYMENT: 'downPayment',
  DEBTS: 'otherMonthlyDebts',
} as const satisfies Record<string, Alternative['change']>;

export const CalculationKind = {
  PERIODIC_RATE: 'periodicRate',
  PAYMENT: 'payment',
  SCHEDULE: 'schedule',
  PREPAYMENT: 'prepayment',
  MIN_DOWN_PAYMENT: 'minDownPayment',
  INSURANCE_PREMIUM: 'insurancePremium',
  LAND_TRANSFER_TAX: 'landTransferTax',
  QUALIFYING_RATE: 'qualifyingRate',
  DEBT_SERVICE: 'debtService',
  AFFORDABILITY: 'affordability',
  PREPAYMENT_PENALTY: 'prepaymentPenalty',
  REFINANCE_MAX: 'refinanceMax',
  HELOC_MAX: 'helocMax',
  REFINANCE: 'refinance',
  PURCHASE: 'purchase',
  RENEWAL: 'renewal',
  RATE_RISE: 'rateRise',
  COMPARISON: 'comparison',
  NEW_HOME_TAX: 'newHomeTax',
  DOWN_PAYMENTS: 'downPayments',
} as const satisfies Record<string, Kind>;

export const CalculationNote = Object.fromEntries(NOTES.map((note) => [note, note])) as { [Code in Note]: Code };

registerEnumType(PaymentFrequency, {
  name: 'PaymentFrequency',
  description: 'How often a payment is made; "accelerated" pays half or a quarter of the monthly payment.',
});
registerEnumType(PropertyType, { name: 'PropertyType', description: 'What is bought; some taxes depend on it.' });
registerEnumType(PenaltyMethod, {
  name: 'PenaltyMethod',
  description:
    "How a lender finds the rate it compares yours with. CONTRACT_RATE: its own rate today. POSTED_RATE: today's posted rate less your discount.",
});
registerEnumType(PenaltyBasis, {
  name: 'PenaltyBasis',
  description: "What the penalty is. INTEREST_ACT: section 10 of the Interest Act keeps it to three months' interest.",
});
registerEnumType(BorrowerKind, { name: 'BorrowerKind', description: 'A person or a company.' });
registerEnumType(VariablePayments, {
  name: 'VariablePayments',
  description: 'ADJUSTABLE payments follow the rate; STATIC ones stay until the renewal.',
});
registerEnumType(InsuranceClass, {
  name: 'InsuranceClass',
  description: 'Who pays for default insurance: you (INSURED), the lender (INSURABLE) or nobody.',
});
registerEnumType(BindingRatio, { name: 'BindingRatio', description: 'Gross or total debt service.' });
registerEnumType(PriceBound, {
  name: 'PriceBound',
  description:
    'What keeps the price from being higher: housing costs (GDS), housing and debts (TDS), the down payment, an amortization that cannot be insured, or the price from which no mortgage can be insured.',
});
registerEnumType(PriceChange, { name: 'PriceChange', description: 'A change that raises the price.' });
registerEnumType(CalculationNote, {
  name: 'CalculationNote',
  description: 'What a reader must know about a figure: what is not in it, or where it is an estimate.',
});
registerEnumType(CalculationKind, { name: 'CalculationKind', description: 'What is calculated.' });
