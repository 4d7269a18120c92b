import { createContext, useContext } from 'react';
import type { Cell, CellEvent } from '../cells/state';
import type { DeskRow } from '../facts';
import type { MoveBy } from '../cells/rate-cell';

/** Actions on one rate besides typing a new number. */
export interface RowActions {
  edit: (rate: DeskRow) => void;
  duplicate: (rate: DeskRow) => void;
  archive: (rate: DeskRow) => void;
  history: (rate: DeskRow) => void;
  discard: (rate: DeskRow) => void;
}

/** What a row's cells need. */
export interface Row {
  rate: DeskRow;
  cell: Cell;
  now: Date;
  selected: boolean;
  /** The lender's name and logo show in its first row. Rows below repeat the name faintly. */
  repeats: boolean;
  send: (id: string, event: CellEvent) => Cell;
  move: (from: string, by: MoveBy) => boolean;
  toggle: (rate: DeskRow, range: boolean) => void;
  actions: RowActions;
}

export const RowContext = createContext<Row | null>(null);

export function useRow(): Row {
  const row = useContext(RowContext);
  if (!row) throw new Error('A cell must be inside a row.');
  return row;
}
