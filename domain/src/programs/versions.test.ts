import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputProblems } from '../forms/field-schema.js';
import { fitDifference } from '../lender-fit/gains.js';
import type { MortgageFile } from '../underwriting/file.js';
import { qualification } from '../underwriting/qualification.js';
import { PREMIUM_TABLES } from './premiums.js';
import { PROGRAM_FORM, PROGRAM_SECTIONS, type ProgramInput } from './program-form.js';
import { isInsuredRow, PROGRAM_ROWS, type Program, type ProgramRow } from './rows.js';
import { insuredRentPct, programsOn, rowUnder, termsOf, type ProgramVersion } from './versions.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const { vectors } = JSON.parse(fs.readFileSync(path.join(here, '../../test/vectors-programs.json'), 'utf8')) as {
  vectors: { id: string; input: MortgageFile }[];
};

const INSURED = PROGRAM_ROWS.filter(isInsuredRow);
const rowOf = (program: Program): ProgramRow => PROGRAM_ROWS.find((row) => row.program === program) as ProgramRow;

const version = (
  program: Program,
  terms: Partial<ProgramInput> = {},
  more: Partial<ProgramVersion> = {},
): ProgramVersion => {
  const effectiveFrom = more.effectiveFrom ?? '2027-03-01';
  return {
    id: `${program} ${effectiveFrom}`,
    program,
    publishedAt: '2027-02-20T15:00:00.000Z',
    terms: { ...termsOf(rowOf(program)), source: 'Bulletin of 2027-02-20', ...terms, effectiveFrom },
    ...more,
    effectiveFrom,
  };
};
const on = (day: string, program: Program, ...versions: ProgramVersion[]): ProgramRow | undefined =>
  programsOn(day, versions).find((row) => row.program === program);

test.each(INSURED)('the form says all that our row of $program says', (row) => {
  const terms = termsOf(row);
  expect(inputProblems(PROGRAM_FORM, terms)).toEqual([]);
  expect(rowUnder(row, { effectiveFrom: row.effectiveFrom, terms })).toEqual(row);
});

test('every question stands under a heading, and every premium table can be chosen', () => {
  expect(PROGRAM_SECTIONS.flatMap(({ fields }) => fields)).toEqual(PROGRAM_FORM);
  const premiums = PROGRAM_FORM.find(({ name }) => name === 'premium');
  expect(premiums).toMatchObject({ choices: Object.keys(PREMIUM_TABLES).map((value) => ({ value })) });
});

test('fewer at most than at least is refused', () => {
  const terms = { ...termsOf(rowOf('GUARANTY_MULTI_UNIT')), mostUnits: 2 };
  expect(inputProblems(PROGRAM_FORM, terms)).toMatchObject([{ place: ['mostUnits'] }]);
});

test('from its first day a version holds; of one day the last that was published', () => {
  const first = version('SAGEN_INVESTMENT', { downPct: 15 });
  const second = version('SAGEN_INVESTMENT', { downPct: 18 }, { publishedAt: '2027-02-21T15:00:00.000Z' });
  const later = version('SAGEN_INVESTMENT', { downPct: 25 }, { effectiveFrom: '2027-06-01' });
  const all = [second, later, first];
  expect(on('2027-02-28', 'SAGEN_INVESTMENT', ...all)).toEqual(rowOf('SAGEN_INVESTMENT'));
  expect(on('2027-03-01', 'SAGEN_INVESTMENT', ...all)).toMatchObject({ down: 18, source: 'Bulletin of 2027-02-20' });
  expect(on('2027-06-01', 'SAGEN_INVESTMENT', ...all)).toMatchObject({ down: 25, effectiveFrom: '2027-06-01' });
  expect(on('2027-06-01', 'SAGEN_HOMEBUYER', ...all)).toEqual(rowOf('SAGEN_HOMEBUYER'));
});

test('a row of ours that began later than the version holds', () => {
  const old = version('GUARANTY_FLEX', { downPct: 3 }, { effectiveFrom: '2026-01-01' });
  expect(on('2027-01-01', 'GUARANTY_FLEX', old)).toEqual(rowOf('GUARANTY_FLEX'));
});

test('what is not offered is no program', () => {
  expect(on('2027-03-01', 'SAGEN_SUITES', version('SAGEN_SUITES', { offered: 'no' }))).toBeUndefined();
});

test('the rent that an insurer counts follows its version', () => {
  const home = { occupancy: 'owner_occupied' as const, units: 2 };
  const less = version('CMHC_PURCHASE', { rentFewPct: 60 });
  expect(insuredRentPct(home, '2027-03-01')).toBe(100);
  expect(insuredRentPct(home, '2027-03-01', [less])).toBe(60);
});

describe.each(vectors)('$id', ({ input }) => {
  test('our own terms, published, change nothing but their day and paper', () => {
    const programs = INSURED.map(({ program, effectiveFrom }) => version(program, {}, { effectiveFrom }));
    const { programs: before, ...rest } = qualification(input);
    const { programs: now, ...others } = qualification({ ...input, programs });
    expect(others).toEqual(rest);
    const bare = (answers: typeof now): object[] => answers.map(({ source: _, ...answer }) => answer);
    expect(bare(now)).toEqual(bare(before));
  });
});

test('who gains and who loses by a version is told', () => {
  const [found] = vectors.flatMap(({ input }) => {
    const open = qualification(input).programs.find(
      ({ insurer, reasons }) => insurer !== 'conventional' && !reasons[0],
    );
    return open ? [{ input, open }] : [];
  });
  const { input, open } = found as NonNullable<typeof found>;
  const book = { lenders: [], policies: [], rates: [], lent: [] };
  const { asOf } = input;
  const gone = version(open.program, { offered: 'no' }, { effectiveFrom: asOf });
  const asked = { file: input, postalCode: null };
  const before = { asOf, book, programs: [] };
  const now = { asOf, book, programs: [gone] };
  expect(fitDifference(asked, before, now)).toMatchObject({ programsLost: [open.program], programsGained: [] });
  expect(fitDifference(asked, now, before)).toMatchObject({ programsLost: [], programsGained: [open.program] });
});
