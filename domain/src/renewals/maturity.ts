import { addDays } from '../booking/local-days.js';

/** Lenders hold a rate for so many days before a term ends: that is when it pays to look. */
export const HOLD_DAYS = 120;

/** A bank sends its statement so many days before the term ends: Financial Consumer Protection Framework Regulations. */
export const STATEMENT_DAYS = 21;

/** The day on which we write: a rate can be held from here. */
export const reminderDay = (maturityDate: string): string => addDays(maturityDate, -HOLD_DAYS);

/** The last day on which a bank may send its renewal statement. */
export const statementDay = (maturityDate: string): string => addDays(maturityDate, -STATEMENT_DAYS);

/** EARLY: a rate can't be held yet; HOLD: it can, today; DUE: the term is over. */
export type MaturityStage = 'EARLY' | 'HOLD' | 'DUE';

export function maturityStage(maturityDate: string, today: string): MaturityStage {
  if (today > maturityDate) return 'DUE';
  return today < reminderDay(maturityDate) ? 'EARLY' : 'HOLD';
}
