import { isNativeError } from 'node:util/types';

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'EMFILE',
  'ENFILE',
]);
/** A row or table that is locked for longer than a request waits */
const LOCK_NOT_AVAILABLE = '55P03';
/** Classes of SQLSTATE: connection, resources (too many connections, disk full), operator intervention (shutting down, starting, statement timeout), login, no such database */
const SQLSTATE_CLASSES = new Set(['08', '53', '57', '28', '3D']);
/** What pg says without a code */
const MESSAGES =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection error and is not queryable|timeout expired/i;

/** Whether the database is away or too busy, which passes: the answer is 503 and "try again", never 500. */
export function isConnectionError(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  // Node tries several addresses of one name, TypeORM wraps what pg says
  const { code, cause, driverError, errors = [] } = error as Details;
  if (code !== undefined && (SYSTEM_CODES.has(code) || code === LOCK_NOT_AVAILABLE)) return true;
  if (code !== undefined && SQLSTATE_CLASSES.has(code.slice(0, 2))) return true;
  return MESSAGES.test(error.message) || [cause, driverError, ...errors].some(isConnectionError);
}

interface Details extends Error {
  code?: string;
  driverError?: unknown;
  errors?: unknown[];
}
