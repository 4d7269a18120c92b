import { refusalWords } from '@brokerage/domain/calculator/refusal-words';
import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import { DomainError } from './domain-error.js';

/** Runs a calculation; what the engine refuses becomes a refusal that names the field. */
export function runEngine<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    throw new DomainError('INVALID', refusalWords(error.refusal), error.field);
  }
}
