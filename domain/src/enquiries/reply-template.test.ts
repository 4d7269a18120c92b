import fc from 'fast-check';
import {
  fillReply,
  gapProblem,
  REPLY_VARIABLES,
  replyGaps,
  sampleReply,
  unknownVariables,
  variableMark,
  type ReplyValues,
} from './reply-template.js';

const VALUES: ReplyValues = {
  first_name: 'Ada',
  full_name: 'Ada Tremblay',
  application_number: null,
  lender: '  ',
  adviser_name: 'Avery Chen',
  brokerage_name: 'Tamarack',
  brokerage_phone: '1 800 555-0142',
  booking_link: 'https://mortgages.example.ca/contact#book',
};

test.each([
  ['a variable', 'Hello {{first_name}},', 'Hello Ada,'],
  ['as somebody may type it', 'Hello {{ First name }},', 'Hello Ada,'],
  ['several', '{{adviser_name}}, {{brokerage_name}}', 'Avery Chen, Tamarack'],
  ['what we don’t know', 'About {{application_number}}', 'About [[Application number]]'],
  ['what is blank', '{{lender}}', '[[Lender they asked about]]'],
  ['what is no variable', '{{canary}} {first_name}', '{{canary}} {first_name}'],
])('%s', (_what, text, filled) => {
  expect(fillReply(text, VALUES)).toBe(filled);
});

test('what a person is called is not read as a template', () => {
  expect(fillReply('{{full_name}}', { ...VALUES, full_name: '{{lender}} $& $1' })).toBe('{{lender}} $& $1');
});

test.each([
  ['Hello {{first_name}} {{ Booking Link }}', []],
  ['{{canary}} {{first_name}} {{canary}}', ['{{canary}}']],
  ['{{first_name}', ['{{']],
  ['first_name}}', ['}}']],
  ['{{}}', ['{{}}']],
  ['a {b} c', []],
])('unknown in %j', (text, expected) => {
  expect(unknownVariables(text)).toEqual(expected);
});

test.each([
  ['Hello Ada', undefined],
  ['See [[note 3]] below', undefined],
  ['About [[Application number]]', 'Fill in [[Application number]] or take it out.'],
  ['Hello {{first_name}}', 'Fill in {{first_name}} or take it out.'],
  [
    '[[Lender they asked about]] {{full_name}} {{full_name}}',
    'Fill in these 2 gaps or take them out: [[Lender they asked about]], {{full_name}}.',
  ],
])('%j: %s', (text, problem) => {
  expect(gapProblem(text)).toBe(problem);
});

test('whatever is known: a filled template has a gap for each missing value and for nothing else', () => {
  const names = fc.array(fc.constantFrom(...REPLY_VARIABLES.map(({ name }) => name)));
  const values = fc.record(
    Object.fromEntries(REPLY_VARIABLES.map(({ name }) => [name, fc.option(fc.constantFrom('Ada', 'x y'))])),
  );
  fc.assert(
    fc.property(names, values, (used, given) => {
      const missing = REPLY_VARIABLES.filter(({ name }) => used.includes(name) && given[name] === null);
      const filled = fillReply(used.map(variableMark).join(' and '), given as ReplyValues);
      expect(new Set(replyGaps(filled))).toEqual(new Set(missing.map(({ label }) => `[[${label}]]`)));
    }),
  );
});

test('a sample has a value for every variable', () => {
  const all = REPLY_VARIABLES.map(({ name }) => variableMark(name)).join(' ');
  expect(unknownVariables(all)).toEqual([]);
  expect(gapProblem(sampleReply(all))).toBeUndefined();
});
