import fc from 'fast-check';
import { LEAD_FORMS } from '../leads/lead-forms.js';
import { CHANGE_PASSWORD, REGISTRATION, SIGN_IN } from '../account/account.js';
import { BASIC_FORM } from '../application/basic-application.js';
import { answersOf, nameAt, readAt, toInput, valuesFrom } from './field-input.js';
import { labelledAnswers } from './field-labels.js';
import { inputProblems, schemaOf } from './field-schema.js';
import {
  askedValues,
  emptyValues,
  isAsked,
  knownValues,
  placeOf,
  textsOf,
  type FieldTable,
  type FormField,
  type InputOf,
  type ValuesOf,
} from './fields.js';
import { moneyString } from './money.js';

/** Every kind of question, some behind others, some below the top of the input. */
const LOAN = [
  { name: 'buyer', kind: 'text', label: 'Buyer', max: 40, required: 'Who buys?', path: 'people.buyer.name' },
  { name: 'note', kind: 'longText', label: 'Note', max: 80, path: 'people.note', office: 'Note' },
  { name: 'email', kind: 'email', label: 'Email', required: 'Which address?' },
  { name: 'phone', kind: 'phone', label: 'Phone' },
  {
    name: 'work',
    kind: 'choice',
    label: 'Work',
    required: 'Which work?',
    office: 'Work',
    choices: [
      { value: 'employed', graphql: 'EMPLOYED', label: 'Employed' },
      { value: 'retired', graphql: 'RETIRED', label: 'Retired' },
    ],
  },
  {
    name: 'pension',
    kind: 'money',
    label: 'Pension',
    required: 'How much?',
    when: ({ work }) => work === 'retired',
    office: 'Pension',
  },
  { name: 'years', kind: 'number', label: 'Years', most: 80, unit: 'years', office: 'Years', path: 'details.years' },
  { name: 'code', kind: 'postal', label: 'Postal code', office: 'Postal code' },
  { name: 'bank', kind: 'id', label: 'Bank', office: 'Bank' },
  { name: 'privacy', kind: 'consent', label: 'Privacy', required: 'Please agree', path: 'consents.privacy' },
  { name: 'news', kind: 'consent', label: 'News', path: 'consents.news' },
] as const satisfies FieldTable;

const TABLES: readonly (readonly [string, FieldTable])[] = [
  ['the basic form', BASIC_FORM],
  ['a table of every kind', LOAN],
  ['the registration', REGISTRATION],
  ['the sign-in', SIGN_IN],
  ['the change of a password', CHANGE_PASSWORD],
  ...Object.entries(LEAD_FORMS).map(([source, table]) => [`the lead form ${source}`, table] as const),
];

// starts and ends with a-z: spaces around an answer are not sent
const word = fc
  .stringMatching(/^[a-z](?:[a-z ]{0,20}[a-z])?$/)
  .filter((text) => !/^(n|no|nope|na|none|nil|test|abc)$/.test(text));
const amount = fc.integer({ min: 0, max: 999_999_99 }).map(moneyString);

/** Answers the form takes, in the way they are read back: nothing for a question that is asked and must be answered. */
function answer(field: FormField): fc.Arbitrary<string | boolean> {
  const given = (): fc.Arbitrary<string | boolean> => {
    switch (field.kind) {
      case 'choice':
        return fc.constantFrom(...field.choices.map(({ value }) => value));
      case 'money':
        return amount;
      case 'consent':
        return field.required === undefined ? fc.boolean() : fc.constant(true);
      case 'email':
        return fc.constant('ada@example.ca');
      case 'phone':
        return fc.constant('416 555-0142');
      case 'id':
        return fc.uuid({ version: 7 });
      case 'password':
        return fc.string({ minLength: 10, maxLength: 40, unit: 'grapheme-ascii' });
      case 'number':
        return fc.integer({ min: 0, max: 80 }).map(String);
      case 'postal':
        return fc.constant('M5V 2T6');
      default:
        return word.map((text) => `a${text}`.slice(0, field.max).trim());
    }
  };
  if (field.required !== undefined || field.kind === 'consent') return given();
  return fc.oneof(given(), fc.constant(''));
}

type Loose = Record<string, string | boolean>;
const answersTo = (table: FieldTable): fc.Arbitrary<Loose> =>
  fc.record(Object.fromEntries(table.map((field) => [field.name, answer(field)])));
/** The values of a table known only as a table. */
const valuesOf = (values: Loose): ValuesOf<FieldTable> => values;
const asked = (table: FieldTable, values: Loose): FormField[] =>
  table.filter((field) => isAsked(field, textsOf(values)));

describe.each(TABLES)('%s', (_, table) => {
  const schema = schemaOf(table);

  test('has each name and each place once', () => {
    for (const keys of [table.map(({ name }) => name), table.map((field) => placeOf(field).join('.'))]) {
      expect(new Set(keys).size).toBe(table.length);
    }
  });

  test('left empty, it asks for exactly what is asked and must be answered', () => {
    const empty = emptyValues(table);
    const problems = inputProblems(table, toInput(table, empty));
    const needed = asked(table, empty as Loose).filter(({ required }) => typeof required === 'string');
    expect(problems).toEqual(needed.map((field) => ({ place: placeOf(field), message: field.required })));
    expect(schema.isValidSync(empty)).toBe(false);
  });

  test('without one of its answers it asks for that one, where it is needed', () => {
    fc.assert(
      fc.property(answersTo(table), fc.constantFrom(...table), (values, field) => {
        const without = { ...values, [field.name]: field.kind === 'consent' ? false : '' };
        const needs = typeof field.required === 'string' && isAsked(field, textsOf(without));
        const messages = inputProblems(table, toInput(table, valuesOf(without))).map(({ message }) => message);
        expect(messages.includes(String(field.required))).toBe(needs);
      }),
    );
  });

  test('pruning empties exactly what is not asked, and a second time changes nothing', () => {
    fc.assert(
      fc.property(answersTo(table), (values) => {
        const pruned = askedValues(table, valuesOf(values)) as Loose;
        const left = asked(table, values).map(({ name }) => name);
        for (const { name, kind } of table) {
          expect(pruned[name]).toBe(left.includes(name) ? values[name] : kind === 'consent' ? false : '');
        }
        expect(askedValues(table, valuesOf(pruned))).toEqual(pruned);
      }),
    );
  });

  test('what is sent holds the answers that count, each in its place, and reads back as they were', () => {
    fc.assert(
      fc.property(answersTo(table), (values) => {
        const input = toInput(table, valuesOf(values));
        for (const field of table) {
          const counts = isAsked(field, textsOf(values)) && values[field.name] !== '';
          expect(readAt(input, placeOf(field)) !== undefined).toBe(counts);
        }
        expect(valuesFrom(table, input)).toEqual(askedValues(table, valuesOf(values)));
        expect(knownValues(table, valuesFrom(table, input))).toEqual(valuesFrom(table, input));
      }),
    );
  });

  test('the schema and the rules for an input agree', () => {
    fc.assert(
      fc.property(answersTo(table), fc.constantFrom(...table), fc.string(), (values, { name, kind }, odd) => {
        const changed = kind === 'consent' ? values : { ...values, [name]: odd };
        const input = { ...toInput(table, valuesOf(values)) };
        const sound = schema.isValidSync(askedValues(table, valuesOf(values)));
        expect(inputProblems(table, input).length === 0).toBe(sound);
        expect(() => schema.isValidSync(changed)).not.toThrow();
      }),
    );
  });

  test('the office reads a line for each answer it is given, in the order of the form', () => {
    fc.assert(
      fc.property(answersTo(table), (values) => {
        const input = toInput(table, valuesOf(values));
        const labels = labelledAnswers(table, answersOf(table, input), {
          bank: 'Oak',
          bankId: 'Oak',
        });
        const wanted = table.filter(
          (field) => field.office !== undefined && readAt(input, placeOf(field)) !== undefined,
        );
        expect(labels.map(({ label }) => label)).toEqual(wanted.map(({ office }) => office));
      }),
    );
  });

  test('a place in the input leads back to its field', () => {
    for (const field of table) expect(nameAt(table, placeOf(field))).toBe(field.name);
    expect(nameAt(table, ['elsewhere'])).toBeUndefined();
  });
});

test('the types follow the table', () => {
  const values: ValuesOf<typeof LOAN> = { ...emptyValues(LOAN), work: 'retired', pension: '$1,200', privacy: true };
  const input: InputOf<typeof LOAN> = toInput(LOAN, values);
  const work: 'EMPLOYED' | 'RETIRED' = input.work;
  const news: boolean | null | undefined = input.consents.news;
  expect([work, news, input.pension, input.people]).toEqual(['RETIRED', false, '1200.00', undefined]);
});

test('what was stored and fits no more is not taken back', () => {
  const stored = { work: 'astronaut', buyer: 12, email: 'ada@example.ca', news: 'yes', role: 3 };
  expect(knownValues(LOAN, stored)).toEqual({ email: 'ada@example.ca' });
});
