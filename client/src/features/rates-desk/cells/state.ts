import { parsePercent } from '../percent';

/** What another person saved first. `value` is null where they are taking the rate away. */
export interface Theirs {
  value: number | null;
  version: number;
  by: string;
  at: string;
}

/**
 * A rate cell. `version` is the one the person saw when they began: what was changed since then is a conflict, also
 * when the table has been read again meanwhile.
 */
export type Cell =
  | { is: 'rest' }
  | { is: 'editing'; text: string; version: number; problem?: string; typed?: true }
  | { is: 'saving'; text: string; value: number; version: number }
  | { is: 'failed'; text: string; value: number; version: number; reason: string }
  | { is: 'conflict'; text: string; value: number; theirs: Theirs };

export type CellEvent =
  | { on: 'start'; text: string; version: number }
  /** A digit on the cell begins; another one, quicker than the field that opens, goes behind it. */
  | { on: 'key'; text: string; version: number }
  | { on: 'type'; text: string }
  | { on: 'cancel' }
  /** `was` is what the rate is now: the same again changes nothing. */
  | { on: 'commit'; was: number | undefined }
  | { on: 'saved' }
  | { on: 'failed'; reason: string }
  | { on: 'met'; theirs: Theirs }
  | { on: 'retry' }
  | { on: 'keep-mine' }
  | { on: 'take-theirs' };

export const REST: Cell = { is: 'rest' };

/** What becomes of a cell; an event that means nothing in a state leaves it as it is. */
export function next(cell: Cell, event: CellEvent): Cell {
  switch (cell.is) {
    case 'rest':
      if (event.on === 'key') return { is: 'editing', text: event.text, version: event.version, typed: true };
      return event.on === 'start' ? { is: 'editing', text: event.text, version: event.version } : cell;
    case 'editing':
      if (event.on === 'type') return { is: 'editing', text: event.text, version: cell.version };
      if (event.on === 'key') return { ...cell, text: cell.text + event.text };
      if (event.on === 'cancel') return REST;
      return event.on === 'commit' ? committed(cell, event.was) : cell;
    case 'saving':
      if (event.on === 'saved') return REST;
      if (event.on === 'failed') return { ...cell, is: 'failed', reason: event.reason };
      return event.on === 'met' ? { is: 'conflict', text: cell.text, value: cell.value, theirs: event.theirs } : cell;
    case 'failed':
      if (event.on === 'retry') return { is: 'saving', text: cell.text, value: cell.value, version: cell.version };
      if (event.on === 'start') return { is: 'editing', text: cell.text, version: cell.version };
      if (event.on === 'key') return { is: 'editing', text: event.text, version: cell.version, typed: true };
      return event.on === 'cancel' ? REST : cell;
    case 'conflict':
      if (event.on === 'take-theirs') return REST;
      return event.on === 'keep-mine'
        ? { is: 'saving', text: cell.text, value: cell.value, version: cell.theirs.version }
        : cell;
  }
}

function committed(cell: Extract<Cell, { is: 'editing' }>, was: number | undefined): Cell {
  const parsed = parsePercent(cell.text);
  if ('problem' in parsed) return { ...cell, problem: parsed.problem };
  if (parsed.value === was) return REST;
  return { is: 'saving', text: cell.text, value: parsed.value, version: cell.version };
}

/** What was typed before the session ended, after the next sign-in: to be saved with one press. */
export function afterEnd(cell: Cell, reason: string): Cell {
  if (cell.is === 'saving') return { ...cell, is: 'failed', reason };
  if (cell.is !== 'editing') return cell;
  const parsed = parsePercent(cell.text);
  const { text, version } = cell;
  return 'value' in parsed ? { is: 'failed', text, version, value: parsed.value, reason } : cell;
}

/** What somebody typed and the server does not have yet. */
export const isUnsaved = (cell: Cell): boolean => cell.is !== 'rest';
