import { conditionsMissed } from '../programs/conditions.js';
import { fitOf } from '../programs/fit.js';
import type { Program } from '../programs/rows.js';
import { programsOn, type ProgramVersion } from '../programs/versions.js';
import type { MortgageFile } from '../underwriting/file.js';
import { isPrivate } from '../underwriting/loan.js';
import type { FitBook } from './candidates.js';
import { lenderFit } from './lender-fit.js';
import type { AskedFile } from './own-conditions.js';

/** Who takes a file now and did not before, and the other way round. */
export interface FitDifference {
  lendersGained: string[];
  lendersLost: string[];
  programsGained: Program[];
  programsLost: Program[];
}

/** What holds on a day. */
export interface InForce {
  asOf: string;
  book: FitBook;
  /** As the office published them */
  programs: readonly ProgramVersion[];
}

/** Any month: who takes a file does not depend on when somebody leaves. */
const ANY_EXIT = 60;

const takenBy = (asked: AskedFile, book: FitBook): string[] =>
  lenderFit(asked, book, ANY_EXIT)
    .filter(({ answer }) => answer !== 'does_not_fit')
    .map(({ lender }) => lender.id)
    .sort();

function openPrograms(file: MortgageFile): Program[] {
  if (isPrivate(file)) return [];
  return programsOn(file.asOf, file.programs)
    .filter((row) => conditionsMissed(file, row).length === 0 && fitOf(file, row).reasons.length === 0)
    .map(({ program }) => program)
    .sort();
}

const under = (asked: AskedFile, { asOf, programs }: InForce): AskedFile => ({
  ...asked,
  file: { ...asked.file, asOf, programs },
});

const without = <T>(all: readonly T[], those: readonly T[]): T[] => all.filter((one) => !those.includes(one));

/**
 * What a change of the tables or of the policies means for a file: the same answers, asked with what was in force before and
 * with what is now. The rates are those of now both times, so that no difference is theirs.
 */
export function fitDifference(asked: AskedFile, before: InForce, now: InForce): FitDifference {
  const then = under(asked, before);
  const today = under(asked, now);
  const [lendersBefore, lendersNow] = [takenBy(then, before.book), takenBy(today, now.book)];
  const [programsBefore, programsNow] = [openPrograms(then.file), openPrograms(today.file)];
  return {
    lendersGained: without(lendersNow, lendersBefore),
    lendersLost: without(lendersBefore, lendersNow),
    programsGained: without(programsNow, programsBefore),
    programsLost: without(programsBefore, programsNow),
  };
}

export const isDifferent = (difference: FitDifference): boolean =>
  Object.values(difference).some((list: readonly string[]) => list.length > 0);
