// `node scripts/casts.mjs`: ends with 1 where production code believes more than it did without proof: a type that is
// claimed (`as T`, `<T>x`, `x!`), or a rule of the linter or the compiler that is turned off. Both only become fewer.
import ts from 'typescript';
import { sourceFiles } from './lib/source-files.mjs';

/** How many there are. Lower a number when there are fewer; it is never raised. */
const MOST = { casts: 178, disables: 17 };

/** Parsing takes its time: only what may hold a cast is parsed. */
const SUSPECT = /\bas (?!const\b)|[\w)\]]!(?!=)|[=(,:]\s*<[A-Za-z]/;
const DISABLE = /(?:eslint|oxlint)-disable|@ts-(?:expect-error|ignore|nocheck)/;

const isConst = ({ type }) => type.getText() === 'const';
/** `x as unknown as T` is one cast in two steps. */
const isStep = (node) => node.type.kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(node.parent);
const isCast = (node) =>
  (ts.isAsExpression(node) && !isConst(node) && !isStep(node)) ||
  ts.isTypeAssertionExpression(node) ||
  ts.isNonNullExpression(node);

function castsIn({ file, text }) {
  if (!SUSPECT.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isCast(node)) {
      const end = (node.type ?? node).getEnd();
      found.push(`${file}:${source.getLineAndCharacterOfPosition(end).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const disablesIn = ({ file, text }) =>
  text.split('\n').flatMap((line, index) => (DISABLE.test(line) ? [`${file}:${index + 1}`] : []));

/** The count holds only while it sees these, and nothing else. */
const SEEN = ['const a = b as T;', 'const a = b as unknown as T;', 'const a = <T>b;', 'const a = b!;', 'f(a[0]!.b);'];
const UNSEEN = [
  'const a = [1] as const;',
  'const a = b satisfies T;',
  'if (a !== b || !c) d();',
  'import * as a from "a";',
];
const wrong = [
  ...SEEN.filter((text) => castsIn({ file: 'seen.ts', text }).length !== 1),
  ...UNSEEN.filter((text) => castsIn({ file: 'unseen.ts', text }).length !== 0),
].map((text) => `counted wrongly: ${text}`);

const sources = sourceFiles(['domain/src', 'server/src', 'client/src']).filter(
  ({ file }) => !/\.test\.tsx?$/.test(file),
);
const found = { casts: sources.flatMap(castsIn), disables: sources.flatMap(disablesIn) };
for (const [what, places] of Object.entries(found)) {
  const most = MOST[what];
  if (places.length > most) wrong.push(`${places.length} ${what}; there were ${most}. All of them:`, ...places);
  if (places.length < most) console.log(`${places.length} ${what}: lower the number in scripts/casts.mjs, now ${most}`);
}
for (const problem of wrong) console.error(`✗ ${problem}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
