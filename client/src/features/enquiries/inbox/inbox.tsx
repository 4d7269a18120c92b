import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_FINDS } from '@brokerage/domain/vocabulary/constants';
import { useAddressState } from '../../../lib/address-state';
import { consolePaths } from '../../../lib/console-paths';
import { Button } from '../../../ui/console/button';
import { LoadStates } from '../../../ui/console/record-list';
import { Empty } from '../../../ui/console/states';
import { countWords, FilterBar, NO_FILTER, toFilter, useFilters, ViewTabs, type Filters } from '../views/filters';
import { InboxKeys } from './keys';
import { InboxPane } from './pane';
import { InboxTable } from './table';
import styles from './inbox.module.css?sheet';
import { SelectionBar } from '../bulk/selection';
import { useInboxList } from './use-list';
import { useInboxCommands } from './use-commands';
import { useOnChange } from '../../../lib/effects';

const FOUND = SEARCH_FINDS.toLocaleString('en-CA');
/** Further down than this the list stands still. */
const AT_TOP_PX = 40;

/** Why the list is empty, and the way out. */
function Nothing({ filters }: { filters: Filters }): ReactNode {
  const { view, set } = filters;
  const filter = Object.keys(toFilter(filters));
  if (view.value === 'OVERDUE' && filter.length === 1) {
    return (
      <Empty title="Nothing overdue">
        <p>Everyone was answered in time, or still has time left.</p>
      </Empty>
    );
  }
  if (filter.length > 0) {
    return (
      <Empty title="No matching enquiries">
        <Button onClick={() => set(NO_FILTER)}>Clear filters</Button>
      </Empty>
    );
  }
  return (
    <Empty title="No enquiries yet">
      <p>New applications and messages will show up here right away.</p>
    </Empty>
  );
}

/** Room for the list and a file beside it */
const WIDE = '(min-width: 1200px)';
/** A row that has rested this long under the keys opens. Passing over it reads nobody's file. */
const RESTED_MS = 1_000;

function subscribeToWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

/** Everything that came in, with the time left of its 24 hours. The most urgent is on top, the chosen file beside it. */
export function Inbox(): ReactNode {
  const filters = useFilters();
  const list = useInboxList(filters);
  const { first, entries, fresh, hold, release } = list;
  const { get, write } = useAddressState();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const file = get('file') || undefined;
  const [active, setActive] = useState<{ id: string | undefined; moves: number }>({ id: file, moves: 0 });
  const focused = useCallback((id: string) => setActive((now) => (now.id === id ? now : { ...now, id })), []);
  const scroller = useRef<HTMLDivElement>(null);
  const rested = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rows = useMemo(() => entries.filter((entry) => entry.kind === 'row'), [entries]);
  const at = rows.findIndex(({ id }) => id === active.id);

  useEffect(() => {
    const onScroll = (event: Event): void => {
      if (event.target !== document && event.target !== scroller.current) return;
      const down = Math.max(window.scrollY, scroller.current?.scrollTop ?? 0);
      if (down > AT_TOP_PX) hold();
      else release();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    return () => document.removeEventListener('scroll', onScroll, options);
  });
  useEffect(() => () => clearTimeout(rested.current), []);

  function open(id: string, step: boolean): void {
    clearTimeout(rested.current);
    if (!isWide) return void navigate(consolePaths.enquiry(id));
    if (id === file) return;
    write((now) => {
      const next = new URLSearchParams(now);
      next.set('file', id);
      return next;
    }, step);
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
  const { noteAsked, dialogs } = useInboxCommands({ rows, at, isWide, move, choose });
  const shownAt = rows.findIndex(({ id }) => id === file);
  const total = first ? countWords(first.totalItems, first.isTotalCapped) : '';

  return (
    <div className={styles.panes}>
      <section className={`panel ${styles.list}`} aria-label="Enquiries">
        <ViewTabs current={filters.view} />
        <FilterBar filters={filters} list={first} />
        {filters.q && first?.isTotalCapped && (
          <p className={styles.limit}>
            This search shows the newest {FOUND} matches. Selecting all of them and exporting use the same {FOUND}. Add
            a word or a filter to find older ones.
          </p>
        )}
        <div ref={scroller} className={styles.scroller} data-scrolls={isWide || undefined}>
          {fresh > 0 && (
            <div className={styles.fresh}>
              <button
                type="button"
                onClick={() => {
                  window.scrollTo({ top: 0 });
                  scroller.current?.scrollTo({ top: 0 });
                  release();
                }}
              >
                {fresh} new
              </button>
            </div>
          )}
          <LoadStates what="The inbox" loaded={first !== undefined} failed={list.failed} retry={list.retry} />
          {first?.items.length === 0 && <Nothing filters={filters} />}
          {entries.length > 0 && (
            <InboxTable
              list={list}
              active={active}
              open={isWide ? file : undefined}
              move={move}
              choose={choose}
              focused={focused}
            />
          )}
        </div>
        <SelectionBar />
        <InboxKeys />
      </section>
      {isWide && (
        <InboxPane
          id={file}
          place={shownAt < 0 ? '' : `${(shownAt + 1).toLocaleString('en-CA')} of ${total}`}
          noteAsked={noteAsked}
          step={(by) => {
            const next = rows[(shownAt < 0 ? at : shownAt) + by];
            if (next) choose(next.id);
          }}
        />
      )}
      {dialogs}
    </div>
  );
}
