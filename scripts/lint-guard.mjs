// `node scripts/lint-guard.mjs`: ends with 1 where the rule against mass assignment, or one beside it, does not hold. A later entry of the
// configuration replaces a rule of an earlier one, and nobody notices.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './lib/project.mjs';

const MASS_ASSIGNMENT = 'Object.assign';
const SERVER = [MASS_ASSIGNMENT, 'process.env'];
/** What may not be used in files such as these. */
const FORBIDDEN = {
  'server/src/app.ts': SERVER,
  'server/src/modules/people/user.service.ts': SERVER,
  'server/src/config/config.ts': [MASS_ASSIGNMENT],
  'domain/src/index.ts': [MASS_ASSIGNMENT],
  'client/src/app/app.tsx': [MASS_ASSIGNMENT, 'crypto.randomUUID'],
  'e2e/support/server.ts': [MASS_ASSIGNMENT],
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-guard-'));
try {
  const config = JSON.parse(fs.readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'));
  // the rule needs no types, and there is no project there to take them from
  delete config.options;
  fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, names] of Object.entries(FORBIDDEN)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), names.map((name) => `void ${name};\n`).join(''));
  }
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout);
  const missed = Object.entries(FORBIDDEN).flatMap(([file, names]) =>
    names
      .filter((name) => !diagnostics.some(({ filename, message }) => filename === file && message.includes(name)))
      .map((name) => `${name} in ${file}`),
  );
  for (const what of missed) console.error(`✗ the linter does not forbid ${what}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
