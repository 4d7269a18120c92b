import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressState } from '../../../lib/address-state';
import { consolePaths } from '../../../lib/console-paths';
import { useOnChange } from '../../../lib/effects';
import { useLeaving } from '../../../ui/console/unsaved';
import type { InboxEntry } from './use-list';

/** A row that has rested this long under the keys opens. Passing over it reads nobody's file. */
const RESTED_MS = 1_000;

export interface ActiveRow {
  rows: readonly (InboxEntry & { kind: 'row' })[];
  /** The row that Tab leads to, and how often the keys have moved to it */
  active: { id: string | undefined; moves: number };
  /** Where it stands among the rows; -1: nowhere */
  at: number;
  /** The file beside the list, as the address has it */
  file: string | undefined;
  focused: (id: string) => void;
  /** Opens a file; beside the list where there is room */
  choose: (id: string) => void;
  move: (step: (at: number, last: number) => number) => void;
}

/** The row that somebody is on. Beside a wide list its file opens, and the most urgent one when they arrive. */
export function useActiveRow(entries: readonly InboxEntry[], isWide: boolean): ActiveRow {
  const { get, write } = useAddressState();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const file = get('file') || undefined;
  const [active, setActive] = useState<ActiveRow['active']>({ id: file, moves: 0 });
  const focused = useCallback((id: string) => setActive((now) => (now.id === id ? now : { ...now, id })), []);
  const rested = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rows = useMemo(() => entries.filter((entry) => entry.kind === 'row'), [entries]);
  const at = rows.findIndex(({ id }) => id === active.id);
  useEffect(() => () => clearTimeout(rested.current), []);

  function open(id: string, step: boolean): void {
    clearTimeout(rested.current);
    if (!isWide) return void navigate(consolePaths.enquiry(id));
    if (id === file) return;
    const show = (now: URLSearchParams): URLSearchParams => {
      const next = new URLSearchParams(now);
      next.set('file', id);
      return next;
    };
    leaving(() => write(show, step));
  }
  function choose(id: string): void {
    setActive((now) => ({ ...now, id }));
    open(id, true);
  }
  function move(step: (at: number, last: number) => number): void {
    const next = rows[Math.min(Math.max(step(at, rows.length - 1), 0), rows.length - 1)];
    if (!next) return;
    setActive(({ moves }) => ({ id: next.id, moves: moves + 1 }));
    clearTimeout(rested.current);
    if (isWide) rested.current = setTimeout(open, RESTED_MS, next.id, false);
  }
  const arrived = useRef(file !== undefined);
  const urgent = rows[0]?.id;
  useOnChange(() => {
    if (arrived.current || !isWide || urgent === undefined) return;
    arrived.current = true;
    setActive((now) => ({ ...now, id: urgent }));
    open(urgent, false);
  }, [isWide, urgent]);
  return { rows, active, at, file, focused, choose, move };
}
