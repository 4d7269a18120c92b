import { runEngine } from '../../kernel/run-engine.js';

/** The engine's fields that are Money in the schema: decimal texts there, numbers of dollars here. */
const MONEY = new Set([
  'adjustments',
  'amount',
  'annualHomeInsurance',
  'annualIncome',
  'annualPropertyTax',
  'appraisal',
  'balance',
  'balances',
  'cashBack',
  'currentPayment',
  'downPayment',
  'fees',
  'inspection',
  'legalFees',
  'monthlyCondoFees',
  'monthlyHeating',
  'mortgage',
  'mortgageAmount',
  'mortgageBalance',
  'newMortgage',
  'otherBalances',
  'otherCosts',
  'otherMonthlyDebts',
  'penalty',
  'price',
  'principal',
  'quotedPenalty',
  'titleInsurance',
  'value',
]);

function toEngine(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toEngine('', item));
  if (typeof value === 'object' && value !== null) return engineInput(value);
  return MONEY.has(key) && typeof value === 'string' ? Number(value) : value;
}

/** What the engine is asked, from what the schema was given; null means that a field is left out. */
export function engineInput(input: object): Record<string, unknown> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, toEngine(key, value)]));
}

/** What the engine is told where the schema lets a field be left out. */
export const ENGINE_DEFAULTS = {
  prepaymentPenalty: { method: 'contract-rate' },
  qualifyingRate: { uninsuredStraightSwitch: false },
} as const;

/** The engine checks every field itself, so what the schema let through may go in as it is. */
export function calculateFrom<Result>(calculation: (input: never) => Result, input: object, defaults?: object): Result {
  return runEngine(() => calculation({ ...defaults, ...engineInput(input) } as never));
}
