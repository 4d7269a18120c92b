import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';

/** A top-level error with a code that callers know. `status` is its HTTP status where that is not 200. */
export function codedError(
  code: ErrorCode,
  message: string,
  { status, ...options }: Pick<GraphQLErrorOptions, 'originalError'> & { status?: number } = {},
): GraphQLError {
  return new GraphQLError(message, { ...options, extensions: { code, ...(status && { http: { status } }) } });
}
