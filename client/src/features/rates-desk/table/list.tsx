import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { counted } from '../../../lib/counted';
import { Button } from '../../../ui/console/button';
import { LoadStates } from '../../../ui/console/record-list';
import { Empty } from '../../../ui/console/states';
import { Pager } from '../../../ui/console/pager';
import { filterOf, isFiltered, NO_FILTERS, PAGE_SIZES, type Address } from '../address';
import { useDeskRatesQuery } from '../desk.generated';
import { RateCards } from './cards';
import { cellId } from '../cells/rate-cell';
import { RateTable } from './table';
import type { RowActions } from './row-context';
import { Toolbar } from './toolbar';
import type { Desk } from '../use-address';
import type { Cells } from '../cells/use-cells';
import { useNarrow } from '../../../ui/console/use-narrow';
import type { Selection } from '../use-selection';

const POLL_MS = 30_000;
const SKELETON_ROWS = 12;

interface Props {
  desk: Desk;
  cells: Cells;
  selection: Selection;
  actions: RowActions;
  add: () => void;
  /** The rate to focus once it is on the page. */
  sought: string | undefined;
  found: () => void;
}

/** The rates of one view, edited in place. */
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
  // hundreds of rows render between keystrokes, never in front of one
  const list = useDeferredValue((data ?? previousData)?.deskRates);
  useSought(sought, list?.items, found);

  return (
    <>
      <Toolbar at={at} show={show} />
      <p className="sr-text" role="status">
        {list && counted(list.totalItems, 'rate', 'rates')}
      </p>
      <div className="desk-bones">
        <LoadStates
          what="The rates"
          loaded={list !== undefined && list !== null}
          failed={error !== undefined}
          retry={refetch}
          rows={SKELETON_ROWS}
        />
      </div>
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

/** Focuses the rate once, when it is on the page. */
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
  home: { title: 'No rates on the home page', text: 'The lowest rates visible to everyone will show up here.' },
  hidden: { title: 'No hidden rates', text: 'Rates only staff can see will show up here.' },
  stale: { title: 'Every rate is up to date', text: 'Rates unchanged for more than 7 days will show up here.' },
  pending: { title: 'No drafts', text: 'Your changes will show up here until you publish them.' },
};

/** Why the list is empty, and the way out. */
function Nothing({ desk: { at, show, go }, total, add }: { desk: Desk; total: number; add: () => void }): ReactNode {
  if (total > 0) {
    return (
      <Empty title="There is no such page">
        <Button onClick={() => go(1)}>Go to page 1</Button>
      </Empty>
    );
  }
  if (isFiltered(at)) {
    return (
      <Empty title="No matching rates">
        <Button onClick={() => show(NO_FILTERS)}>Clear filters</Button>
      </Empty>
    );
  }
  const none = NONE_HERE[at.tab];
  return (
    <Empty title={none?.title ?? 'No rates yet'}>
      <p>{none?.text ?? 'Add your first rate or import a CSV file.'}</p>
      {!none && (
        <Button look="main" onClick={add}>
          Add a rate
        </Button>
      )}
    </Empty>
  );
}
