import { makeLogger, type Logger } from '../src/platform/logger.js';

export interface LogLines {
  log: Logger;
  /** What was written, as it stands in the log */
  text(): string;
  /** The lines that say this */
  lines(message: string): Record<string, unknown>[];
}

/** The product's own log, read instead of printed. */
export function logLines(): LogLines {
  const written: string[] = [];
  const log = makeLogger({ logLevel: 'info' }, { write: (line: string) => void written.push(line) });
  return {
    log,
    text: () => written.join(''),
    lines: (message) =>
      written.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message),
  };
}
