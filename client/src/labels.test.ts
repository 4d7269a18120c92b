import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['client/src', 'domain/src'];

const sources = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated|arbitrary)\./.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** label: 'Heating', label="Heating", <dt>Heating</dt>, money('heat', 'Heating') and a line of domain/src/explain/words.ts */
const LABELS = [
  /\b(?:label|title)(?:: |=)'?"?([^'"`{}\n]+)['"]/g,
  /<(?:dt|th|label)\b[^>]*>([^<{\n]+)</g,
  /\b(?:money|shown|amount|number|stated|yesNo)\((?:'\w*', )?'([^'\n]+)'/g,
  /^ {2}\w+: '([^'\n]+)',$/gm,
];
/** 'Payment a month', 'Hours a week at work'; not 'Within a month', which says when. */
const BEHIND = /^(?=\p{Lu})(?:.*\s)?(?!(?:within|in|enter|for|after|of)\b)[\w’]+,? an? (?:hour|week|month|year)\b/iu;

test('a label says how often before what: Monthly payment, as Canadian forms do', () => {
  const labels = sources.flatMap((file) => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    return LABELS.flatMap((shape) => [...text.matchAll(shape)].map(([, label = '']) => ({ file, label })));
  });
  // enough of them are found that the search itself works
  expect(labels.length).toBeGreaterThan(500);
  const behind = labels.filter(({ label }) => BEHIND.test(label) && !/[.?]$/.test(label));
  expect(behind).toEqual([]);
});
