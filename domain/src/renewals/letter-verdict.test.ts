import fc from 'fast-check';
import { inputProblems } from '../forms/field-schema.js';
import type { WatchedRate } from '../rates/watch.js';
import { LETTER_FIGURES, letterOf, REMINDER_FORM, type LetterInput, type RenewalLetter } from './letter-form.js';
import { letterVerdict } from './letter-verdict.js';
import { emailToBank, monthsInWords, quotedRate, verdictSentence } from './letter-words.js';
import { maturityStage, reminderDay, statementDay } from './maturity.js';

const rate = (id: string, more: Partial<WatchedRate> = {}): WatchedRate => ({
  id,
  bankId: id,
  bankName: `Lender ${id}`,
  term: 5,
  type: 'fixed',
  compounding: 'semi-annual',
  rate: 3.94,
  fees: 0,
  penalty: 'unknown',
  purpose: 'any',
  insurance: 'any',
  province: null,
  ...more,
});

/** The letter that the page was drawn for. */
const LETTER: RenewalLetter = {
  balance: 412_300,
  maturityDate: '2027-05-14',
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: 5,
  amortizationYears: 21,
  insured: true,
  province: 'ON',
  lender: 'Northgate Bank',
  payment: 2587,
  dischargeFee: 390,
};
const KNOWN = rate('known', { rate: 4.04, penalty: 'contract-rate' });

test('the letter against the best rate and the best with known terms, fees in', () => {
  const verdict = letterVerdict(LETTER, [rate('best'), KNOWN]);
  expect(verdict).toMatchObject({ isGood: false, unknown: null, insurance: 'insured', months: 60 });
  expect(verdict.letter).toEqual({ payment: 2586.95, interest: 90_535.16, fees: 0, total: 90_535.16 });
  expect(verdict.best).toMatchObject({
    rate: { id: 'best' },
    cost: { payment: 2400.82, interest: 74_062.68, fees: 390, total: 74_452.68 },
    saving: 16_082.48,
  });
  expect(verdict.ordinary).toMatchObject({ rate: { id: 'known' }, saving: 14_151.83 });
});

test('a letter that nothing published beats is good', () => {
  const verdict = letterVerdict({ ...LETTER, offeredRatePct: 3.94 }, [rate('a')]);
  // the same rate, and the discharge fee on top
  expect([verdict.isGood, verdict.best?.saving]).toEqual([true, -390]);
  expect(quotedRate(verdict)).toBeNull();
});

test.each<[string, Partial<WatchedRate>, Partial<RenewalLetter>]>([
  ['of another kind', { type: 'variable' }, {}],
  ['of another purpose', { purpose: 'purchase' }, {}],
  ['of another province', { province: 'QC' }, {}],
  ['for insured mortgages, where it is not', { insurance: 'insured' }, { insured: false }],
  ['for insured mortgages, where nobody knows', { insurance: 'insured' }, { insured: null }],
  [
    'for insurable mortgages, where it is too large',
    { insurance: 'insurable' },
    { insured: false, balance: 1_200_000 },
  ],
  [
    'for insurable mortgages, where it runs too long',
    { insurance: 'insurable' },
    { insured: null, amortizationYears: 28 },
  ],
])('a rate %s is none of theirs', (_, more, letter) => {
  expect(letterVerdict({ ...LETTER, ...letter }, [rate('a', more)])).toMatchObject({ unknown: 'NO_RATE', best: null });
});

test('a large mortgage that was insured stays so', () => {
  const letter = { ...LETTER, balance: 1_200_000, amortizationYears: 28 };
  expect(letterVerdict(letter, [rate('a', { insurance: 'insured' })])).toMatchObject({
    insurance: 'insured',
    months: 60,
  });
});

test('fees that nobody knows are not nothing', () => {
  expect(letterVerdict(LETTER, [rate('a', { fees: null })])).toMatchObject({ isGood: null, unknown: 'FEES' });
  expect(letterVerdict(LETTER, [rate('a', { fees: null }), KNOWN]).best?.rate.id).toBe('known');
});

test('where nobody publishes the term, the months that both hold are compared', () => {
  const short = letterVerdict(LETTER, [
    rate('three', { term: 3 }),
    rate('seven', { term: 7 }),
    rate('two', { term: 2 }),
  ]);
  expect([short.months, short.best?.rate.id]).toEqual([36, 'three']);
  const long = letterVerdict({ ...LETTER, termYears: 2 }, [rate('three', { term: 3 }), rate('five')]);
  expect([long.months, long.best?.rate.id]).toEqual([24, 'three']);
});

test('variable rates have their penalty by nature', () => {
  const verdict = letterVerdict({ ...LETTER, rateType: 'variable' }, [
    rate('v', { type: 'variable', compounding: 'monthly' }),
  ]);
  expect(verdict.ordinary?.rate.id).toBe('v');
});

test('a term longer than the years that are left is refused by name', () => {
  expect(() => letterVerdict({ ...LETTER, amortizationYears: 3 }, [rate('a')])).toThrow(
    expect.objectContaining({ field: 'termYears' }) as Error,
  );
});

test('a lower rate with the same fees never saves less, and a lower offer never makes a letter worse', () => {
  const rates = fc.integer({ min: 1, max: 1200 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(rates, rates, rates, (offered, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const saving = (offer: number, ratePct: number): number =>
        letterVerdict({ ...LETTER, offeredRatePct: offer }, [rate('a', { rate: ratePct })]).best?.saving ?? NaN;
      expect(saving(offered, low)).toBeGreaterThanOrEqual(saving(offered, high));
      expect(saving(low, offered)).toBeLessThanOrEqual(saving(high, offered));
      const { best, letter } = letterVerdict({ ...LETTER, offeredRatePct: offered }, [rate('a', { rate: one })]);
      expect(letter.total - (best?.cost.total ?? NaN)).toBeCloseTo(best?.saving ?? NaN, 2);
    }),
    { numRuns: 40 },
  );
});

test('a letter is not good while a rate whose fees nobody knows may cost less', () => {
  const letter = { ...LETTER, offeredRatePct: 4.29 };
  const dearer = rate('dearer', { rate: 4.49 });
  expect(letterVerdict(letter, [dearer])).toMatchObject({ isGood: true, unknown: null });
  const unknown = letterVerdict(letter, [dearer, rate('cheaper', { rate: 3.69, fees: null })]);
  expect(unknown).toMatchObject({ isGood: null, unknown: 'FEES', best: null, ordinary: null });
  // without any fees it costs more, too
  expect(letterVerdict(letter, [dearer, rate('b', { rate: 4.45, fees: null })]).isGood).toBe(true);
  // what is known to cost less is no less so
  expect(letterVerdict(letter, [rate('a'), rate('b', { rate: 3.69, fees: null })]).isGood).toBe(false);
});

test('the email to the bank says when the discharge fee is not counted', () => {
  const letter = { ...LETTER, dischargeFee: null };
  const quoted = quotedRate(letterVerdict(letter, [rate('best')]));
  if (!quoted) throw new Error('nothing is quoted');
  const { text } = emailToBank(letter, { quoted, months: 60, today: '2026-11-24' });
  expect(text).toContain('over 5 years, before your discharge fee.');
});

test('the verdict in one sentence', () => {
  const say = (book: WatchedRate[], letter = LETTER): string => {
    const { before, much, after } = verdictSentence(letterVerdict(letter, book), letter);
    return before + much + after;
  };
  expect(say([rate('best'), KNOWN])).toBe(
    'No: over 5 years this letter costs you $16,082 more than the best fixed rate for the closest term you can have today.',
  );
  expect(say([rate('a', { rate: 6 })])).toBe(
    'Yes, it’s good: over 5 years no fixed rate published today for the closest term costs you less.',
  );
  expect(say([])).toMatch(/^We can’t tell/);
  expect(say([rate('a', { fees: null })])).toMatch(/fees/);
  expect([1, 6, 12, 18, 60].map(monthsInWords)).toEqual(['1 month', '6 months', '1 year', '18 months', '5 years']);
});

test('the email to the bank quotes ordinary terms, like against like', () => {
  const verdict = letterVerdict(LETTER, [rate('best'), KNOWN]);
  const quoted = quotedRate(verdict);
  expect(quoted).toEqual({ ratePct: 4.04, saving: 14_151.83, hasKnownTerms: true });
  if (!quoted) throw new Error('nothing to quote');
  const email = emailToBank(LETTER, { quoted, months: 60, today: '2026-11-25' });
  expect(email.subject).toBe('Renewal of my mortgage, due May 14, 2027');
  expect(email.text).toBe(`Hello,

Thank you for your renewal letter. You offer 4.79%, 5-year fixed, on $412,300.

A licensed broker shows me 4.04% over 5 years with ordinary prepayment terms. The difference is $14,152 over 5 years, after the cost of switching.

I’d rather stay. Can you match it, and confirm in writing by December 2, 2026? Please send the prepayment terms and how you work out a penalty with it.

Thank you`);
  const unknown = quotedRate(letterVerdict(LETTER, [rate('best')]));
  expect(unknown).toMatchObject({ ratePct: 3.94, hasKnownTerms: false });
  const half = emailToBank({ ...LETTER, termYears: 0.5 }, { quoted, months: 6, today: '2026-11-25' });
  expect(half.text).toContain('6-month fixed');
  // ordinary terms that cost more than the letter are nothing to ask for
  expect(
    quotedRate(letterVerdict(LETTER, [rate('best'), rate('dear', { rate: 5, penalty: 'three-months' })])),
  ).toBeNull();
});

test('we write 120 days before; from then on a rate can be held', () => {
  expect([reminderDay('2027-05-14'), statementDay('2027-05-14')]).toEqual(['2027-01-14', '2027-04-23']);
  expect(
    ['2027-01-13', '2027-01-14', '2027-05-14', '2027-05-15'].map((day) => maturityStage('2027-05-14', day)),
  ).toEqual(['EARLY', 'HOLD', 'HOLD', 'DUE']);
});

const INPUT: LetterInput = {
  balance: '412300.00',
  maturityDate: '2027-05-14',
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: '5',
  amortizationYears: 21,
  insured: 'yes',
  province: 'ON',
  lender: ' Northgate Bank ',
  payment: '2587.00',
  dischargeFee: '390.00',
};

test('an input becomes a letter; what nobody said is not known', () => {
  expect(letterOf(INPUT)).toEqual(LETTER);
  expect(
    letterOf({ ...INPUT, insured: 'unknown', lender: null, payment: null, dischargeFee: undefined }),
  ).toMatchObject({
    insured: null,
    lender: null,
    payment: null,
    dischargeFee: null,
  });
  expect(letterOf({ ...INPUT, insured: 'no', rateType: 'variable' })).toMatchObject({
    insured: false,
    rateType: 'variable',
  });
});

test.each([
  ['balance', '0.00', 'Enter the balance at renewal'],
  ['maturityDate', '2027-02-30', 'Enter a month, a day and a year from 1990 to 2100'],
  ['offeredRatePct', 0, 'Enter the rate they offer'],
  ['amortizationYears', 3, 'The term is longer than the years you have left to pay'],
  ['amortizationYears', 0.5, 'Enter at least 1 year'],
  ['termYears', '12', 'Choose a term from the list'],
])('%s %s is refused in words', (name, value, message) => {
  expect(inputProblems(LETTER_FIGURES, { ...INPUT, [name]: value })).toEqual([{ place: [name], message }]);
});

test('a reminder needs an address and a consent, and no permission to call', () => {
  expect(inputProblems(REMINDER_FORM, INPUT).map(({ place }) => place[0])).toEqual(['email', 'consent']);
  expect(inputProblems(REMINDER_FORM, { ...INPUT, email: 'ada@example.ca', consent: true })).toEqual([]);
});
