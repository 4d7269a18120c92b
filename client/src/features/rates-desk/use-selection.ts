import { useCallback, useRef, useState } from 'react';
import type { DeskRow } from './facts';

export interface Selection {
  rates: ReadonlyMap<string, DeskRow>;
  /** Ticks or unticks one rate; with `range`, everything since the last one. */
  toggle: (rate: DeskRow, rows: readonly DeskRow[], range: boolean) => void;
  all: (rows: readonly DeskRow[], on: boolean) => void;
  clear: () => void;
}

/** The ticked rates. They stay ticked across pages and filters until cleared. */
export function useSelection(): Selection {
  const [rates, setRates] = useState<ReadonlyMap<string, DeskRow>>(new Map());
  const anchor = useRef<string>(undefined);

  const all = useCallback((rows: readonly DeskRow[], on: boolean) => {
    setRates((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  }, []);

  const toggle = useCallback((rate: DeskRow, rows: readonly DeskRow[], range: boolean) => {
    const from = rows.findIndex(({ id }) => id === anchor.current);
    const to = rows.findIndex(({ id }) => id === rate.id);
    anchor.current = rate.id;
    const span = range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [rate];
    setRates((now) => {
      const on = !now.has(rate.id);
      const next = new Map(now);
      for (const row of span) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  }, []);

  const clear = useCallback(() => setRates(new Map()), []);
  return { rates, toggle, all, clear };
}
