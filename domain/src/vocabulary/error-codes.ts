/** Every code of a top-level GraphQL error (`extensions.code`), and what it means to a caller. */
export const ERROR_CODES = {
  UNAUTHENTICATED: 'Nobody is signed in, or the session has ended.',
  FORBIDDEN: 'Your role does not allow this.',
  SECOND_FACTOR_REQUIRED: 'Your brokerage requires two-step sign-in of your role, and you have not set it up.',
  EMAIL_NOT_VERIFIED: 'This needs a confirmed email address. Offer to send the link again.',
  NOT_FOUND: 'There is no such record, or it belongs to somebody else.',
  BAD_USER_INPUT: 'An argument or a variable is not valid. `extensions.field` is its path, if one field is wrong.',
  BAD_REQUEST: 'The HTTP request could not be read, or a header is missing.',
  RATE_LIMITED: 'Too many requests. Wait `extensions.retryAfter` seconds.',
  UNAVAILABLE:
    'The service cannot answer at the moment. Try again shortly. `extensions.status` is 507 if there is no room for a file.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL, or it is too long.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema, or it asks for too much.',
  OPERATION_RESOLUTION_FAILURE: 'The request does not say which operation of the document to run.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Persisted queries are not supported. Send the whole document.',
  INTERNAL_SERVER_ERROR: 'Something failed on our side. Quote `extensions.id` when you report it.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Every code in `userErrors`, where a mutation says why it was refused. */
export const USER_ERROR_CODES = {
  INVALID: 'The value is not valid. The message says what to enter.',
  REQUIRED: 'A value is missing.',
  CONFLICT: 'Somebody else changed it first, or its state does not allow this. Load it again.',
  GONE: 'It was sent or deleted meanwhile, and takes no more changes.',
  NOT_FOUND: 'There is no such record, or it belongs to somebody else.',
  ALREADY_EXISTS: 'There already is a record with this name or email address.',
  IDEMPOTENCY_MISMATCH: 'The Idempotency-Key was used for another request. Send a new key.',
} as const;

export type UserErrorCode = keyof typeof USER_ERROR_CODES;
