import { isNativeError } from 'node:util/types';
import { cut } from '@brokerage/domain/text/storable';

/** What the log may say of an error. */
export interface LoggedError {
  type: string;
  message?: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const MOST_NESTED = 4;
const MOST_ERRORS = 10;
const LONGEST_MESSAGE = 500;
const CODE = /^[\w.-]{1,60}$/;
/** SQLSTATE class 22, "data exception": its messages quote the value. All others quote names of tables and constraints. */
const WITH_VALUES = /^22/;
/** It begins where a word does: tried from each letter of a long word on, it took minutes. */
const EMAIL = /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'),:;]+/g;

interface Details extends Error {
  code?: unknown;
  severity?: unknown;
  driverError?: unknown;
  originalError?: unknown;
  errors?: unknown;
}

/**
 * An error as it stands in the log: type, message, code, stack, and the same of what caused it. Nothing else that hangs on
 * an error is written down: TypeORM's carry the statement with every parameter, PostgreSQL's the row. Values quoted in a
 * message, and email addresses, are left out (docs/decisions/0018).
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!isNativeError(error)) return { type: typeof error, ...(typeof error === 'string' && { message: safe(error) }) };
  const { code, cause, originalError, errors }: Details = error;
  const message = messageForLog(error);
  const nested = cause ?? originalError;
  return {
    type: error.name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && CODE.test(String(code)) && { code: String(code) }),
    ...(error.stack !== undefined && { stack: `${error.name}: ${message}${framesOf(error.stack, error.message)}` }),
    ...(depth < MOST_NESTED && nested != null && { cause: errorForLog(nested, depth + 1) }),
    ...(depth < MOST_NESTED &&
      Array.isArray(errors) && { errors: errors.slice(0, MOST_ERRORS).map((one) => errorForLog(one, depth + 1)) }),
  };
}

/** The message without values: what a person typed never reaches the log. */
export function messageForLog(error: unknown): string {
  if (!isNativeError(error)) return safe(String(error));
  const { code, severity, driverError }: Details = error;
  const fromPostgres = typeof code === 'string' && (severity !== undefined || driverError !== undefined);
  return safe(error.message, fromPostgres && !WITH_VALUES.test(code));
}

function safe(message: string, quotesNames = false): string {
  const withoutValues = quotesNames ? message : message.replace(/".*"/gs, '"…"');
  return cut(withoutValues.replace(EMAIL, '[address]'), LONGEST_MESSAGE);
}

/** The lines of the stack behind the message, which stands in front of them word for word. */
function framesOf(stack: string, message: string): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => `\n${line}`)
    .join('');
}
