import { tableOf } from '@brokerage/domain/data/objects';
import { enumOf } from '@brokerage/domain/data/codes';
import type { Alternative } from '@brokerage/domain/mortgage/affordability';
import type { CalculationKind as Kind } from '@brokerage/domain/mortgage/calculate';
import type { PropertyType as Type } from '@brokerage/domain/mortgage/land-transfer-tax';
import type { PriceLimit } from '@brokerage/domain/mortgage/max-price';
import { noteText } from '@brokerage/domain/calculator/notes';
import { NOTES, type Note } from '@brokerage/domain/mortgage/notes';
import type { Frequency } from '@brokerage/domain/mortgage/payment';
import type { PenaltyMethod as Method, PrepaymentPenalty } from '@brokerage/domain/mortgage/prepayment-penalty';
import type { InsuranceClass as Insurance } from '@brokerage/domain/mortgage/tables/lending';
import { describeEnum } from '../../kernel/described-enum.js';

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

export const CalculationNote = enumOf<Note>(NOTES);

describeEnum(PaymentFrequency, {
  name: 'PaymentFrequency',
  description: 'How often a payment is made; "accelerated" pays half or a quarter of the monthly payment.',
  meanings: {
    MONTHLY: '12 payments a year',
    SEMI_MONTHLY: '24 payments a year, two a month',
    BI_WEEKLY: '26 payments a year, as much in all as monthly ones',
    WEEKLY: '52 payments a year, as much in all as monthly ones',
    ACCELERATED_BI_WEEKLY: '26 payments a year of half the monthly one each',
    ACCELERATED_WEEKLY: '52 payments a year of a quarter of the monthly one each',
  },
});
describeEnum(PropertyType, {
  name: 'PropertyType',
  description: 'What is bought; some taxes depend on it.',
  meanings: {
    SINGLE_FAMILY: 'A house for one household',
    CONDO: 'An apartment or house with shared property',
    TOWNHOUSE: 'A house in a row',
    DUPLEX: 'A house with two homes',
    MULTI_RESIDENTIAL: 'A building with more than two homes',
    COMMERCIAL: 'A building that nobody lives in',
    VACANT_LAND: 'Land without a building',
    OTHER: 'None of these',
  },
});
describeEnum(PenaltyMethod, {
  name: 'PenaltyMethod',
  description:
    "How a lender finds the rate it compares yours with. CONTRACT_RATE: its own rate today. POSTED_RATE: today's posted rate less your discount.",
  meanings: {
    CONTRACT_RATE: "Compares your rate with the lender's own rate today",
    POSTED_RATE: "Compares with today's posted rate less the discount you once got",
  },
});
describeEnum(PenaltyBasis, {
  name: 'PenaltyBasis',
  description: "What the penalty is. INTEREST_ACT: section 10 of the Interest Act keeps it to three months' interest.",
  meanings: {
    NONE: 'There is nothing to pay',
    THREE_MONTHS: "Three months' interest, which is higher than the differential",
    IRD: "The interest rate differential, which is higher than three months' interest",
    INTEREST_ACT: "Three months' interest at most, by section 10 of the Interest Act",
  },
});
describeEnum(BorrowerKind, {
  name: 'BorrowerKind',
  description: 'A person or a company.',
  meanings: {
    COMPANY: 'A corporation. Section 10 of the Interest Act does not protect it',
    INDIVIDUAL: 'Somebody who borrows in their own name',
  },
});
describeEnum(VariablePayments, {
  name: 'VariablePayments',
  description: 'ADJUSTABLE payments follow the rate; STATIC ones stay until the renewal.',
  meanings: {
    ADJUSTABLE: 'Each payment follows the rate',
    STATIC: 'Payments stay until the renewal; more of them is interest',
  },
});
describeEnum(InsuranceClass, {
  name: 'InsuranceClass',
  description: 'Who pays for default insurance: you (INSURED), the lender (INSURABLE) or nobody.',
  meanings: {
    INSURED: 'The buyer pays the premium',
    INSURABLE: 'The lender may insure it, and pays',
    UNINSURED: 'Nobody insures it',
  },
});
describeEnum(BindingRatio, {
  name: 'BindingRatio',
  description: 'Gross or total debt service.',
  meanings: {
    GDS: 'Gross debt service: housing costs alone',
    TDS: 'Total debt service: housing costs and other debts',
  },
});
describeEnum(PriceBound, {
  name: 'PriceBound',
  description:
    'What keeps the price from being higher: housing costs (GDS), housing and debts (TDS), the down payment, an amortization that cannot be insured, or the price from which no mortgage can be insured.',
  meanings: {
    INCOME: 'Housing costs reach their limit',
    DEBTS: 'Housing costs and other debts reach their limit',
    DOWN_PAYMENT: 'The down payment is the least for this price',
    AMORTIZATION: 'A longer amortization cannot be insured',
    PRICE_CAP: 'From this price on no mortgage can be insured',
  },
});
describeEnum(PriceChange, {
  name: 'PriceChange',
  description: 'A change that raises the price.',
  meanings: {
    AMORTIZATION: 'More years to pay it off',
    DOWN_PAYMENT: 'More cash of the buyer',
    DEBTS: 'Fewer payments on other debts',
  },
});
describeEnum(CalculationNote, {
  name: 'CalculationNote',
  description: 'What a reader must know about a figure: what is not in it, or where it is an estimate.',
  meanings: tableOf(NOTES.map((note) => [note, noteText(note)])),
});
describeEnum(CalculationKind, {
  name: 'CalculationKind',
  description: 'What is calculated.',
  meanings: {
    PERIODIC_RATE: 'The rate of one payment period',
    PAYMENT: 'The regular payment',
    SCHEDULE: 'A mortgage payment by payment',
    PREPAYMENT: 'What lump sums and higher payments save',
    MIN_DOWN_PAYMENT: 'The least down payment on a price',
    INSURANCE_PREMIUM: 'What default insurance costs',
    LAND_TRANSFER_TAX: 'The tax or the fees of registering a purchase',
    QUALIFYING_RATE: 'The rate of the stress test',
    DEBT_SERVICE: 'What housing and debts take of the income',
    AFFORDABILITY: 'The most a household can borrow',
    PREPAYMENT_PENALTY: 'What leaving a mortgage early costs',
    REFINANCE_MAX: 'The most that may be secured on a home',
    HELOC_MAX: 'The most a home-equity line can be',
    REFINANCE: 'A new mortgage on a home, and the cash out',
    PURCHASE: 'Everything about buying one home',
    RENEWAL: 'Leaving now against waiting, or two offers',
    RATE_RISE: 'Payments if rates go up',
    COMPARISON: 'Up to 3 mortgages side by side',
    NEW_HOME_TAX: 'GST, HST or QST on a new home',
    DOWN_PAYMENTS: 'Four down payments on one price',
  },
});
