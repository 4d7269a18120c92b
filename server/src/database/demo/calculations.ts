import { paymentInput } from '@brokerage/domain/calculator/payment-scenario';
import type { Texts } from '@brokerage/domain/forms/fields';
import { calculate } from '@brokerage/domain/mortgage/calculate';
import { ENGINE_VERSION, RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import type { PurchaseInput } from '@brokerage/domain/mortgage/purchase';
import type { Calculation } from '../../modules/calculations/calculation.entity.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';

const HOUR_MS = 3_600_000;

const PAYMENT: Texts = {
  principal: '512000',
  rate: '3.94',
  years: '25',
  frequency: 'monthly',
  type: 'fixed',
  term: '5',
};
const FASTER: Texts = { ...PAYMENT, frequency: 'accelerated-bi-weekly', yearly: '5000' };

const HOME: PurchaseInput = {
  price: 640_000,
  downPayment: 128_000,
  province: 'AB',
  propertyType: 'single-family',
  firstTimeBuyer: false,
  newlyBuilt: false,
  residentBuyer: true,
  closingDate: RULES_AS_OF,
  annualRatePct: 3.94,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
  nonTraditionalDownPayment: false,
  otherCosts: 2500,
};
const HOME_TEXTS: Texts = {
  price: '640000',
  down: '128000',
  province: 'AB',
  rate: '3.94',
  type: 'fixed',
  years: '25',
  frequency: 'monthly',
  costs: '2500',
};

const scenarioOf = (texts: Texts): string => new URLSearchParams(texts).toString();

/** What the account holder has calculated, from the newest to the oldest: two of them can be compared. */
const SAMPLES = [
  { label: 'With 5,000 more a year', kind: 'prepayment', input: paymentInput(FASTER), texts: FASTER, hoursAgo: 20 },
  { label: 'The plain five-year', kind: 'prepayment', input: paymentInput(PAYMENT), texts: PAYMENT, hoursAgo: 22 },
  { label: 'The house on Elm Street', kind: 'purchase', input: HOME, texts: HOME_TEXTS, hoursAgo: 30 },
] as const;

interface Parts {
  now: Date;
  userId: string;
  encryption: Encryption;
}

export function demoCalculations({ now, userId, encryption }: Parts): Pick<Calculation, keyof Calculation>[] {
  return SAMPLES.map(({ label, kind, input, texts, hoursAgo }) => {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    return {
      id: newId(),
      userId,
      kind,
      label,
      inputs: encryption.encryptJson({ ...input, scenario: scenarioOf(texts) }),
      results: encryption.encryptJson(calculate(kind, input)),
      engineVersion: ENGINE_VERSION,
      rulesAsOf: RULES_AS_OF,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
