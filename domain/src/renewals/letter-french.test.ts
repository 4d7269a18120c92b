import fc from 'fast-check';
import type { RenewalLetter } from './letter-form.js';
import { emailToBankInFrench } from './letter-french.js';
import { emailToBank } from './letter-words.js';

const LETTER: RenewalLetter = {
  balance: 412_300,
  maturityDate: '2027-05-14',
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: 5,
  amortizationYears: 21,
  insured: false,
  province: 'QC',
  lender: null,
  payment: null,
  dischargeFee: null,
};
const FIGURES = {
  quoted: { ratePct: 3.94, saving: 15_234.4, hasKnownTerms: true },
  months: 60,
  today: '2026-11-24',
};
/** French keeps a figure and its sign together */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('the email to the bank in French', () => {
  const { subject, text } = emailToBankInFrench(LETTER, FIGURES);
  expect(plain(subject)).toBe('Renouvellement de mon prêt hypothécaire, échéance le 14 mai 2027');
  expect(plain(text).split('\n\n')).toEqual([
    'Bonjour,',
    'Merci pour votre lettre de renouvellement. Vous m’offrez un taux fixe de 4,79 % pour un terme de 5 ans, sur un solde de 412 300 $.',
    'Un courtier hypothécaire titulaire d’un permis me propose 3,94 % sur 5 ans, avec les conditions habituelles de remboursement anticipé. La différence est de 15 234 $ sur 5 ans, avant vos frais de quittance.',
    'Je préférerais rester chez vous. Pouvez-vous m’offrir le même taux et me le confirmer par écrit d’ici le 1er décembre 2026? Veuillez aussi m’envoyer les conditions de remboursement anticipé et me dire comment vous calculez l’indemnité.',
    'Merci',
  ]);
});

test('a discharge fee that is known is counted', () => {
  const { text } = emailToBankInFrench({ ...LETTER, dischargeFee: 390 }, FIGURES);
  expect(plain(text)).toContain('sur 5 ans, une fois les frais de transfert payés.');
});

test('a variable rate, half a year and terms that are not known', () => {
  const { text } = emailToBankInFrench(
    { ...LETTER, rateType: 'variable', termYears: 0.5 },
    { ...FIGURES, months: 12, quoted: { ...FIGURES.quoted, hasKnownTerms: false } },
  );
  expect(plain(text)).toContain('un taux variable de 4,79 % pour un terme de 6 mois');
  expect(plain(text)).toContain('me propose 3,94 % sur 1 an. La différence');
});

test('it says the same figures as the English one', () => {
  const digitsOf = (text: string): string[] => (text.match(/\d/g) ?? []).sort();
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 99_999_999 }).map((cents) => cents / 100),
      fc.integer({ min: 100, max: 1500 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 1, max: 90_000 }),
      fc.constantFrom(1, 2, 3, 4, 5, 7, 10),
      (balance, ratePct, saving, termYears) => {
        const letter = { ...LETTER, balance, termYears };
        const figures = { ...FIGURES, months: termYears * 12, quoted: { ratePct, saving, hasKnownTerms: true } };
        const [english, french] = [emailToBank(letter, figures), emailToBankInFrench(letter, figures)];
        expect(digitsOf(french.text)).toEqual(digitsOf(english.text));
      },
    ),
  );
});
