// `node scripts/source-habits.mjs`: ends with 1 where a source takes the text of `Intl` apart, which every browser writes
// another way, or leaves the words of a day to it, where a button disables itself when it is pressed, where a refused promise calls the function it came from without a pause, which may never end, or where a
// bare text comes and goes beside others, which falls in a translated page.
import ts from 'typescript';
import { bareTexts } from './lib/bare-text.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const FOLDERS = ['client/src', 'server/src', 'domain/src', 'e2e'];
const SUSPECT = /<\/|[dD]isabled=|\.format\(|\.formatRange\(|toLocale\w*String\(|Style:|\.catch\(|\.then\(/;
const WORDS_OF_INTL = /^(format|formatRange|toLocale(Date|Time)?String)$/;
const TAKES_APART = new Set([
  'split',
  'slice',
  'substring',
  'substr',
  'replace',
  'replaceAll',
  'match',
  'matchAll',
  'indexOf',
  'startsWith',
  'endsWith',
]);
const PATTERN_METHODS = new Set(['test', 'exec']);
/** What calls a function later: a pause. */
const LATER = new Set(['setTimeout', 'setInterval', 'requestAnimationFrame', 'addEventListener']);

const called = (node) =>
  ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : ts.isIdentifier(node.expression)
      ? node.expression.text
      : undefined;
const isWordsOfIntl = (node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && WORDS_OF_INTL.test(called(node));

function takesIntlApart(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const name = called(node);
  if (TAKES_APART.has(name)) return isWordsOfIntl(node.expression.expression);
  return PATTERN_METHODS.has(name) && node.arguments.some(isWordsOfIntl);
}

/** Whole dates and times in words, which Node and each browser order, shorten and space in their own ways. */
const leavesWordsToIntl = (node) => ts.isPropertyAssignment(node) && /^(date|time)Style$/.test(node.name.getText());

/** The name a function can be called by. */
function nameOf(node) {
  if (node.name) return node.name.text;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.text;
  return undefined;
}

function functionsOf(source) {
  const functions = new Map();
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body && nameOf(node)) functions.set(nameOf(node), node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return functions;
}

/** The names of what a function calls at once, and what those call in turn. */
function callsOf(start, functions, found = new Set()) {
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const name = called(node);
      if (LATER.has(name)) return;
      if (name !== undefined && !found.has(name)) {
        found.add(name);
        const next = functions.get(name);
        if (next) callsOf(next, functions, found);
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(start, visit);
  return found;
}

const waits = (callback) => /await new Promise|await pause\(/.test(callback.getText());

function asksAgainAtOnce(node, functions) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const name = called(node);
  const given = name === 'catch' ? node.arguments[0] : name === 'then' ? node.arguments[1] : undefined;
  const callback = given && ts.isIdentifier(given) ? functions.get(given.text) : given;
  if (!callback || !ts.isFunctionLike(callback) || waits(callback)) return false;
  const calls = callsOf(callback, functions);
  // the function itself may be what is handed to the promise
  if (nameOf(callback)) calls.add(nameOf(callback));
  for (let around = node.parent; around; around = around.parent)
    if (
      ts.isFunctionLike(around) &&
      nameOf(around) &&
      functions.get(nameOf(around)) === around &&
      calls.has(nameOf(around))
    )
      return true;
  return false;
}

/** What becomes true by the press itself: what was asked for is on its way, or a pager or a row of cards is at its end. */
const BY_THE_PRESS = /^((is)?([A-Z]?[a-z]+ing|[Bb]usy)|page|at)$/;
/** Ends as they do, and is none of them. */
const OTHER_WORDS = new Set(['missing']);

/** `disabled` takes the focus from whoever pressed, and `aria-disabled` alone lets the next press through. */
function disablesItself(node) {
  if (!ts.isJsxAttribute(node) || !/^((aria-)?d|isD)isabled$/.test(node.name.getText()) || !node.initializer)
    return false;
  // what is no control has no press of its own
  if (node.parent.parent.tagName.getText() === 'label') return false;
  const names = (part) =>
    (ts.isIdentifier(part) && BY_THE_PRESS.test(part.text) && !OTHER_WORDS.has(part.text)) ||
    ts.forEachChild(part, names) === true;
  return names(node.initializer);
}

/** What is wrong in the text of a source. */
function habitsIn(file, text) {
  if (!SUSPECT.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = functionsOf(source);
  // emails are not drawn again, and a test shows what happens
  const isShown = !/^server|\.test\./.test(file);
  const problems = [];
  const visit = (node) => {
    const at = (of = node) => `${file}:${source.getLineAndCharacterOfPosition(of.getStart()).line + 1}`;
    if (takesIntlApart(node))
      problems.push(`${at()}: takes the text of Intl apart; use domain/src/calendar/wall-clock.ts`);
    if (leavesWordsToIntl(node))
      problems.push(
        `${at()}: leaves the words of a day to Intl; use domain/src/calendar/wall-clock.ts or office-time.ts`,
      );
    if (disablesItself(node))
      problems.push(
        `${at()}: a button that disables itself loses the focus; use \`off\`, or unless() of client/src/ui`,
      );
    if (asksAgainAtOnce(node, functions))
      problems.push(`${at()}: asks again at once when refused; pause, and stop at last`);
    for (const bare of isShown ? bareTexts(node) : [])
      problems.push(`${at(bare)}: a text that comes and goes needs an element of its own`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** The check holds only while it finds these. */
const WRONG = [
  "const WHEN = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });",
  "const day = new Intl.DateTimeFormat('en-CA').format(now).split('-');",
  "const short = date.toLocaleDateString('en-CA').replace('.', '');",
  'const isLate = /^11/.test(time.format(now));',
  'const queue = () => { locks.request(name, granted).catch(stolen); };\nconst stolen = () => { lost(); queue(); };',
  'function load() { return fetch(address).then(read, () => load()); }',
  'const queue = () => ask().catch(queue);',
  "const a = <p>{busy && 'Saving'} <b>now</b></p>;",
  'const a = <p>By {name}{late ? `, late by ${days}` : ""}</p>;',
  "const a = <>{busy && (slow ? 'Still saving' : 'Saving')}</>;",
  'function load() { return ask().then(show, load); }',
  'const a = <Button disabled={busy} />;',
  'const a = <button disabled={!file || isSending} />;',
  'const a = <Button aria-disabled={form.busy || undefined} />;',
  'const a = <Button disabled={page <= 1} />;',
  'const a = <SwitchField isDisabled={busy} />;',
  'const a = <IconButton isDisabled={at === 0} />;',
];
const RIGHT = [
  'const parts = day.formatToParts(now).map(({ value }) => value);',
  'const queue = () => { ask().catch(refused); };\nconst refused = () => { setTimeout(queue, 250); };',
  'function load() { return ask().catch(() => undefined); }',
  "const a = <p>{busy && 'Saving'}</p>;",
  'const a = <Button disabled={missing.length > 0} off={busy} />;',
  'const a = <SwitchField isDisabled={!mayChange} off={busy} />;',
  "const a = <p>{busy && <span>Saving</span>} {count === 1 ? 'day' : 'days'}</p>;",
];
const unseen = WRONG.filter((text) => habitsIn('wrong.tsx', text).length === 0).map((text) => `not found: ${text}`);
const blamed = RIGHT.flatMap((text) => habitsIn('right.tsx', text));

const found = sourceFiles(FOLDERS).flatMap(({ file, text }) => habitsIn(file, text));
for (const problem of [...unseen, ...blamed, ...found]) console.error(`✗ ${problem}`);
process.exitCode = unseen.length + blamed.length + found.length > 0 ? 1 : 0;
