import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from '../platform/logger.js';
import type { Context } from '../graphql/context.js';

const REFUSED: ErrorCode = 'FORBIDDEN';

/** GraphQL answers a refused role with 200, so the line of the request alone would not tell. */
export function logRefusedRoles(
  log: Logger,
  { actor, requestId, ip }: Pick<Context, 'actor' | 'requestId' | 'ip'>,
  errors: readonly GraphQLFormattedError[],
): void {
  const paths = errors.flatMap(({ extensions, path }) =>
    extensions?.['code'] === REFUSED ? [path?.join('.') ?? ''] : [],
  );
  if (paths.length === 0) return;
  log.info({ event: 'authz_fail', userId: actor?.userId, requestId, ip, paths }, 'a role was refused');
}
