import fs from 'node:fs';
import path from 'node:path';

const SRC = import.meta.dirname;
const FEATURES = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|generated)\./.test(file));
const read = (file: string): string => fs.readFileSync(path.join(SRC, file), 'utf8');

/** Rates that are nobody's advertisement, with why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'features/rate-holds/rate-holds.graphql': 'what a client was promised, as the email of the hold says it',
  'features/rate-holds/held-rate.tsx': 'what a client was promised, as the email of the hold says it',
  'features/enquiries/file/holds.graphql': 'the same, at the office',
  'features/enquiries/file/holds.tsx': 'the same, at the office',
  'features/lender-fit/send-dialog.tsx': 'for the office, before it sends what shows the APR of each',
  'features/home/tools.tsx': 'what an example of the calculator is worked out at',
};

/** A selection without what is nested in it, as the names of its fields. */
function selectionsOf(text: string): string[][] {
  const open: string[][] = [[]];
  const done: string[][] = [];
  const words =
    text
      .replace(/#.*$/gm, '')
      .replace(/\([^)]*\)/g, '')
      .match(/[{}]|[\w.]+/g) ?? [];
  for (const word of words) {
    if (word === '{') open.push([]);
    else if (word === '}') done.push(open.pop() ?? []);
    else open.at(-1)?.push(word);
  }
  return done;
}

test('whoever asks for the rate of a product asks for its APR', () => {
  const documents = FEATURES.filter((file) => file.endsWith('.graphql'));
  const asked = documents.flatMap((file) =>
    selectionsOf(read(file))
      .filter((fields) => fields.includes('rate') && fields.includes('term'))
      .map((fields) => ({ file, fields })),
  );
  // enough of them are found that the search itself works
  expect(asked.length).toBeGreaterThan(10);
  const without = asked.filter(({ file, fields }) => !fields.includes('apr') && OTHERWISE[file] === undefined);
  expect(without.map(({ file }) => file)).toEqual([]);
});

/** A lender's rate as it is shown: {formatRate(best.rate)}%, ${formatRate(rate)}%, {rate.toFixed(2)}% */
const SHOWN = /(?:formatRate\((?:\w+\.)*(?:rate|best)\)|\brate\.toFixed\(2\))\}?%?/;
const WITH_APR = /<(?:Open|Offer)?Apr\b|\bapr(?:Words|Text)\(/;

test('a component that shows a lender’s rate shows its APR', () => {
  const components = FEATURES.filter(
    (file) =>
      /^(?:features|landings|pages|ui)\/.*\.tsx?$/.test(file) && !/^features\/(?:rates-desk|calculator)\//.test(file),
  );
  const showing = components.filter((file) => SHOWN.test(read(file)));
  expect(showing.length).toBeGreaterThan(8);
  const without = showing.filter((file) => !WITH_APR.test(read(file)) && OTHERWISE[file] === undefined);
  expect(without).toEqual([]);
});

test('a rate is shown with its own decimals, and so is its APR: 4.125% is no 4.13%', () => {
  const rounded = /\b(?:rate|apr)(?:Pct)?\.toFixed\(2\)/;
  const rounding = FEATURES.filter((file) => /\.tsx?$/.test(file) && rounded.test(read(file)));
  expect(rounding).toEqual([]);
});

test('every exception is still one', () => {
  expect(Object.keys(OTHERWISE).filter((file) => !FEATURES.includes(file) || !/\brate\b/.test(read(file)))).toEqual([]);
});
