import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveRateChangeCommand, type SaveRateChangeMutation } from '../changes.generated';
import { useUnsaved } from '../../../ui/console/unsaved';
import { useKeptInput } from '../../../lib/kept-input';
import { afterEnd, isUnsaved, next, REST, type Cell, type CellEvent, type Theirs } from './state';
import { shownFacts, type DeskRow } from '../facts';
import { useRefresh } from '../use-refresh';

const ENDED = 'Not saved: your session ended.';
const OFFLINE = 'Not saved. Check your connection.';

type Conflict = NonNullable<NonNullable<SaveRateChangeMutation['saveRateChange']>['conflict']>;

export const theirsOf = ({ theirs, changedBy, changedAt }: Conflict): Theirs => ({
  value: theirs.pending?.kind === 'ARCHIVE' ? null : (shownFacts(theirs)?.rate ?? null),
  version: theirs.version,
  by: changedBy,
  at: changedAt,
});

export interface Cells {
  of: (id: string) => Cell;
  /** Sends an event to a cell, saves it if that is the next step, and returns the new cell. */
  send: (id: string, event: CellEvent) => Cell;
  /** For screen readers. */
  said: string;
}

/** All rate cells on the page. Typed text is kept here, not in the rows, so it survives a refetch. */
export function useCells(): Cells {
  const [cells, setCells] = useState<ReadonlyMap<string, Cell>>(new Map());
  const [said, setSaid] = useState('');
  const latest = useRef(cells);
  const [save] = useSaveRateChangeCommand({ failure: OFFLINE });
  const refresh = useRefresh();

  const move = useCallback((id: string, event: CellEvent): Cell => {
    const cell = next(latest.current.get(id) ?? REST, event);
    const changed = new Map(latest.current);
    if (isUnsaved(cell)) changed.set(id, cell);
    else changed.delete(id);
    latest.current = changed;
    setCells(changed);
    return cell;
  }, []);

  const store = useCallback(
    async (id: string, { value, version }: Extract<Cell, { is: 'saving' }>): Promise<void> => {
      setSaid('');
      const { payload: answer, problem } = await save({ id, expectedVersion: version, change: { rate: value } });
      if (answer?.conflict) move(id, { on: 'met', theirs: theirsOf(answer.conflict) });
      else if (answer?.rate) {
        move(id, { on: 'saved' });
        setSaid(answer.rate.pending?.problem ?? 'Draft saved.');
      } else move(id, { on: 'failed', reason: problem ?? OFFLINE });
      await refresh('around');
    },
    [move, refresh, save],
  );

  const send = useCallback(
    (id: string, event: CellEvent): Cell => {
      const before = latest.current.get(id) ?? REST;
      const cell = move(id, event);
      if (cell.is === 'saving' && cell !== before) void store(id, cell);
      return cell;
    },
    [move, store],
  );

  useKeptInput<[id: string, cell: Cell][]>(
    'rates-desk',
    () => (latest.current.size > 0 ? [...latest.current] : undefined),
    (kept) => {
      latest.current = new Map(kept.map(([id, cell]) => [id, afterEnd(cell, ENDED)]));
      setCells(latest.current);
    },
  );

  useEffect(() => {
    const retry = (): void => {
      for (const [id, cell] of latest.current) {
        if (cell.is === 'failed' && cell.reason === OFFLINE) send(id, { on: 'retry' });
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [send]);

  useUnsaved(cells.size > 0);

  const of = useCallback((id: string): Cell => cells.get(id) ?? REST, [cells]);
  return { of, send, said };
}

/** The rate a cell shows: the one being saved, or the desk's. */
export function shownRate(rate: DeskRow, cell: Cell): number | undefined {
  if (cell.is === 'saving' || cell.is === 'failed' || cell.is === 'conflict') return cell.value;
  return shownFacts(rate)?.rate;
}
