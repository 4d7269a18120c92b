import fs from 'node:fs';
import path from 'node:path';

const sources = fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file));

/** From `start` to the end of its statement, brackets counted. */
function statementAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && ';,'.includes(letter))) return text.slice(start, at);
  }
  return text.slice(start);
}

/** What may reject by itself. A command and a query's `refetch` never do (lib/use-command, lib/use-query). */
const MAY_REJECT = /\bimport\(|\b(?:fetch|load)\(|\b(?:api|client|apollo)\.\w+\(/;
/** `.catch(`, or `.then(` with a second way. */
const IS_CAUGHT = /\.catch\(|\.then\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?,\s*(?:\/\/[^\n]*\n\s*)?(?:async )?\(/;

test('nothing that asks the network is left to fail without a word: every `void` of it has a catch', () => {
  const left = sources.flatMap((file) => {
    const text = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/\bvoid (?=[\w(])/g)]
      .map(({ index }) => statementAt(text, index))
      .filter((statement) => MAY_REJECT.test(statement) && !IS_CAUGHT.test(statement))
      .map((statement) => `${file}: ${statement.slice(0, 80)}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(left).toEqual([]);
});

test('a catch after `refetch` is dead: it never rejects', () => {
  const dead = sources.filter((file) =>
    /\brefetch\([^)]*\)\.catch\(/.test(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  expect(dead).toEqual([]);
});
