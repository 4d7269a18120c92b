import { GraphQLFloat, parseValue } from 'graphql';
import { DateTime, Money, Percent } from './scalars.js';

const read = (value: unknown): string => DateTime.parseValue(value).toISOString();

test.each([
  ['2026-11-28T17:30:00Z', '2026-11-28T17:30:00.000Z'],
  ['2026-11-28t17:30:00z', '2026-11-28T17:30:00.000Z'],
  ['2026-11-28T17:30Z', '2026-11-28T17:30:00.000Z'],
  ['2026-11-28T12:30:00-05:00', '2026-11-28T17:30:00.000Z'],
  ['2026-11-28T17:30:00.123456+00:00', '2026-11-28T17:30:00.123Z'],
])('%s', (text, time) => expect(read(text)).toBe(time));

test.each(['2026-11-28T17:30:00', '2026-11-28T17:30', '2026-11-28T17:30:00.000'])(
  'O12: %s has no zone, and the clock of the machine is not asked for one',
  (text) => expect(() => read(text)).toThrow('says its zone'),
);

test.each([
  '2026-11-28',
  '2026-11-28 17:30:00Z',
  '2026-11-28T17:30:00 Z',
  '2026-11-28T17:30:00+99:00',
  '2026-11-28T17:30:00-0500',
  '2026-11-28T17:30:00-05',
  '2026-11-28T17:30:00 EST',
  '2026-02-30T17:30:00Z',
  '2026-11-28T25:30:00Z',
  '2026-11-28T17:30:00Z ',
  '2026-11-28T17:30:00Z\n',
  'Sat, 28 Nov 2026 17:30:00',
  '',
  1795887000000,
  null,
])('%j is no time', (value) => expect(() => read(value)).toThrow('is an ISO 8601 text'));

const NOT_FINITE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

test.each([...NOT_FINITE, 'Infinity', 'NaN', '-Infinity', ' nan '])('no number scalar takes or writes %p', (value) => {
  for (const scalar of [Money, Percent, GraphQLFloat]) {
    expect(() => scalar.parseValue(value)).toThrow();
    if (scalar !== GraphQLFloat || typeof value === 'number') expect(() => scalar.serialize(value)).toThrow();
  }
});

test.each(['1e400', '-1e400'])('a query that spells out %s is refused', (text) => {
  expect(() => Percent.parseLiteral(parseValue(text), {})).toThrow();
  expect(() => Money.parseLiteral(parseValue(`"${text}"`), {})).toThrow();
});

test('money and percent are written as they are', () => {
  expect([Money.serialize(640_000), Money.serialize('640000.00'), Money.serialize(-12.345)]).toEqual([
    '640000.00',
    '640000.00',
    '-12.35',
  ]);
  expect([Percent.serialize(4.19), Percent.serialize('4.19'), Percent.serialize(0)]).toEqual([4.19, 4.19, 0]);
});
