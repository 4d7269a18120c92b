import { useRef, type ReactNode } from 'react';
import { SEARCH_FINDS } from '@brokerage/domain/vocabulary/constants';
import { Button } from '../../../ui/console/button';
import { LoadStates } from '../../../ui/console/record-list';
import { Empty } from '../../../ui/console/states';
import { countWords, FilterBar, NO_FILTER, toFilter, useFilters, ViewTabs, type Filters } from '../views/filters';
import { InboxKeys } from './keys';
import { InboxPane } from './pane';
import { InboxTable } from './table';
import styles from './inbox.module.css?sheet';
import { SelectionBar } from '../bulk/selection';
import { useActiveRow } from './use-active-row';
import { useInboxList } from './use-list';
import { useInboxCommands } from './use-commands';
import { useIsWide } from './use-is-wide';
import { useStandStill } from './use-stand-still';

const FOUND = SEARCH_FINDS.toLocaleString('en-CA');

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

/** Everything that came in, with the time left of its 24 hours. The most urgent is on top, the chosen file beside it. */
export function Inbox(): ReactNode {
  const filters = useFilters();
  const list = useInboxList(filters);
  const { first, entries, fresh, release } = list;
  const isWide = useIsWide();
  const scroller = useRef<HTMLDivElement>(null);
  useStandStill(scroller, list);
  const { rows, active, at, file, focused, choose, move } = useActiveRow(entries, isWide);
  const { noteOf, noteReached, dialogs } = useInboxCommands({ rows, at, isWide, move, choose });
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
          focusNote={file !== undefined && noteOf === file ? noteReached : undefined}
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
