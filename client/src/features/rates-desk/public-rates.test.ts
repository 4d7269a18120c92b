import { readFileSync } from 'node:fs';
import { PUBLIC_RATES } from './public-rates';

test('every public question about rates is asked anew once they are published', () => {
  const schema = readFileSync('schema.graphql', 'utf8');
  const [, query = ''] = /\ntype Query \{\n([^]*?)\n\}\n/.exec(schema) ?? [];
  const fields = query.replace(/"""[^]*?"""/g, '').replace(/\([^)]*\)(?=:)/g, '');
  const ofRates = [...fields.matchAll(/^ {2}(\w+): \[?(\w*Rate\w*|Bank)[!\]]*(?: @scope.*)?$/gm)]
    .map(([, name]) => name)
    .concat('rateTrend')
    // a rate that is held, or watched for, is somebody's own
    .filter((name) => !/^rate(?:Hold|Watch)/.test(name ?? ''));
  expect(ofRates.sort()).toEqual([...PUBLIC_RATES].sort());
});
