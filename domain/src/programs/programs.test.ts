import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { OCCUPANCIES } from '../application/choices.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import type { MortgageFile } from '../underwriting/file.js';
import { qualification } from '../underwriting/qualification.js';
import { programsFor, type ProgramAnswer } from './programs.js';
import { PROGRAM_ROWS, PROGRAMS, type Program } from './rows.js';
import { changeSentence, reasonSentence } from './words.js';

interface Expected {
  programs?: Partial<Record<Program, Record<string, unknown>>>;
  qualifyingPayment?: number;
}
interface Vector {
  id: string;
  input: MortgageFile;
  expected: Expected & Record<string, unknown>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const { vectors } = JSON.parse(fs.readFileSync(path.join(here, '../../test/vectors-programs.json'), 'utf8')) as {
  vectors: Vector[];
};

/** What 3% of a balance, rounded to the cent, may cost the amount to pay. */
const CENTS = 0.2;

const answerOf = (answers: readonly ProgramAnswer[], program: Program): ProgramAnswer | undefined =>
  answers.find((answer) => answer.program === program);

test.each(vectors)('$id', ({ input, expected }) => {
  const { programs = {}, qualifyingPayment, ...rest } = expected;
  const found = qualification(input);
  expect(found).toMatchObject(rest);
  if (qualifyingPayment !== undefined) expect(found.ratios.qualifyingPayment).toBe(qualifyingPayment);
  for (const [program, wanted] of Object.entries(programs)) {
    const { reasons, change, ...answer } = answerOf(found.programs, program as Program) as ProgramAnswer;
    const { reasons: codes = [], change: mend, ...others } = wanted as { reasons?: string[]; change?: object | null };
    expect(answer).toMatchObject(others);
    expect({ program, reasons: reasons.map(({ code }) => code) }).toEqual({ program, reasons: codes });
    if (mend === undefined) continue;
    const { amount, ...named } = (mend ?? {}) as { amount?: number };
    if (mend === null) expect(change).toBeNull();
    else expect(change).toMatchObject(named);
    if (amount !== undefined) expect(Math.abs((change?.amount ?? 0) - amount)).toBeLessThanOrEqual(CENTS);
  }
});

test('every program has one row of today, with its source', () => {
  expect(PROGRAM_ROWS.map(({ program }) => program).sort()).toEqual([...PROGRAMS].sort());
  for (const { source, effectiveFrom } of PROGRAM_ROWS) {
    expect(source).not.toBe('');
    expect(effectiveFrom <= '2026-11-25').toBe(true);
  }
  expect(RULES_AS_OF <= '2026-11-25').toBe(true);
});

const BASE = vectors.find(({ id }) => id === 'prog-ex1')?.input as MortgageFile;

const file: fc.Arbitrary<MortgageFile> = fc
  .record({
    price: fc.integer({ min: 150_000, max: 1_700_000 }),
    downPct: fc.integer({ min: 3, max: 40 }),
    occupancy: fc.constantFrom(...OCCUPANCIES.map(({ value }) => value)),
    units: fc.integer({ min: 1, max: 5 }),
    annual: fc.integer({ min: 0, max: 300_000 }),
    amortizationYears: fc.constantFrom(20, 25, 30),
    firstTimeBuyer: fc.boolean(),
    monthlyRent: fc.constantFrom(0, 1800),
    nonTraditionalDownPayment: fc.boolean(),
    creditScore: fc.constantFrom(undefined, 580, 640),
    bankruptcy: fc.constantFrom(undefined, {}, { dischargedOn: '2025-06-30' }),
    residency: fc.constantFrom(
      undefined,
      'citizen' as const,
      'permanent_resident' as const,
      'temporary_resident' as const,
    ),
  })
  .map(({ price, downPct, annual, ...of }) => ({
    ...BASE,
    property: { ...BASE.property, price, occupancy: of.occupancy, units: of.units, monthlyRent: of.monthlyRent },
    mortgage: {
      ...BASE.mortgage,
      downPayment: Math.floor((price * downPct) / 100),
      amortizationYears: of.amortizationYears,
      nonTraditionalDownPayment: of.nonTraditionalDownPayment,
    },
    borrowers: [
      {
        id: 'applicant',
        firstTimeBuyer: of.firstTimeBuyer,
        creditScore: of.creditScore,
        residency: of.residency,
        bankruptcy: of.bankruptcy,
        incomes: [{ kind: 'salary' as const, annual }],
      },
    ],
  }));

/** Appraised at other than the price. */
const appraised: fc.Arbitrary<MortgageFile> = fc.tuple(file, fc.constantFrom(70, 90, 100, 110)).map(([asked, pct]) => {
  const value = Math.max(1, Math.floor(((asked.property.price ?? 0) * pct) / 100));
  return { ...asked, property: { ...asked.property, value } };
});

test('what fits has a program that could carry it, and what nobody insures has none of an insurer over 80%', () => {
  fc.assert(
    fc.property(appraised, (asked) => {
      const { verdict, failures, programs } = qualification(asked);
      const open = programs.filter(({ answer }) => answer !== 'does_not_fit');
      if (verdict === 'fits') expect(open).not.toEqual([]);
      if (failures.includes('NOT_INSURABLE')) expect(open).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a home for close family has every answer that the buyer’s own home has, but where the borrowers have to live there', () => {
  fc.assert(
    fc.property(file, (asked) => {
      const by = (occupancy: MortgageFile['property']['occupancy']) =>
        qualification({ ...asked, property: { ...asked.property, occupancy } }).programs.filter(
          ({ program }) => program !== 'GUARANTY_STATED_INCOME',
        );
      expect(by('relative_occupied')).toEqual(by('owner_occupied'));
    }),
    { numRuns: 50 },
  );
  const home = { ...BASE, property: { ...BASE.property, occupancy: 'relative_occupied' as const } };
  expect(answerOf(qualification(home).programs, 'GUARANTY_STATED_INCOME')?.reasons).toContainEqual(
    expect.objectContaining({ code: 'OCCUPANCY' }),
  );
});

/** The file after the change that was named. */
function after(input: MortgageFile, { change }: ProgramAnswer): MortgageFile | undefined {
  if (!change) return undefined;
  const { mortgage, borrowers, liabilities = [] } = input;
  const { code, amount, to, years, debt, date } = change;
  if (code === 'AMORTIZATION') return { ...input, mortgage: { ...mortgage, amortizationYears: years ?? 0 } };
  if (code === 'DOWN_PAYMENT') return { ...input, mortgage: { ...mortgage, downPayment: to ?? 0 } };
  if (code === 'LOWER_PRICE') return { ...input, property: { ...input.property, price: to ?? 0 } };
  if (code === 'WAIT') return { ...input, asOf: date ?? '' };
  if (code === 'INCOME')
    return {
      ...input,
      borrowers: borrowers.map((one) => ({
        ...one,
        incomes: [...one.incomes, { kind: 'other', annual: amount ?? 0 }],
      })),
    };
  if (code === 'PAY_DEBT')
    return {
      ...input,
      liabilities: liabilities.map((one, index) =>
        index === debt
          ? {
              ...one,
              balance: Math.round(((one.balance ?? 0) - (amount ?? 0)) * 100) / 100,
              payOut: amount === one.balance,
            }
          : one,
      ),
    };
  return undefined;
}

test('the change that is named opens its program', () => {
  fc.assert(
    fc.property(file, (input) => {
      for (const answer of programsFor(input)) {
        const mended = after(input, answer);
        if (mended) expect(answerOf(programsFor(mended), answer.program)?.reasons).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

test('nothing that is against a file goes without a sentence, and nothing unknown fits', () => {
  fc.assert(
    fc.property(file, (input) => {
      for (const { answer, reasons, asks, change } of programsFor(input)) {
        for (const one of reasons) expect(reasonSentence(one)).not.toMatch(/null|undefined|NaN|Infinity/);
        if (change) expect(changeSentence(change)).not.toMatch(/null|undefined|NaN|Infinity/);
        expect(answer === 'fits').toBe(reasons.length === 0 && asks.length === 0);
      }
    }),
    { numRuns: 60 },
  );
});

test('a file that fits lenders’ usual terms fits a program or is asked about', () => {
  fc.assert(
    fc.property(file, (input) => {
      const { verdict, programs } = qualification(input);
      fc.pre(verdict === 'fits' && !input.mortgage.nonTraditionalDownPayment);
      expect(programs.some(({ answer }) => answer !== 'does_not_fit')).toBe(true);
    }),
  );
});

test('no insurer is asked about a private lender’s file', () => {
  expect(programsFor({ ...BASE, mortgage: { ...BASE.mortgage, lenderKind: 'private' } })).toEqual([]);
});
