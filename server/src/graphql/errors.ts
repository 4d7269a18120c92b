import { unwrapResolverError } from '@apollo/server/errors';
import { MESSAGES } from 'domain/vocabulary/messages';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isConnectionError } from '../database/errors.js';
import { DomainError, ForbiddenError } from '../modules/domain-error.js';
import { newId } from '../platform/ids.js';
import { RateLimitedError } from '../platform/limits.js';
import type { Logger } from '../platform/logger.js';

export const UNAVAILABLE_MESSAGE = 'The service is not available at the moment. Please try again shortly.';
export const RETRY_AFTER_UNAVAILABLE_S = 2;

/** Codes that may leave the server; whatever carries another is masked. */
const OPEN_CODES: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'UNAVAILABLE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** What a caller may see of an error; the rest is in the log under the id the caller is given. */
export function makeFormatError(
  log: Logger,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    const { path, locations } = formatted;
    const answer = (message: string, extensions: Record<string, unknown>): GraphQLFormattedError => ({
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
    if (cause instanceof GraphQLError && OPEN_CODES.has(code)) return answer(formatted.message, { code });
    if (isConnectionError(cause)) {
      log.warn({ err: cause }, 'a dependency is not available');
      return answer(UNAVAILABLE_MESSAGE, { code: 'UNAVAILABLE' });
    }
    const id = newId();
    log.error({ err: cause, errorId: id }, 'an operation failed');
    return answer(MESSAGES.unexpected, { code: 'INTERNAL_SERVER_ERROR', id });
  };
}
