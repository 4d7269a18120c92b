import { fromTexts } from './from-texts.js';
import { object } from './json-shape.js';

const SHAPE = object({ consent: { type: 'boolean' } }, []);

test.each([
  ['true', true],
  ['True', true],
  ['FALSE', false],
  ['yes', 'yes'],
])('%s in a form or an address is %j', (text, read) => {
  expect(fromTexts(SHAPE, { consent: text })).toEqual({ consent: read });
});
