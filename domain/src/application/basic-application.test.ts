import { BASIC_FORM, type BasicApplicationValues } from './basic-application.js';
import { isEmail } from '../forms/email.js';
import { toInput } from '../forms/field-input.js';
import { inputProblems, schemaOf } from '../forms/field-schema.js';
import { emptyValues } from '../forms/fields.js';
import { formatPhone } from '../forms/phone-format.js';
import { prune } from '../forms/prune.js';
import { isPhoneRefusal, isRefusal } from '../forms/refusal.js';

const schema = schemaOf(BASIC_FORM);
const empty = emptyValues(BASIC_FORM);
const complete: BasicApplicationValues = {
  ...empty,
  fullName: ' Ada Tremblay ',
  email: 'ada@example.ca',
  phone: '416 967-1111',
  mortgageType: 'new_purchase',
  propertyValue: '$640,000.00',
  downPayment: '128000',
  consentContact: true,
};

test('what is sent has no empty answers, and money as a number of dollars and cents', () => {
  expect(toInput(BASIC_FORM, complete)).toEqual({
    fullName: 'Ada Tremblay',
    email: 'ada@example.ca',
    phone: '416 967-1111',
    mortgageType: 'NEW_PURCHASE',
    propertyValue: '640000.00',
    downPayment: '128000.00',
    consent: { contact: true, marketing: false },
  });
});

test('what the form lets through the server lets through', () => {
  expect(schema.isValidSync(complete)).toBe(true);
  expect(inputProblems(BASIC_FORM, toInput(BASIC_FORM, complete))).toEqual([]);
});

test('an empty form names each field it needs, in words', () => {
  expect(inputProblems(BASIC_FORM, toInput(BASIC_FORM, { ...empty, mortgageType: 'other' }))).toEqual([
    { place: ['fullName'], message: 'Enter your full name' },
    { place: ['email'], message: 'Enter your email address' },
    { place: ['phone'], message: 'Enter your phone number' },
    { place: ['consent', 'contact'], message: 'Tick the box so that a broker can contact you' },
  ]);
});

test.each([
  ['fullName', 'A'],
  ['fullName', 'n/a'],
  ['email', 'ada@'],
  ['email', 'ada..b@example.ca'],
  ['phone', '416'],
  ['province', 'ZZ'],
  ['propertyValue', '-5'],
  ['downPayment', '700000'],
  ['timeline', 'soon'],
  ['creditBand', 'best'],
  ['bankId', '1 OR 1=1'],
  ['comments', 'x'.repeat(2_001)],
] as const)('%s: %s is refused', (field, value) => {
  expect(schema.isValidSync({ ...complete, [field]: value })).toBe(false);
});

test('pruning drops what is empty however deep, and keeps no and nought', () => {
  expect(prune({ a: '', b: [' ', null, { c: undefined }], d: { e: {} }, f: 0, g: false, h: ['x', ''] })).toEqual({
    f: 0,
    g: false,
    h: ['x'],
  });
});

test.each([
  ['4165550142', '416 555-0142'],
  ['+1 (416) 555-0142', '416 555-0142'],
  ['416', '416'],
  ['4165', '416 5'],
])('a number is grouped as Canadians write it: %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('refusal words', () => {
  expect(['No', ' NOPE ', 'n/a', '123', 'ok'].map(isRefusal)).toEqual([true, true, true, true, false]);
  expect([isRefusal('cant'), isPhoneRefusal("can't")]).toEqual([false, true]);
});

// a pattern that backtracks would not end before the limit of the test
test('a long hostile address is refused', () => {
  expect(isEmail(`${'a'.repeat(500_000)}@${'b.'.repeat(500_000)}`)).toBe(false);
});
