import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Set by the global setup for every worker: a data folder with the database migrated and the sample data in it, stopped. */
const TEMPLATE = 'E2E_TEMPLATE';

export function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-e2e-'));
  // where this runs as root, PostgreSQL runs as another account, which must get through to its data
  fs.chmodSync(folder, 0o711);
  return folder;
}

export function offerTemplate(folder: string): void {
  process.env[TEMPLATE] = folder;
}

/** A data folder to write in, as the template is. */
export function copyOfTemplate(): string {
  const template = process.env[TEMPLATE];
  if (template === undefined) throw new Error('the global setup has prepared no data folder');
  const folder = freshFolder();
  // cp keeps the owner of PostgreSQL's files, which Node's own copy does not
  execFileSync('cp', ['-Rp', `${template}/.`, folder]);
  return folder;
}
