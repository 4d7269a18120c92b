import type { CalculationKind as Kind } from 'domain/mortgage/calculate';
import type { PropertyType as Type } from 'domain/mortgage/land-transfer-tax';
import type { Frequency } from 'domain/mortgage/payment';
import type { Compounding as Period } from 'domain/mortgage/periodic-rate';
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

export const Compounding = { SEMI_ANNUAL: 'semi-annual', MONTHLY: 'monthly' } as const satisfies Record<string, Period>;

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

export const BindingRatio = { GDS: 'GDS', TDS: 'TDS' } as const;
export const PriceBound = { INCOME: 'income', DOWN_PAYMENT: 'downPayment' } as const;

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
  PURCHASE: 'purchase',
  RENEWAL: 'renewal',
  COMPARISON: 'comparison',
} as const satisfies Record<string, Kind>;

registerEnumType(PaymentFrequency, {
  name: 'PaymentFrequency',
  description: 'How often a payment is made; "accelerated" pays half or a quarter of the monthly payment.',
});
registerEnumType(Compounding, {
  name: 'Compounding',
  description: 'How often interest is added: SEMI_ANNUAL for fixed rates, MONTHLY for most variable ones.',
});
registerEnumType(PropertyType, { name: 'PropertyType', description: 'What is bought; some taxes depend on it.' });
registerEnumType(BindingRatio, { name: 'BindingRatio', description: 'Gross or total debt service.' });
registerEnumType(PriceBound, { name: 'PriceBound', description: 'What keeps the price from being higher.' });
registerEnumType(CalculationKind, { name: 'CalculationKind', description: 'What is calculated.' });
