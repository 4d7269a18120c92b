import { pino, type DestinationStream } from 'pino';
import type { Config } from '../config/config.js';
import { errorForLog } from './error-for-log.js';

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
export function makeLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: undefined,
    serializers: { err: errorForLog },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        ...PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ],
      censor: '[private]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
