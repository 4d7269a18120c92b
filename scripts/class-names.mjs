// `node scripts/class-names.mjs`: ends with 1 where a global class has a name of one or two letters, or where two files say
// what it looks like. `.panel` and `.panel:hover` say it; `.desk .panel` says how it differs in a desk, and what stands in
// `@media print` or `(forced-colors: active)` how it differs on paper or in high contrast. CSS Modules are exempt: their names are local (docs/decisions/0042).
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.mjs';

const SOURCE = path.join(ROOT, 'client/src');
const SHORTEST = 3;
const ELSEWHERE = /print|forced-colors/;
const ALONE = /^[a-z]*\.([a-z][\w-]*)(?:::?[\w-]+(?:\([^() ]*\))?|\[[^\]]*\])*$/i;

/** Every selector of a stylesheet with the blocks it stands in, outermost first. */
function selectorsOf(css) {
  const found = [];
  const open = [];
  for (const [, text, end] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const head = text.trim();
    if (!head.startsWith('@'))
      for (const selector of head.split(/,(?![^(]*\))/)) found.push({ selector: selector.trim(), within: [...open] });
    open.push(head);
  }
  return found;
}

/** What is wrong with the class names of these stylesheets: `{ 'ui/base.css': '.a { … }' }`. */
function classProblems(sheets) {
  const problems = new Set();
  const definedIn = new Map();
  for (const [sheet, css] of Object.entries(sheets))
    for (const { selector, within } of selectorsOf(css)) {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi))
        if (name.length < SHORTEST) problems.add(`${sheet}: .${name} is too short a name`);
      const [, name] = ALONE.exec(selector) ?? [];
      const here = within.every((block) => block.startsWith('@') && !ELSEWHERE.test(block));
      if (name && here) definedIn.set(name, (definedIn.get(name) ?? new Set()).add(sheet));
    }
  for (const [name, files] of definedIn)
    if (files.size > 1) problems.add(`.${name} is defined in ${[...files].join(' and ')}`);
  return [...problems];
}

const sheets = fs
  .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'))
  .map((name) => [name, fs.readFileSync(path.join(SOURCE, name), 'utf8')]);
const problems = classProblems(Object.fromEntries(sheets));
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
