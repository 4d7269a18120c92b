// `node scripts/class-names.mjs`: ends with 1 where a stylesheet has a class that nothing wears, where a global class has a
// name of one or two letters, or where two files say what it looks like. `.panel` and `.panel:hover` say it; `.desk .panel` says how it differs in a desk, and what stands in
// `@media print` or `(forced-colors: active)` how it differs on paper or in high contrast. The names of CSS Modules are
// local (docs/decisions/0042): they may be short, and only the files that import one can wear its classes.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.mjs';

const SOURCE = path.join(ROOT, 'client/src');
const SHORTEST = 3;
const COMMENT = /\/\*[^]*?\*\//g;
const ELSEWHERE = /print|forced-colors/;
const ALONE = /^[a-z]*\.([a-z][\w-]*)(?:::?[\w-]+(?:\([^() ]*\))?|\[[^\]]*\])*$/i;

/** Every selector of a stylesheet with the blocks it stands in, outermost first. */
function selectorsOf(css) {
  const found = [];
  const open = [];
  for (const [, text, end] of css.replace(COMMENT, '').matchAll(/([^{};]*)([{};])/g)) {
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

const CLASS = /\.([a-z][\w-]*)/gi;
const IN_QUOTES = /'[^']*'|"[^"]*"|url\([^)]*\)/g;
const GLOBAL = /:global\([^)]*\)+/g;

/** The classes that these styles tell apart; of a module only its own. */
const classesOf = (css, isModule) =>
  new Set(
    selectorsOf(css.replace(COMMENT, '').replace(IN_QUOTES, ''))
      .map(({ selector }) => (isModule ? selector.replace(GLOBAL, '') : selector))
      .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name]) => name)),
  );

const hasWord = (text, word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

/** `avatar-${…}` wears avatar-1, avatar-2 and what else begins like this. */
const isBegun = (text, name) =>
  [...name.matchAll(/-/g)].some(({ index }) => text.includes(`${name.slice(0, index + 1)}\${`));

/** The names a source has given to this module: `import styles from './x.module.css?sheet'`. */
function importsOf(file, source, sheet) {
  const imports = source.matchAll(/import (\w+)[^;]*? from '([^']*\.module\.css)(?:\?sheet)?'/g);
  return [...imports]
    .filter(([, , from]) => path.join(path.dirname(file), from) === sheet)
    .map(([, name]) => ({ name, source }));
}

function isWornFrom(imports, name, everything) {
  return imports.some(
    ({ name: styles, source }) =>
      new RegExp(`\\b${styles}(?:\\.${name}\\b|\\['${name}'\\])`).test(source) ||
      (source.includes(`${styles}[`) && hasWord(everything, name)),
  );
}

/** Classes that no source wears: `{ 'ui/base.css': '.a { … }' }, { 'ui/section.tsx': … }`. */
function unwornClasses(sheets, sources) {
  const everything = Object.values(sources).join('\n');
  return Object.entries(sheets).flatMap(([sheet, css]) => {
    const isModule = sheet.endsWith('.module.css');
    const imports = isModule ? Object.entries(sources).flatMap(([file, source]) => importsOf(file, source, sheet)) : [];
    return [...classesOf(css, isModule)]
      .filter((name) =>
        isModule ? !isWornFrom(imports, name, everything) : !hasWord(everything, name) && !isBegun(everything, name),
      )
      .map((name) => `${sheet}: nothing wears .${name}`);
  });
}

function readAll(ending) {
  const names = fs.readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
  return Object.fromEntries(names.map((name) => [name, fs.readFileSync(path.join(SOURCE, name), 'utf8')]));
}

const sheets = readAll(/\.css$/);
const isGlobal = ([name]) => !name.endsWith('.module.css');
const problems = [
  ...classProblems(Object.fromEntries(Object.entries(sheets).filter(isGlobal))),
  ...unwornClasses(sheets, readAll(/\.tsx?$/)),
];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
