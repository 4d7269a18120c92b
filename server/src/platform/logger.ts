import { pino } from 'pino';
import type { Config } from '../config/config.js';

export type Logger = pino.Logger;

const PRIVATE = [
  'password',
  'token',
  'authorization',
  'cookie',
  'phone',
  'phoneNumber',
  'email',
  'fullName',
  'secret',
  'credential',
];

/** JSON lines. What is personal or secret is replaced wherever it might slip in. */
export function makeLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        ...PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ],
      censor: '[private]',
    },
  });
}
