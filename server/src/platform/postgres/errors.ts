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
/** A deadlock: PostgreSQL rolled this transaction back, and it may be tried again at once */
const DEADLOCK = '40P01';
/** Classes of SQLSTATE: connection, resources (too many connections, disk full), operator intervention (shutting down, starting, statement timeout), login, no such database */
const SQLSTATE_CLASSES = new Set(['08', '53', '57', '28', '3D']);
/** What pg says without a code */
const MESSAGES =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection error and is not queryable|timeout expired/i;

/** Whether the database is away or too busy, which passes: the answer is 503 and "try again", never 500. */
export function isConnectionError(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  // Node tries several addresses of one name, TypeORM wraps what pg says
  const { code, cause, driverError, errors = [] }: Details = error;
  if (code !== undefined && (SYSTEM_CODES.has(code) || code === LOCK_NOT_AVAILABLE || code === DEADLOCK)) return true;
  if (code !== undefined && SQLSTATE_CLASSES.has(code.slice(0, 2))) return true;
  return MESSAGES.test(error.message) || [cause, driverError, ...errors].some(isConnectionError);
}

/**
 * Classes of SQLSTATE that are nobody's row: a feature or table that is not there, rights, deadlocks, the state of a
 * transaction, the server's own faults.
 */
const EVERYBODYS_CLASSES = new Set(['0A', '25', '40', '42', '55', '58', 'F0', 'XX']);
const CHECK_VIOLATION = '23514';

/**
 * Whether the fault lies in what was to be written, so that it comes again with the same rows and never without them. Our
 * own code may stumble over a row too; a database that is away, or a table that is, is no row's fault.
 */
export function isDataError(error: unknown): boolean {
  if (isConnectionError(error) || passes(error)) return false;
  const { code, constraint } = postgresOf(error);
  if (code === undefined) return true;
  // a partition that is not made yet is said in the same way as a check, but without a name
  if (code === CHECK_VIOLATION) return constraint !== undefined;
  return !EVERYBODYS_CLASSES.has(code.slice(0, 2));
}

/** A store or a scanner that does not answer says so by its name; a disk that is full or not ours, by the call. */
const passes = (error: unknown): boolean =>
  isNativeError(error) &&
  (['StoreAwayError', 'StoreFullError', 'ScannerAwayError'].includes(error.name) || 'syscall' in error);

/** What PostgreSQL says of an error, where it is one of its own; TypeORM wraps it. */
function postgresOf(error: unknown): { code?: string; constraint?: string } {
  if (!isNativeError(error)) return {};
  const { code, driverError }: Details = error;
  const said: Details = isNativeError(driverError) ? driverError : error;
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? { code, constraint: said.constraint } : {};
}

export const isDeadlock = (error: unknown): boolean => codeOf(error) === DEADLOCK;

/** What may be kept of an error: PostgreSQL's code, or the name of the kind of error. Never its words. */
export function codeOf(error: unknown): string {
  const name = isNativeError(error) && /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  return postgresOf(error).code ?? name;
}

interface Details extends Error {
  code?: string;
  constraint?: string;
  driverError?: unknown;
  errors?: unknown[];
}
