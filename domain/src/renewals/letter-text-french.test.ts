import fc from 'fast-check';
import { fieldProblem } from '../forms/field-problem.js';
import { dayInFrench } from './letter-days.js';
import { LETTER_FIGURES, type LetterField } from './letter-form.js';
import { looksFrench, unaccented } from './letter-language.js';
import type { ReadLetter } from './letter-rules.js';
import { linesOf, readLetter } from './letter-text.js';

type Answers = Partial<Record<LetterField, string>>;

const values = (read: ReadLetter): Answers =>
  Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value]));
const readText = (text: string): Answers => values(readLetter(linesOf(text)));

/** A letter in French by these words, and with nothing to read. */
const FRENCH_HEAD = 'Renouvellement de votre prêt hypothécaire\nSolde, taux et terme\nBonjour,\n';
const readFrench = (lines: string): Answers => readText(FRENCH_HEAD + lines);

const LETTERS: readonly [name: string, text: string, says: Answers][] = [
  [
    'sentences',
    `Banque Nationale du Canada
Le 19 novembre 2026

Madame,
Votre prêt hypothécaire arrive à échéance le 1er mars 2027.
Le solde de votre prêt sera alors de 312 456,78 $.
Votre taux actuel est de 2,14 %.
Nous vous offrons un taux fixe de 4,79 % pour un terme de 3 ans.
Votre versement mensuel serait de 1 845,22 $.
La période d’amortissement restante est de 21 ans et 4 mois.`,
    {
      lender: 'Banque Nationale du Canada',
      maturityDate: '2027-03-01',
      balance: '312456.78',
      offeredRatePct: '4.79',
      rateType: 'fixed',
      termYears: '3',
      payment: '1845.22',
      amortizationYears: '21.33',
    },
  ],
  [
    'labels with colons',
    `Caisse Desjardins de l’Érable
Offre de renouvellement
Date d’échéance : le 14 mai 2027
Solde à l’échéance : 98 740,06 $
Taux d’intérêt annuel : 6,39 %
Type de taux : fixe
Terme : 1 an
Amortissement restant : 8 ans
Versement mensuel : 1 230 $`,
    {
      lender: 'Caisse Desjardins de l’Érable',
      maturityDate: '2027-05-14',
      balance: '98740.06',
      offeredRatePct: '6.39',
      rateType: 'fixed',
      termYears: '1',
      amortizationYears: '8',
      payment: '1230',
    },
  ],
  [
    'a table, with the spaces of typesetting',
    `RBC Banque Royale
Renouvellement hypothécaire
Date d'échéance 1er mars 2027
Solde à l'échéance 312\u00a0456,78\u00a0$
Taux d'intérêt annuel 4,79\u202f%
Terme de 3 ans fermé, taux fixe
Période d'amortissement restante 21 ans et 4 mois
Versement mensuel 1\u202f845,22\u00a0$`,
    {
      lender: 'RBC Banque Royale',
      maturityDate: '2027-03-01',
      balance: '312456.78',
      offeredRatePct: '4.79',
      rateType: 'fixed',
      termYears: '3',
      amortizationYears: '21.33',
      payment: '1845.22',
    },
  ],
  [
    'labels over their figures, as columns are read',
    `TD Canada Trust
Votre renouvellement hypothécaire
Date d’échéance
31 janvier 2028
Solde du prêt
1 063 920,55 $
Taux offert
4,15 %
Amortissement
24 ans`,
    {
      lender: 'TD Canada Trust',
      maturityDate: '2028-01-31',
      balance: '1063920.55',
      offeredRatePct: '4.15',
      amortizationYears: '24',
    },
  ],
  [
    'a penalty near the balance, and payments every two weeks',
    `Banque Laurentienne
Avis de renouvellement
Votre terme actuel de 5 ans se termine le 28 décembre 2027.
Capital restant dû : 533 086,77 $
Indemnité de remboursement anticipé : 7 210,00 $
Solde avec l’indemnité : 540 296,77 $
Nouveau terme proposé : 7 ans, taux fixe de 3,88 %
Versement accéléré aux deux semaines : 1 190,00 $
Versement hebdomadaire : 595,00 $
Amortissement initial : 30 ans
Amortissement : 296 mois`,
    {
      lender: 'Banque Laurentienne',
      maturityDate: '2027-12-28',
      balance: '533086.77',
      offeredRatePct: '3.88',
      rateType: 'fixed',
      termYears: '7',
      amortizationYears: '24.67',
    },
  ],
  [
    'two rates to choose from, and a variable one below prime',
    `BMO Banque de Montréal
Choisissez votre terme de renouvellement
Votre prêt vient à échéance le 9 mars 2029.
Solde à renouveler 287 650,18 $
Taux fixe de 3 ans 4,59 %
Taux fixe de 5 ans 4,79 %
Taux variable de 5 ans : taux préférentiel - 0,50 %
Période d’amortissement : 17 ans`,
    {
      lender: 'BMO Banque de Montréal',
      maturityDate: '2029-03-09',
      balance: '287650.18',
      amortizationYears: '17',
    },
  ],
  [
    'English words in it',
    `Harbour Credit Union
Mortgage Renewal / Renouvellement
Prêt hypothécaire, taux variable
Solde à l’échéance (balance) : 412 300,00 $
Échéance : 2027-09-01
Taux d’intérêt de l’offre : 5,04 %
Terme de cinq (5) ans
Amortissement : 21,5 ans
Mensualité : 2 587,00 $`,
    {
      lender: 'Harbour Credit Union',
      balance: '412300.00',
      maturityDate: '2027-09-01',
      offeredRatePct: '5.04',
      rateType: 'variable',
      termYears: '5',
      amortizationYears: '21.5',
      payment: '2587.00',
    },
  ],
  [
    'other rates and days beside those that count',
    `Banque Scotia
Cette offre de renouvellement expire le 15 février 2027.
Échéance du prêt hypothécaire : 1 mars 2027
Nouvelle date d’échéance : 1 mars 2030
Solde au 1 mars 2027 ........ 201 000,00 $
Taux affiché : 6,79 %
Votre taux : 4,64 %, fixe
Taux annuel du coût d’emprunt (TAC) : 4,71 %
Terme : 36 mois
Remboursement anticipé jusqu’à 15 % : c’est dans l’offre
Premier versement : 1 avril 2027`,
    {
      lender: 'Banque Scotia',
      maturityDate: '2027-03-01',
      balance: '201000.00',
      offeredRatePct: '4.64',
      rateType: 'fixed',
      termYears: '3',
    },
  ],
  [
    'a day and an amount in one line, small and large letters',
    `CAISSE POPULAIRE DE RIMOUSKI
RENOUVELLEMENT DU PRÊT HYPOTHÉCAIRE
SOLDE À L’ÉCHÉANCE DU 1ER AOÛT 2027 312 456,78 $
TAUX RÉVISABLE 5,1 %
TERME 6 MOIS
VERSEMENTS MENSUELS DE 2 010,00 $`,
    {
      lender: 'CAISSE POPULAIRE DE RIMOUSKI',
      maturityDate: '2027-08-01',
      balance: '312456.78',
      offeredRatePct: '5.1',
      rateType: 'variable',
      termYears: '0.5',
      payment: '2010.00',
    },
  ],
];

test.each(LETTERS)('a French letter is read: %s', (_, text, says) => {
  expect(readText(text)).toEqual(says);
});

test.each(LETTERS)('and where its accents were lost: %s', (_, text, says) => {
  const { lender: _lender, ...figures } = says;
  const lost = text.normalize('NFD').replace(/\p{M}/gu, '');
  expect(readText(lost)).toMatchObject(figures);
});

test('an answer shows its line as it was written', () => {
  const [, text] = LETTERS[1] ?? [];
  expect(readLetter(linesOf(text ?? '')).balance).toEqual({
    value: '98740.06',
    line: 'Solde à l’échéance : 98 740,06 $',
    confidence: 100,
  });
});

test.each([
  ['a lender whose name was misread', 'Caisse Desjardins de I’Érable'],
  ['no label', '4,79 %\n312 456,78 $\n1er mars 2027'],
  [
    'a rate that is not the offer',
    'Taux actuel 4,79 %\nTaux affiché 6,09 %\nTaux de crédit 4,81 %\nTaux : TP – 0,50 %',
  ],
  ['two amounts', 'Solde : 312 456,78 $ et 3 120,00 $'],
  ['two balances', 'Solde : 312 456,78 $\nSolde à l’échéance : 311 900,12 $'],
  ['a penalty alone', 'Indemnité sur le solde : 3 120,00 $\nSolde, pénalité comprise : 3 120,00 $'],
  ['letters among the digits', 'Taux 4,7S %\nTaux S,79 %\nSolde 4l2 300 $\nSolde l12 300 $\nSolde 412 3OO $'],
  ['a first digit read as a letter', 'Versement mensuel I 845,22 $\nSolde : | 845,22 $\nSolde S12 300,00 $'],
  ['a sum cut in two', 'Solde : 412, 300 $\nSolde : 41 2 300 $\nSolde : 412,300 $'],
  ['digits of something else before it', 'Solde du prêt 4471 312 456,78 $\nSolde du prêt 55 312 456,78 $'],
  ['a payment that is not monthly', 'Versement aux 2 semaines : 922,61 $\nPaiement hebdomadaire : 461,30 $'],
  ['the total of the payments', 'Total des versements mensuels : 66 427,92 $'],
  ['a day that can be read two ways', 'Échéance : 05/04/2027'],
  ['a day there is not', 'Échéance : 30 février 2027'],
  ['a term nobody offers', 'Terme de 12 ans'],
  ['a term of a year and a half', 'Terme de 1 an et 6 mois'],
  ['both kinds', 'Taux fixe ou variable'],
  ['a rate no lender has', 'Taux : 47,90 %'],
  ['the balance of before', 'Solde initial : 500 000,00 $'],
  ['what may be prepaid', 'L’offre permet de rembourser 15 % par année'],
])('nothing of a French letter is guessed: %s', (_, lines) => {
  expect(readFrench(lines)).toEqual({});
});

test('a French line that was not read surely says nothing', () => {
  const at = (confidence: number): ReadLetter =>
    readLetter([...linesOf(FRENCH_HEAD), { text: 'Taux d’intérêt : 4,79 %', confidence }]);
  expect(at(59)).toEqual({});
  expect(at(60).offeredRatePct?.value).toBe('4.79');
});

test.each([
  ['1er mars 2027', '2027-03-01'],
  ['le 1 mars 2027', '2027-03-01'],
  ['lundi 1ER MARS 2027', '2027-03-01'],
  ['31 janv. 2028', '2028-01-31'],
  ['9 févr. 2027', '2027-02-09'],
  ['9 fevrier 2027', '2027-02-09'],
  ['30-juin-2027', '2027-06-30'],
  ['30 juillet 2027', '2027-07-30'],
  ['30 juil. 2027', '2027-07-30'],
  ['15 août 2027', '2027-08-15'],
  ['15 aout 2027', '2027-08-15'],
  ['28 décembre 2027', '2027-12-28'],
  ['2027-05-14', '2027-05-14'],
  ['14/05/2027', '2027-05-14'],
  ['05/04/2027', undefined],
  ['1er mars 2027 ou 1er avril 2027', undefined],
  ['1er mars 1927', undefined],
  ['ler mars 2027', undefined],
  ['bientôt', undefined],
])('the day in %s is %s', (text, day) => {
  expect(dayInFrench(text)).toBe(day);
});

const ENGLISH_LETTER =
  'Mortgage renewal\nYour term matures on May 14, 2027\nBalance: $412,300.00\nInterest rate: 4.79%';

test.each([
  ['French', LETTERS[0]?.[1] ?? '', true],
  ['French without accents', unaccented(LETTERS[0]?.[1] ?? ''), true],
  ['French with a few English words', LETTERS[6]?.[1] ?? '', true],
  ['English', ENGLISH_LETTER, false],
  ['English of a lender with a French name', `Caisse Desjardins\nPrêt hypothécaire\n${ENGLISH_LETTER}`, false],
  [
    'English with a line for those who read French',
    `${ENGLISH_LETTER}\nRenouvellement de votre prêt hypothécaire, solde et taux : appelez-nous`,
    false,
  ],
  [
    'both languages',
    'Balance / Solde : $412,300.00\nInterest rate / Taux d’intérêt : 4.79%\nTerm / Terme : 5 years / ans\nPayment / Versement',
    false,
  ],
  ['two words', 'Votre solde\nVotre taux', false],
  ['nothing', '', false],
])('%s: French is %s', (_, text, is) => {
  expect(looksFrench(linesOf(text))).toBe(is);
});

test('a letter in both languages is read as English', () => {
  const both =
    'Balance / Solde : $412,300.00\nInterest rate / Taux d’intérêt : 4.79%\nTerm / Terme\nPayment / Versement';
  expect(readText(both)).toEqual({ balance: '412300.00', offeredRatePct: '4.79' });
});

test('whatever is read of a French letter the form takes', () => {
  const words = 'Taux|Solde|Terme|fixe|échéance|versement|$|%|4,79|412 300,00|1|ans|mois|5|1er mars 2027|à|,'.split(
    '|',
  );
  const line = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...words)).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      for (const [name, value] of Object.entries(readFrench(lines.join('\n')))) {
        const field = LETTER_FIGURES.find((one) => one.name === name);
        expect(field && fieldProblem(field, value, {})).toBeUndefined();
      }
    }),
  );
});

test('every amount and rate of a French letter is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999_999 }), fc.integer({ min: 1, max: 1_499 }), (cents, hundredths) => {
      const [dollars = '', rest = ''] = (cents / 100).toFixed(2).split('.');
      const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
      const rate = (hundredths / 100).toFixed(2);
      const read = readFrench(`Solde : ${grouped},${rest} $\nTaux : ${rate.replace('.', ',')} %`);
      expect(read).toMatchObject({ balance: `${dollars}.${rest}`, offeredRatePct: rate });
    }),
  );
});
