import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { objectOf } from '@brokerage/domain/data/objects';
import type { Config } from './config.js';
import { isKeyRing, MIN_SECRET } from './key-ring.js';
import { StartError } from './start-error.js';

export interface Secrets {
  jwtSecret: string;
  encryptionKey: string;
}

export interface LoadedSecrets extends Secrets {
  /** Where a missing key belongs: the file, or the variable */
  source: string;
  /** The file was not there: these were made now, and are lost unless they are kept */
  fresh: boolean;
  /** Writes fresh ones to the file. Only once nothing says that other keys are needed. */
  keep(): void;
}

/**
 * The secrets given by the environment; with the embedded database those that are missing come from DATA_DIR/secrets.json,
 * made where there is none. Throws `StartError` for a damaged file, and never repeats what is in it.
 */
export function loadSecrets({ jwtSecret, encryptionKey, dataDir }: Config): LoadedSecrets {
  if (jwtSecret !== undefined && encryptionKey !== undefined) {
    return { jwtSecret, encryptionKey, source: 'ENCRYPTION_KEY', fresh: false, keep: () => undefined };
  }
  const file = path.join(dataDir, 'secrets.json');
  const fresh = !fs.existsSync(file);
  const kept = fresh ? freshSecrets() : readSecrets(file);
  return {
    jwtSecret: jwtSecret ?? kept.jwtSecret,
    encryptionKey: encryptionKey ?? kept.encryptionKey,
    source: encryptionKey === undefined ? file : 'ENCRYPTION_KEY',
    fresh: fresh && encryptionKey === undefined,
    keep: () => fresh && write(file, kept),
  };
}

const freshSecrets = (): Secrets => ({
  jwtSecret: randomBytes(32).toString('base64url'),
  encryptionKey: randomBytes(32).toString('base64'),
});

function readSecrets(file: string): Secrets {
  const damaged = (what: string): StartError =>
    new StartError(`${file} is damaged: ${what}. Put the copy from your backup in its place.`);
  const text = fs.readFileSync(file, 'utf8');
  if (text.trim() === '') throw damaged('it is empty');
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    // not as its cause: the message of a JSON error repeats the text
    throw damaged('it is not whole');
  }
  const { jwtSecret, encryptionKey } = objectOf(kept);
  if (typeof jwtSecret !== 'string' || jwtSecret.length < MIN_SECRET)
    throw damaged('jwtSecret is missing or too short');
  if (typeof encryptionKey !== 'string' || !isKeyRing(encryptionKey)) {
    throw damaged('encryptionKey is missing or has the wrong length');
  }
  return { jwtSecret, encryptionKey };
}

function write(file: string, secrets: Secrets): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // written beside and renamed, and on the disk before its first use: without it every encrypted row is lost
  fs.writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  fs.renameSync(`${file}.new`, file);
}
