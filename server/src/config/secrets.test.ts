import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from './config.js';
import { loadSecrets } from './secrets.js';

const SECRET = 'a session secret that nobody may read in a log';
const KEY = Buffer.alloc(32, 3).toString('base64');

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-secrets-'));
  file = path.join(folder, 'secrets.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const load = () => loadSecrets(parseConfig({ DATA_DIR: folder }));

test('fresh secrets are written only when they are kept, and read back', () => {
  const made = load();
  expect([made.fresh, fs.existsSync(file)]).toEqual([true, false]);
  made.keep();
  const { fresh, jwtSecret, encryptionKey } = load();
  expect([fresh, jwtSecret, encryptionKey]).toEqual([false, made.jwtSecret, made.encryptionKey]);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

const WHOLE = JSON.stringify({ jwtSecret: SECRET, encryptionKey: KEY });

test.each([
  ['empty', '', 'it is empty'],
  ['cut in half', WHOLE.slice(0, WHOLE.length / 2), 'it is not whole'],
  ['without keys', '{}', 'jwtSecret is missing or too short'],
  ['null', 'null', 'jwtSecret is missing or too short'],
  [
    'with a short secret',
    JSON.stringify({ jwtSecret: 'short', encryptionKey: KEY }),
    'jwtSecret is missing or too short',
  ],
  ['with a short key', JSON.stringify({ jwtSecret: SECRET, encryptionKey: 'c2hvcnQ=' }), 'encryptionKey is missing'],
])('C8: a file that is %s is named in a sentence, and nothing of it is repeated', (_how, text, what) => {
  fs.writeFileSync(file, text);
  let said = '';
  try {
    load();
  } catch (error) {
    said = [(error as Error).message, String((error as Error).cause)].join(' ');
  }
  expect(said).toContain(`${file} is damaged: ${what}`);
  for (const secret of [SECRET.slice(0, 12), KEY.slice(0, 12), 'c2hvcnQ=']) expect(said).not.toContain(secret);
});
