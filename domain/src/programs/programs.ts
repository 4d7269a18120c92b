import type { MortgageFile } from '../underwriting/file.js';
import { isPrivate } from '../underwriting/loan.js';
import { changeFor, type ProgramChange } from './changes.js';
import { fitOf } from './fit.js';
import type { ProgramReason } from './reasons.js';
import type { Insurer, Program, ProgramQuestion } from './rows.js';
import { programsOn } from './versions.js';

/** "ask_us": nothing of the file is against it, and something that nobody wrote down decides. */
export const PROGRAM_ANSWERS = ['fits', 'ask_us', 'does_not_fit'] as const;
export type ProgramAnswerCode = (typeof PROGRAM_ANSWERS)[number];

/** What a program says of a file. */
export interface ProgramAnswer {
  program: Program;
  insurer: Insurer;
  answer: ProgramAnswerCode;
  /** Why it does not fit */
  reasons: ProgramReason[];
  /** What has to be asked, also where something else is against it */
  asks: ProgramQuestion[];
  /** The one change that makes it fit, where it can be worked out */
  change: ProgramChange | null;
  /** Dollars, as the program charges it; null where no source of ours says it, or where it does not apply */
  premium: number | null;
  /** Of the program's row: ISO date and who publishes it */
  effectiveFrom: string;
  source: string;
}

const hasFigure = ({ amount, figure }: ProgramReason): boolean => (amount ?? figure) !== null;

/** Those that one change opens stand before those that a figure is against, and these before those for other files. */
function placeOf({ answer, change, reasons }: ProgramAnswer): number {
  if (answer !== 'does_not_fit') return PROGRAM_ANSWERS.indexOf(answer);
  if (change) return PROGRAM_ANSWERS.length;
  return PROGRAM_ANSWERS.length + (reasons.some(hasFigure) ? 1 : 2);
}

/**
 * What each program of the day says of a file: those that fit first, then those to ask about, then those that one change
 * opens. None of a private lender's file: no insurer and no federal lender is asked.
 * Source: the source of each row (`PROGRAM_ROWS`), or of the version that the office published.
 *
 * @param file one that `checkFile` has let through
 */
export function programsFor(file: MortgageFile): ProgramAnswer[] {
  if (isPrivate(file)) return [];
  return programsOn(file.asOf, file.programs)
    .map((row): ProgramAnswer => {
      const fit = fitOf(file, row);
      const isOpen = fit.reasons.length === 0;
      const hasPremium = fit.result !== undefined && row.premium !== undefined && isOpen;
      return {
        program: row.program,
        insurer: row.insurer,
        answer: isOpen ? (fit.asks.length === 0 ? 'fits' : 'ask_us') : 'does_not_fit',
        reasons: fit.reasons,
        asks: fit.asks,
        change: changeFor(file, row, fit),
        premium: hasPremium ? (fit.result?.ratios.premium ?? null) : null,
        effectiveFrom: row.effectiveFrom,
        source: row.source,
      };
    })
    .sort((one, other) => placeOf(one) - placeOf(other));
}
