import { MortgageInputError } from 'domain/mortgage/input-error';
import { DomainError } from '../domain-error.js';

/** The engine's fields that are Money in the schema: decimal texts there, numbers of dollars here. */
const MONEY = new Set([
  'amount',
  'annualIncome',
  'annualPropertyTax',
  'balance',
  'balances',
  'downPayment',
  'monthlyCondoFees',
  'monthlyHeating',
  'mortgage',
  'mortgageAmount',
  'mortgageBalance',
  'otherMonthlyDebts',
  'price',
  'principal',
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
    throw new DomainError('INVALID', error.message, error.field);
  }
}
