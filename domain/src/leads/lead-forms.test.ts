import { toInput } from '../forms/field-input.js';
import { inputProblems } from '../forms/field-schema.js';
import { emptyValues } from '../forms/fields.js';
import { EVERY_LEAD_FIELD, LEAD_FORMS } from './lead-forms.js';
import { LEAD_SOURCES } from './lead-sources.js';

const TABLES = Object.entries(LEAD_FORMS);
const { self_employed: SELF_EMPLOYED } = LEAD_FORMS;

test('each source has a code of its own, which the schema spells in capitals', () => {
  const codes = LEAD_SOURCES.map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(LEAD_SOURCES.map(({ graphql }) => graphql)).toEqual(codes.map((code) => code.toUpperCase()));
});

test('a name has one kind, one place and the same choices in every form', () => {
  for (const [, table] of TABLES) {
    for (const field of table) {
      const same = EVERY_LEAD_FIELD.find(({ name }) => name === field.name);
      expect([same?.kind, same?.path]).toEqual([field.kind, field.path]);
      if (field.kind === 'choice' && same?.kind === 'choice') expect(same.choices).toBe(field.choices);
    }
  }
});

test('the one input asks only for what every form asks for', () => {
  const needed = EVERY_LEAD_FIELD.filter(({ required }) => required !== undefined).map(({ name }) => name);
  expect(needed.sort()).toEqual(['email', 'fullName']);
});

const MESSAGE_SOURCES = ['contact', 'agent'];

test.each(TABLES.filter(([source]) => !MESSAGE_SOURCES.includes(source)))(
  '%s asks for a name, two ways to answer, and consent',
  (_, table) => {
    const required = table.filter((field) => field.required !== undefined).map(({ name }) => name);
    expect(required).toEqual(expect.arrayContaining(['fullName', 'phone', 'email', 'consentContact']));
  },
);

test.each(TABLES.filter(([source]) => MESSAGE_SOURCES.includes(source)))(
  'a message of %s needs a name, an email address and words, and no phone number',
  (_, table) => {
    const problems = inputProblems(table, {});
    expect(problems.map(({ place }) => place[0])).toEqual(['fullName', 'email', 'message']);
  },
);

test('years in business are a number, and a down payment is for those who buy', () => {
  const values = { ...emptyValues(SELF_EMPLOYED), yearsInBusiness: '2,5', downPayment: '50000' };
  expect(toInput(SELF_EMPLOYED, { ...values, goal: 'purchase' })).toMatchObject({
    yearsInBusiness: 2.5,
    downPayment: '50000.00',
  });
  expect(toInput(SELF_EMPLOYED, { ...values, goal: 'refinance' })).not.toHaveProperty('downPayment');
  const [problem] = inputProblems(SELF_EMPLOYED, { yearsInBusiness: 81 });
  expect(problem).toEqual({ place: ['yearsInBusiness'], message: 'Enter a number that is not more than 80' });
});
