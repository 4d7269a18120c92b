/** An error as PostgreSQL's driver or the network gives it. `code`: an SQLSTATE, or a name such as ECONNREFUSED. */
class CodedError extends Error {
  constructor(
    readonly code: string,
    readonly constraint?: string,
  ) {
    super(code);
  }
}

export const errorWith = (code: string, constraint?: string): CodedError => new CodedError(code, constraint);
