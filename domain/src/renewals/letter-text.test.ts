import fc from 'fast-check';
import { fieldProblem } from '../forms/field-problem.js';
import { groupDigits } from '../forms/dollars.js';
import { MONTH_NAMES } from '../forms/months.js';
import { LETTER_FIGURES, LETTER_TERMS, type LetterField } from './letter-form.js';
import { dayIn } from './letter-days.js';
import type { LetterLine, ReadLetter } from './letter-rules.js';
import { linesOf, readLetter } from './letter-text.js';

const LETTER = `Northgate Bank
Early renewal offer
November 19, 2026

Dear Ada Example,
Your mortgage ending 4471 matures on May 14, 2027.
Balance at renewal: $412,300.00
Remaining amortization: 21 years
Your current rate is 2.14%.

Our offer
Interest rate: 4.79%
Term: 5 years, closed, fixed
Monthly payment: $2,587.00`;

const values = (read: ReadLetter): Partial<Record<LetterField, string>> =>
  Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value]));
const readText = (text: string) => values(readLetter(linesOf(text)));

test('a letter is read line by line', () => {
  expect(readText(LETTER)).toEqual({
    lender: 'Northgate Bank',
    balance: '412300.00',
    maturityDate: '2027-05-14',
    offeredRatePct: '4.79',
    rateType: 'fixed',
    termYears: '5',
    amortizationYears: '21',
    payment: '2587.00',
  });
  expect(readLetter(linesOf(LETTER)).offeredRatePct).toEqual({
    value: '4.79',
    line: 'Interest rate: 4.79%',
    confidence: 100,
  });
});

test('labels over their figures, as columns are read', () => {
  const text = 'Maturity date\nMay 14, 2027\nBalance\n$412,300\nOffered rate\n4.79%\nAmortization\n20 years 6 months';
  expect(readText(text)).toEqual({
    maturityDate: '2027-05-14',
    balance: '412300',
    offeredRatePct: '4.79',
    amortizationYears: '20.5',
  });
});

test.each([
  ['no label', '4.79%\n$412,300.00\nMay 14, 2027'],
  ['a rate that is not the offer', 'Your current rate is 4.79%\nPosted rate 6.09%\nRate (APR) 4.81%'],
  ['two offers', 'Rate for 3 years: 4.59%\nRate for 5 years: 4.79%\nTerm: 3 years or 5 years'],
  ['letters among the digits', 'Interest rate: 4.7S%\nBalance: $4l2,300\nBalance: $412,3O0'],
  ['a sum cut in two', 'Balance: $412, 300'],
  ['a payment that is not monthly', 'Bi-weekly payment: $1,190.00'],
  ['a day that can be read two ways', 'Matures on 05/04/2027'],
  ['a day there is not', 'Matures on February 30, 2027'],
  ['a term nobody offers', 'Term: 12 years'],
  ['a year and some months', 'Term: 1 year 6 months'],
  ['both kinds', 'Fixed or variable'],
  ['a rate no lender has', 'Interest rate: 47.90%'],
  ['the balance of before', 'Original balance: $500,000.00'],
])('nothing is guessed: %s', (_, text) => {
  expect(readText(text)).toEqual({});
});

/** Its words are French, and it says nothing by itself. */
const IN_FRENCH = 'Renouvellement du prêt hypothécaire de votre prêteur\n';

test.each([
  ['a payment of two weeks', 'Payment: $917.28 every two weeks', 'Versement : 917,28 $ aux deux semaines'],
  ['one that is accelerated', 'Accelerated payment: $917.28', 'Versement accéléré : 917,28 $'],
  ['one with the taxes', 'Total payment with taxes: $2,134.56', 'Versement total avec taxes : 2 134,56 $'],
  ['the end of the new term', 'New maturity date: May 14, 2032', 'Nouvelle échéance : 14 mai 2032'],
  ['the end of the offer', 'Maturity of this offer: April 30, 2027', 'Échéance de l’offre : 30 avril 2027'],
  ['the balance of a line', 'Line of credit balance: $40,000.00', 'Solde de la marge : 40 000,00 $'],
  ['a penalty', 'Penalty on the balance: $4,100.00', 'Indemnité sur le solde : 4 100,00 $'],
  ['what may be prepaid', 'Prepay up to 20% at this rate', 'Remboursement anticipé jusqu’à 20 % au même taux'],
  ['the charge for being late', 'Late payment rate: 24%', 'Taux des retards de paiement : 24 %'],
  ['a fee', 'This offer has a fee of 1%', 'Cette offre a des frais de 1 %'],
  ['what is left of the term', 'The term ends in 4 months', 'Le terme se termine dans 4 mois'],
])('neither language is read for %s', (_, english, french) => {
  expect(readText(english)).toEqual({});
  expect(readText(IN_FRENCH + french)).toEqual({});
});

test('a line that was not read surely says nothing', () => {
  const at = (confidence: number): LetterLine[] => [{ text: 'Interest rate: 4.79%', confidence }];
  expect(readLetter(at(59))).toEqual({});
  expect(readLetter(at(60)).offeredRatePct?.confidence).toBe(60);
});

test.each([
  ['May 14, 2027', '2027-05-14'],
  ['14 May 2027', '2027-05-14'],
  ['14-May-2027', '2027-05-14'],
  ['Sept. 1st, 2027', '2027-09-01'],
  ['2027-05-14', '2027-05-14'],
  ['2027/05/14', '2027-05-14'],
  ['14/05/2027', '2027-05-14'],
  ['05/14/2027', '2027-05-14'],
  ['05/05/2027', '2027-05-05'],
  ['05/04/2027', undefined],
  ['May 14, 1927', undefined],
  ['May 14, 2027 or June 14, 2027', undefined],
  ['soon', undefined],
])('the day in %s is %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

const letters = fc.record({
  cents: fc.integer({ min: 1_000_000, max: 200_000_000 }),
  hundredths: fc.integer({ min: 1, max: 1_499 }),
  term: fc.constantFrom(...LETTER_TERMS.filter(({ value }) => value !== '0.5').map(({ value }) => value)),
  kind: fc.constantFrom('fixed', 'variable'),
  years: fc.integer({ min: 10, max: 35 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  year: fc.integer({ min: 2026, max: 2036 }),
});

test('what a letter says is what is read, and a line that is missing is asked', () => {
  fc.assert(
    fc.property(letters, fc.integer({ min: 0, max: 4 }), (of, left) => {
      const balance = (of.cents / 100).toFixed(2);
      const lines: [LetterField, string, string][] = [
        ['balance', balance, `Mortgage balance: $${groupDigits(balance)}`],
        ['offeredRatePct', (of.hundredths / 100).toFixed(2), `Rate: ${(of.hundredths / 100).toFixed(2)}%`],
        ['termYears', of.term, `${of.term}-year ${of.kind} term`],
        ['amortizationYears', String(of.years), `Amortization: ${of.years} years`],
        [
          'maturityDate',
          `${of.year}-${String(of.month).padStart(2, '0')}-${String(of.day).padStart(2, '0')}`,
          `Maturity: ${MONTH_NAMES[of.month - 1] ?? ''} ${of.day}, ${of.year}`,
        ],
      ];
      const kept = lines.filter((_, index) => index !== left);
      const read = readText(kept.map(([, , line]) => line).join('\n'));
      for (const [name, value] of kept) expect(read[name]).toBe(value);
      const [missing = ''] = lines[left] ?? [];
      expect(read).not.toHaveProperty(missing);
    }),
  );
});

test('whatever is read stands in its line, and the form takes it', () => {
  const words = [
    'Rate',
    'Balance',
    'Term',
    'fixed',
    'matures',
    '$',
    '%',
    '4.79',
    '412,300',
    'years',
    '5',
    'May 1, 2027',
  ];
  const line = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...words)).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ text: line, confidence: fc.integer({ min: 0, max: 100 }) })), (lines) => {
      for (const [name, { value, confidence }] of Object.entries(readLetter(lines))) {
        const field = LETTER_FIGURES.find((one) => one.name === name);
        expect(field && fieldProblem(field, value, {})).toBeUndefined();
        expect(confidence).toBeGreaterThanOrEqual(60);
      }
    }),
  );
});
