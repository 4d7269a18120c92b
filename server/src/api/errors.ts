import { unwrapResolverError } from '@apollo/server/errors';
import { isObject } from '@brokerage/domain/data/objects';
import { ERROR_CODES, type ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isConnectionError } from '../platform/postgres/errors.js';
import { DomainError, ForbiddenError } from '../kernel/domain-error.js';
import { StoreFullError } from '../platform/files.js';
import { newId } from '../platform/ids.js';
import { RateLimitedError } from '../platform/limits.js';
import type { Logger } from '../platform/logger.js';

export const UNAVAILABLE_MESSAGE = 'The service is not available at the moment. Please try again shortly.';
export const RETRY_AFTER_UNAVAILABLE_S = 2;

const MASKED: ErrorCode = 'INTERNAL_SERVER_ERROR';

/** Whether an error may leave the server as it is. Whatever carries another code is masked. */
const isOpen = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code) && code !== MASKED;

/** What went wrong in a resolver, or before there was one. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  return cause instanceof GraphQLError && cause.originalError instanceof RateLimitedError ? cause.originalError : cause;
}

const requestOf = new WeakMap<object, string>();

/** Apollo formats errors without their context: this is how one keeps the id of its request. */
export function noteRequest(error: unknown, requestId: string): void {
  if (typeof error === 'object' && error !== null) requestOf.set(error, requestId);
}

const requestIdOf = (error: unknown): string | undefined =>
  isObject(error) ? (requestOf.get(error) ?? requestIdOf(error['originalError'])) : undefined;

/** What a caller may see of an error; the rest is in the log under the id of the request. */
export function makeFormatError(
  log: Logger,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const cause = causeOf(error);
    const { path, locations } = formatted;
    const answer = (
      message: string,
      extensions: { code: ErrorCode; [more: string]: unknown },
    ): GraphQLFormattedError => ({
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions,
    });
    if (cause instanceof DomainError) {
      const code = cause.code === 'NOT_FOUND' ? 'NOT_FOUND' : 'BAD_USER_INPUT';
      return answer(cause.message, { code, field: cause.problems[0]?.field });
    }
    if (cause instanceof ForbiddenError) return answer(cause.message, { code: 'FORBIDDEN' });
    if (cause instanceof RateLimitedError) {
      return answer(cause.message, { code: 'RATE_LIMITED', retryAfter: cause.retryAfterSeconds });
    }
    const code = String(formatted.extensions?.code);
    if (cause instanceof GraphQLError && isOpen(code)) return answer(formatted.message, { code });
    if (cause instanceof StoreFullError) {
      log.error({ err: cause, requestId: requestIdOf(error) }, 'there is no room for an upload');
      return answer(cause.message, { code: 'UNAVAILABLE', status: 507 });
    }
    if (isConnectionError(cause)) {
      log.warn({ err: cause, requestId: requestIdOf(error) }, 'a dependency is not available');
      return answer(UNAVAILABLE_MESSAGE, { code: 'UNAVAILABLE' });
    }
    const id = requestIdOf(error) ?? newId();
    log.error({ err: cause, requestId: id }, 'an operation failed');
    return answer(MESSAGES.unexpected, { code: MASKED, id });
  };
}
