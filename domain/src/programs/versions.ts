import { keysOf } from '../data/objects.js';
import { parseMoney } from '../forms/money.js';
import { isInForce } from '../mortgage/tables/dated.js';
import type { Occupancy } from '../application/choices.js';
import { PREMIUM_TABLES } from './premiums.js';
import type { ProgramInput } from './program-form.js';
import { FEW_HOMES, PROGRAM_ROWS, type Program, type ProgramQuestion, type ProgramRow } from './rows.js';

/** Terms of a program as the office published them. */
export interface ProgramVersion {
  id: string;
  program: Program;
  /** Its first day, '2026-11-25'; it ends where the next one begins */
  effectiveFrom: string;
  /** Among those of one day the last one holds */
  publishedAt: string;
  terms: ProgramInput;
}

const isLater = (one: ProgramVersion, other: ProgramVersion): boolean =>
  one.effectiveFrom > other.effectiveFrom ||
  (one.effectiveFrom === other.effectiveFrom && one.publishedAt > other.publishedAt);

const SETTLED = ['citizen', 'permanent_resident'] as const;

function asksOf({ premium, asksTerms, asksAccess, asksYearsHere }: ProgramInput): ProgramQuestion[] {
  const asks: ProgramQuestion[] = [];
  if (asksTerms === 'yes') asks.push('PROGRAM_TERMS');
  else if (premium == null) asks.push('PREMIUM');
  if (asksAccess === 'yes') asks.push('YEAR_ROUND_ACCESS');
  if (asksYearsHere === 'yes') asks.push('YEARS_IN_CANADA');
  return asks;
}

/** Dollars of what the form kept. */
function dollarsOf(amount: string): number {
  const read = parseMoney(amount);
  return 'cents' in read ? read.cents / 100 : 0;
}

/** A program under other terms: whom it is for and who insures it stay. */
export function rowUnder(
  row: ProgramRow,
  { effectiveFrom, terms }: Pick<ProgramVersion, 'effectiveFrom' | 'terms'>,
): ProgramRow {
  const { program, insurer, purposes, occupancies, needs } = row;
  const { source, leastUnits, mostUnits, downPct, premium, rentFewPct, rentManyPct, sureYears, sureBelow } = terms;
  const table = keysOf(PREMIUM_TABLES).find((name) => name === premium);
  const asks = asksOf(terms);
  const rentPct = {
    ...(rentFewPct != null && { few: rentFewPct }),
    ...(rentManyPct != null && { many: rentManyPct }),
  };
  return {
    ...{ program, insurer, purposes, occupancies, effectiveFrom, source, leastUnits, mostUnits },
    down: downPct ?? 'law',
    ...(needs && { needs }),
    ...(table && { premium: table }),
    ...(Object.keys(rentPct).length > 0 && { rentPct }),
    ...(terms.residents === 'settled' && { residency: SETTLED }),
    ...(sureYears != null && { sureYears }),
    ...(sureBelow != null && { sureBelow: dollarsOf(sureBelow) }),
    ...(asks.length > 0 && { asks }),
  };
}

/** The terms that a row stands for, as the form keeps them. */
export function termsOf(row: ProgramRow): ProgramInput {
  const { effectiveFrom, source, leastUnits, mostUnits = leastUnits, down, premium, rentPct, asks = [] } = row;
  const said = (asked: ProgramQuestion): 'yes' | 'no' => (asks.includes(asked) ? 'yes' : 'no');
  return {
    ...{ effectiveFrom, source, offered: 'yes', leastUnits, mostUnits },
    ...(down !== 'law' && { downPct: down }),
    residents: row.residency ? 'settled' : 'anyone',
    ...(row.sureYears !== undefined && { sureYears: row.sureYears }),
    ...(row.sureBelow !== undefined && { sureBelow: row.sureBelow.toFixed(2) }),
    ...(premium && { premium }),
    ...(rentPct?.few !== undefined && { rentFewPct: rentPct.few }),
    ...(rentPct?.many !== undefined && { rentManyPct: rentPct.many }),
    asksTerms: said('PROGRAM_TERMS'),
    asksAccess: said('YEAR_ROUND_ACCESS'),
    asksYearsHere: said('YEARS_IN_CANADA'),
  };
}

/** The version that takes the place of a row on a day: the last that began, unless the row began after it. */
export function versionFor<Version extends ProgramVersion>(
  row: ProgramRow,
  versions: readonly Version[],
  day: string,
): Version | undefined {
  const [last] = versions
    .filter((version) => version.program === row.program && version.effectiveFrom <= day)
    .sort((one, other) => (isLater(one, other) ? -1 : 1));
  return last && last.effectiveFrom >= row.effectiveFrom ? last : undefined;
}

/** Those that hold on a day. */
export const versionsOn = (versions: readonly ProgramVersion[], day: string): ProgramVersion[] =>
  PROGRAM_ROWS.filter((row) => isInForce(row, day)).flatMap((row) => versionFor(row, versions, day) ?? []);

/**
 * The programs of a day. Of each the terms that began last hold: those of the office where it published some, before a row
 * of ours of the same day. One that the office says is not offered is none.
 */
export function programsOn(day: string, versions: readonly ProgramVersion[] = []): ProgramRow[] {
  return PROGRAM_ROWS.filter((row) => isInForce(row, day)).flatMap((row) => {
    const version = versionFor(row, versions, day);
    if (!version) return [row];
    return version.terms.offered === 'yes' ? [rowUnder(row, version)] : [];
  });
}

/**
 * The largest share of the rent of a home's own suite that an insurer counts, percent: CMHC takes all of it where the owner
 * lives in one of two homes. None where only a lender's policy says it.
 */
export function insuredRentPct(
  home: { occupancy: Occupancy; units: number },
  day: string,
  versions: readonly ProgramVersion[] = [],
): number | undefined {
  const shares = programsOn(day, versions)
    .filter(({ needs, occupancies }) => needs === undefined && occupancies.includes(home.occupancy))
    .flatMap(({ rentPct }) => (home.units <= FEW_HOMES ? rentPct?.few : rentPct?.many) ?? []);
  return shares.length > 0 ? Math.max(...shares) : undefined;
}
