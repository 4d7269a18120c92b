import type { ErrorCode, UserErrorCode } from '@brokerage/domain/vocabulary/error-codes';

/** Every status a refusal can have, by its code in the schema: the one place where codes become statuses. */
const STATUS: Readonly<Record<string, number>> = {
  // top-level errors
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  // userErrors
  INVALID: 422,
  REQUIRED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  CONFLICT: 409,
  ALREADY_EXISTS: 409,
  GONE: 410,
} satisfies Partial<Record<ErrorCode | UserErrorCode, number>>;

/** A code that is not listed is a mistake of ours. */
export const statusOf = (code: string): number => STATUS[code] ?? 500;
