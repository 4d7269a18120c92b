import type { UserErrorCode } from '@brokerage/domain/vocabulary/error-codes';

export interface Problem {
  code: UserErrorCode;
  message: string;
  /** Path of the input field: `['consent', 'contact']` */
  field?: string[];
}

/** The person may see that it is there, and may not do this to it: 403. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';

  constructor(message = 'Your role does not allow this.') {
    super(message);
  }
}

/** A refusal the caller can act on. Mutations answer it in `userErrors`, queries as a top-level error. */
export class DomainError extends Error {
  readonly problems: readonly Problem[];

  constructor(
    readonly code: UserErrorCode,
    message: string,
    field?: string,
  ) {
    super(message);
    this.name = 'DomainError';
    this.problems = [{ code, message, field: field?.split('.') }];
  }

  /** Several refusals at once: what a form shows beside its fields. */
  static of(problems: readonly [Problem, ...Problem[]]): DomainError {
    return new SeveralProblems(problems);
  }
}

class SeveralProblems extends DomainError {
  override readonly problems: readonly Problem[];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(problems[0].code, problems[0].message);
    this.problems = problems;
  }
}
