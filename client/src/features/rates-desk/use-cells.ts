import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveRateChangeMutation, type SaveRateChangeMutation } from './changes.generated';
import { isUnsaved, next, REST, type Cell, type CellEvent, type Theirs } from './cell-state';
import { shownFacts, type DeskRow } from './facts';
import { useRefresh } from './use-refresh';

const OFFLINE = 'Not saved: the connection or the server is away.';

type Conflict = NonNullable<NonNullable<SaveRateChangeMutation['saveRateChange']>['conflict']>;

export const theirsOf = ({ theirs, changedBy, changedAt }: Conflict): Theirs => ({
  value: theirs.pending?.kind === 'ARCHIVE' ? null : (shownFacts(theirs)?.rate ?? null),
  version: theirs.version,
  by: changedBy,
  at: changedAt,
});

export interface Cells {
  of: (id: string) => Cell;
  /** Moves a cell on, and saves it where that is what comes next. Gives the cell as it is then. */
  send: (id: string, event: CellEvent) => Cell;
  /** What is said aloud. */
  said: string;
}

/** All rate cells of the page. What was typed lives here, not in the rows: it outlasts a page that is read again. */
export function useCells(): Cells {
  const [cells, setCells] = useState<ReadonlyMap<string, Cell>>(new Map());
  const [said, setSaid] = useState('');
  const latest = useRef(cells);
  const [save] = useSaveRateChangeMutation({ errorPolicy: 'all' });
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
      const answer = await save({ variables: { id, expectedVersion: version, change: { rate: value } } }).then(
        ({ data }) => data?.saveRateChange,
        () => undefined,
      );
      if (answer?.conflict) move(id, { on: 'met', theirs: theirsOf(answer.conflict) });
      else if (answer?.rate) {
        move(id, { on: 'saved' });
        setSaid(answer.rate.pending?.problem ?? 'Saved, not published.');
      } else move(id, { on: 'failed', reason: answer?.userErrors[0]?.message ?? OFFLINE });
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

  useEffect(() => {
    const retry = (): void => {
      for (const [id, cell] of latest.current) {
        if (cell.is === 'failed' && cell.reason === OFFLINE) send(id, { on: 'retry' });
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [send]);

  useEffect(() => {
    if (cells.size === 0) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [cells.size]);

  const of = useCallback((id: string): Cell => cells.get(id) ?? REST, [cells]);
  return { of, send, said };
}

/** The rate that a cell shows: what is on its way, or what the desk has. */
export function shownRate(rate: DeskRow, cell: Cell): number | undefined {
  if (cell.is === 'saving' || cell.is === 'failed' || cell.is === 'conflict') return cell.value;
  return shownFacts(rate)?.rate;
}
