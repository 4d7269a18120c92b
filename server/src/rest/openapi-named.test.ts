import { makeDocument, ROUTES } from '../../test/table.js';
import { EXAMPLES } from './examples.js';
import { problemsOf } from './json-shape.js';
import { NamedSchemas, OF_TYPE } from './openapi-named.js';
import { idOf } from './openapi-operation.js';
import type { Json } from './reply-shape.js';

const document = makeDocument();

test('C5: the nouns have names, which say of what they are', () => {
  const { schemas } = document['components'] as { schemas: Record<string, Json> };
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Rate', 'BlogPost', 'Agent', 'MyApplication', 'User', 'Job', 'BookedCall', 'Publication']),
  );
  for (const [name, schema] of Object.entries(schemas)) expect([name, JSON.stringify(schema)]).not.toContain('x-type');
  // each reference leads somewhere
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name ?? '',
  );
  expect(names.filter((name) => !schemas[name])).toEqual([]);
  // two types may hold the same; one type is not written twice
  const shapeOf = (name: string): string => `${name.split('Of')[0]} ${JSON.stringify(schemas[name])}`;
  const shapes = Object.keys(schemas).map(shapeOf);
  const twice = shapes.filter((shape, at) => shapes.indexOf(shape) < at);
  expect(twice).toEqual([]);
});

test('C5: every body has an example, which the call takes', () => {
  const calls = ROUTES.filter(({ body }) => body);
  const without = calls.filter((route) => !EXAMPLES[idOf(route)]).map(idOf);
  expect(without).toEqual([]);
  const wrong = calls.flatMap((route) => problemsOf(route.body!, EXAMPLES[idOf(route)]));
  expect(wrong).toEqual([]);
  const known = new Set(calls.map(idOf));
  expect(Object.keys(EXAMPLES).filter((id) => !known.has(id))).toEqual([]);
});

test('where calls answer other fields of a type, the widest has its name', () => {
  const rate = (...fields: string[]): Json => ({
    [OF_TYPE]: 'Rate',
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, {}])),
  });
  const names = new NamedSchemas();
  names.note('list', { type: 'array', items: rate('id') });
  names.note('get', { ...rate('id', 'rate'), type: ['object', 'null'] });
  names.settle();
  expect(names.write({ type: 'array', items: rate('id') })).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/RateOfList' },
  });
  expect(names.write({ ...rate('id', 'rate'), type: ['object', 'null'] })).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Rate' }, { type: 'null' }],
  });
  expect(Object.keys(names.components())).toEqual(['Rate', 'RateOfList']);
});
