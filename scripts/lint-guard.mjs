// `node scripts/lint-guard.mjs`: ends with 1 where ESLint's rule against mass assignment does not hold. In the flat
// configuration a later entry replaces a rule of an earlier one, and nobody notices.
import path from 'node:path';
import { ESLint } from 'eslint';
import { ROOT } from './lib/project.mjs';

const RULE = 'no-restricted-properties';
const SERVER = ['Object.assign', 'process.env'];
/** What may not be used in files such as these. */
const FORBIDDEN = {
  'server/src/app.ts': SERVER,
  'server/src/modules/people/user.service.ts': SERVER,
  'server/src/config/config.ts': ['Object.assign'],
  'domain/src/index.ts': ['Object.assign'],
  'client/src/app/app.tsx': ['Object.assign'],
  'e2e/support/server.ts': ['Object.assign'],
};

const eslint = new ESLint({ cwd: ROOT });
let off = false;
for (const [file, names] of Object.entries(FORBIDDEN)) {
  const { rules } = await eslint.calculateConfigForFile(path.join(ROOT, file));
  const [severity, ...entries] = rules?.[RULE] ?? [0];
  const found = severity === 2 ? entries.map(({ object, property }) => `${object}.${property}`) : [];
  for (const name of names.filter((wanted) => !found.includes(wanted))) {
    console.error(`✗ ${RULE} does not forbid ${name} in ${file}`);
    off = true;
  }
}
process.exit(off ? 1 : 0);
