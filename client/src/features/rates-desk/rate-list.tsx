import { useEffect, useRef, type ReactNode } from 'react';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { Pager } from '../../ui/console/pager';
import { filterOf, isFiltered, NO_FILTERS, PAGE_SIZES, type Address } from './address';
import { useDeskRatesQuery } from './desk.generated';
import { RateCards } from './rate-cards';
import { cellId } from './rate-cell';
import { RateTable } from './rate-table';
import type { RowActions } from './row-context';
import { Toolbar } from './toolbar';
import type { Desk } from './use-address';
import type { Cells } from './use-cells';
import { useNarrow } from './use-narrow';
import type { Selection } from './use-selection';

const POLL_MS = 30_000;
const SKELETON_ROWS = 12;

interface Props {
  desk: Desk;
  cells: Cells;
  selection: Selection;
  actions: RowActions;
  add: () => void;
  /** A rate that somebody looks for: its cell takes the focus when it is there. */
  sought: string | undefined;
  found: () => void;
}

/** The rates of one view, to be edited where they stand. */
export function RateList({ desk, cells, selection, actions, add, sought, found }: Props): ReactNode {
  const { at, show, go } = desk;
  const { data, previousData, error, refetch } = useDeskRatesQuery({
    variables: {
      filter: filterOf(at),
      sort: at.sort,
      descending: at.descending,
      page: at.page,
      limit: at.limit,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const narrow = useNarrow();
  const list = (data ?? previousData)?.deskRates;
  useSought(sought, list?.items, found);

  return (
    <>
      <Toolbar at={at} show={show} />
      <p className="vh" role="status">
        {list && `${list.totalItems} ${list.totalItems === 1 ? 'rate' : 'rates'}`}
      </p>
      {!list && error && <LoadFailed what="The rates" retry={() => void refetch()} />}
      {!list && !error && (
        <div className="desk-bones">
          <RowSkeletons rows={SKELETON_ROWS} />
        </div>
      )}
      {list && error && <NotCurrent />}
      {list?.items.length === 0 && <Nothing desk={desk} total={list.totalItems} add={add} />}
      {list && list.items.length > 0 && (
        <>
          {narrow ? (
            <RateCards rates={list.items} cells={cells} actions={actions} />
          ) : (
            <RateTable
              rates={list.items}
              at={at}
              sortBy={(sort, descending) => show({ sort, descending })}
              cells={cells}
              selection={selection}
              actions={actions}
            />
          )}
          <div className="desk-foot">
            <Pager page={list.page} limit={list.limit} total={list.totalItems} go={go} />
            <PageSize at={at} show={show} />
          </div>
        </>
      )}
    </>
  );
}

/** The focus goes to the rate once it is on the page, and only once. */
function useSought(id: string | undefined, items: readonly { id: string }[] | undefined, found: () => void): void {
  const done = useRef(found);
  useEffect(() => {
    done.current = found;
  });
  useEffect(() => {
    if (id === undefined || !items?.some((item) => item.id === id)) return;
    const element = document.getElementById(cellId(id));
    element?.scrollIntoView({ block: 'center' });
    element?.focus();
    done.current();
  }, [id, items]);
}

function PageSize({ at, show }: Pick<Desk, 'at' | 'show'>): ReactNode {
  return (
    <label className="page-size">
      <span>Rows</span>
      <select
        value={at.limit}
        onChange={({ target }) => show({ limit: PAGE_SIZES.find((size) => String(size) === target.value) ?? 50 })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}

const NONE_HERE: Partial<Record<Address['tab'], { title: string; text: string }>> = {
  home: { title: 'No rate is on the home page', text: 'The cheapest lenders with a rate for everyone stand there.' },
  hidden: { title: 'No rate is hidden', text: 'A rate that only the office sees would be here.' },
  stale: { title: 'Every rate is fresh', text: 'A rate nobody has changed for more than 7 days would be here.' },
  pending: { title: 'Nothing waits to be published', text: 'What you change stays here until it is published.' },
};

/** Why there is nothing to see, and the way to what there is. */
function Nothing({ desk: { at, show, go }, total, add }: { desk: Desk; total: number; add: () => void }): ReactNode {
  if (total > 0) {
    return (
      <Empty title="This page is past the last one">
        <button type="button" className="b b2" onClick={() => go(1)}>
          To the first page
        </button>
      </Empty>
    );
  }
  if (isFiltered(at)) {
    return (
      <Empty title="No rates match">
        <button type="button" className="b b2" onClick={() => show(NO_FILTERS)}>
          Clear the filters
        </button>
      </Empty>
    );
  }
  const none = NONE_HERE[at.tab];
  return (
    <Empty title={none?.title ?? 'There are no rates yet'}>
      <p>{none?.text ?? 'Add the first one, or import a file.'}</p>
      {!none && (
        <button type="button" className="b b1" onClick={add}>
          Add a rate
        </button>
      )}
    </Empty>
  );
}
