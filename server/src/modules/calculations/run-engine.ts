import { refusalWords } from '@brokerage/domain/calculator/refusal-words';
import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import { DomainError } from '../../kernel/domain-error.js';

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

/** Runs a calculation; what the engine refuses becomes a refusal that names the field. */
export function runEngine<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    throw new DomainError('INVALID', refusalWords(error.refusal), error.field);
  }
}

/** The engine checks every field itself, so what the schema let through may go in as it is. */
export function calculateFrom<Result>(calculation: (input: never) => Result, input: object, defaults?: object): Result {
  return runEngine(() => calculation({ ...defaults, ...engineInput(input) } as never));
}
