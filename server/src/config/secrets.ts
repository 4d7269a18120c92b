import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.js';

export interface Secrets {
  jwtSecret: string;
  encryptionKey: string;
}

/** The secrets given by the environment; with the embedded database those that are missing are made once and kept. */
export function loadSecrets({ jwtSecret, encryptionKey, dataDir }: Config): Secrets {
  if (jwtSecret !== undefined && encryptionKey !== undefined) return { jwtSecret, encryptionKey };
  const kept = keptSecrets(path.join(dataDir, 'secrets.json'));
  return { jwtSecret: jwtSecret ?? kept.jwtSecret, encryptionKey: encryptionKey ?? kept.encryptionKey };
}

function keptSecrets(file: string): Secrets {
  if (!fs.existsSync(file)) {
    const fresh: Secrets = {
      jwtSecret: randomBytes(32).toString('base64url'),
      encryptionKey: randomBytes(32).toString('base64'),
    };
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // written beside and renamed: half a file would lose every encrypted row
    fs.writeFileSync(`${file}.new`, JSON.stringify(fresh, null, 2), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets;
}
