import { getIn, setIn, useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { rowId } from './row-id';

export interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** Where the focus goes once the list has changed: a row's heading, its first field, or the button that adds. */
type Target = { row: string; first?: boolean } | 'add';

interface Gone {
  row: Row;
  index: number;
  /** Which of its fields had been left */
  touched: unknown;
  name: string;
}

export interface Rows {
  rows: readonly Row[];
  isOpen: (row: Row) => boolean;
  /** The row that was removed last: it comes back whenever somebody wants it */
  gone: Gone | undefined;
  add: () => void;
  edit: (row: Row) => void;
  close: (row: Row) => void;
  remove: (index: number, name: string) => void;
  undo: () => void;
}

/** The answer somebody was led to. A new object each time, so that the same one can be asked for again. */
export interface Revealed {
  readonly place: string;
}
export const RevealedContext = createContext<Revealed | undefined>(undefined);

/** What another program saved may be no list, or have no ids: a row without one is known by its place until the list changes. */
function rowsOf(found: unknown, name: string): readonly Row[] {
  if (!Array.isArray(found)) return [];
  return found.map((row: Readonly<Record<string, unknown>>, index) => ({
    ...row,
    id: typeof row['id'] === 'string' ? row['id'] : `${name}.${index}`.replaceAll('.', '-'),
  }));
}

/** The row an answer stands in. */
function rowWith(list: string, rows: readonly Row[], revealed: Revealed | undefined): string[] {
  if (!revealed?.place.startsWith(`${list}.`)) return [];
  const row = rows[Number(revealed.place.slice(list.length + 1).split('.')[0])];
  return row ? [row.id] : [];
}

export const headingId = (list: string, id: string): string => `${list}-row-${id}`;
export const addId = (list: string): string => `${list}-add`;

function focusOn(list: string, target: Target): void {
  if (target === 'add') {
    document.getElementById(addId(list))?.focus();
    return;
  }
  const heading = document.getElementById(headingId(list, target.row));
  const first = target.first ? heading?.closest('section')?.querySelector<HTMLElement>('input,select,textarea') : null;
  (first ?? heading)?.focus();
}

/** The rows of a list in the form around it. A row keeps its id for life; its place in the list may change. */
export function useRows(name: string): Rows {
  const { values, touched, setFieldValue, setTouched } = useFormikContext<object>();
  const rows = rowsOf(getIn(values, name), name);
  const revealed = useContext(RevealedContext);
  const [open, setOpen] = useState<readonly string[]>(() => rowWith(name, rows, revealed));
  const [seen, setSeen] = useState(revealed);
  if (revealed !== seen) {
    setSeen(revealed);
    setOpen([...open, ...rowWith(name, rows, revealed)]);
  }
  const [gone, setGone] = useState<Gone>();
  const target = useRef<Target>(undefined);

  useEffect(() => {
    if (target.current === undefined) return;
    focusOn(name, target.current);
    target.current = undefined;
  });

  /** The rows and what was left in them, side by side: an error stays with its row when another goes. */
  function change(edit: <Item>(list: readonly Item[], own: Item) => Item[], row: Row, left: unknown): void {
    const known = getIn(touched, name) as readonly unknown[] | undefined;
    const lefts = rows.map((_, index) => known?.[index]);
    void setTouched(setIn(touched, name, edit(lefts, left)) as typeof touched, false);
    void setFieldValue(name, edit<Row>(rows, row));
  }

  return {
    rows,
    isOpen: ({ id }) => open.includes(id),
    gone,
    add() {
      const row = { id: rowId() };
      change((list, own) => [...list, own], row, undefined);
      // the others have been answered: they close
      setOpen([row.id]);
      target.current = { row: row.id, first: true };
    },
    edit({ id }) {
      setOpen([...open, id]);
      target.current = { row: id, first: true };
    },
    close({ id }) {
      setOpen(open.filter((other) => other !== id));
      target.current = { row: id };
    },
    remove(index, called) {
      const row = rows[index];
      if (!row) return;
      setGone({ row, index, touched: getIn(touched, `${name}.${index}`), name: called });
      const next = rows[index + 1];
      target.current = next ? { row: next.id } : 'add';
      change((list) => list.filter((_, at) => at !== index), row, undefined);
    },
    undo() {
      if (!gone) return;
      change((list, own) => [...list.slice(0, gone.index), own, ...list.slice(gone.index)], gone.row, gone.touched);
      target.current = { row: gone.row.id };
      setGone(undefined);
    },
  };
}
