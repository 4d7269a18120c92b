import { Fragment, type ReactNode } from 'react';
import { Button } from './button';
import { Pager } from './pager';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from './states';

/** A page of records, as every paged query answers. */
export interface RecordPage<Item> {
  items: readonly Item[];
  page: number;
  limit: number;
  totalItems: number;
}

interface States {
  /** What could not be loaded: "The inbox". */
  what: string;
  loaded: boolean;
  failed: boolean;
  retry: () => unknown;
  /** In place of the usual words for a list that could not be loaded. */
  failure?: ReactNode;
  /** How many rows are likely. */
  rows?: number;
}

/** Waiting, failed, or older than it should be: for everything that is loaded. */
export function LoadStates({ what, loaded, failed, retry, failure, rows }: States): ReactNode {
  if (loaded) return failed && <NotCurrent retry={retry} />;
  return failed ? (failure ?? <LoadFailed what={what} retry={retry} />) : <RowSkeletons rows={rows} />;
}

interface Props<Item> extends Omit<States, 'loaded'> {
  /** The page as far as it is known; an older one while the next is on its way. */
  list: RecordPage<Item> | null | undefined;
  empty: ReactNode;
  /** Headings of the table: words, or a `th` of its own. Without them, cards. */
  columns?: readonly ReactNode[];
  /** The look of the table, or of the list of cards. */
  look: string;
  /** One record: a `tr`, or a card's `li`. */
  row: (item: Item) => ReactNode;
  go: (page: number) => void;
}

/** Records by the page, with every state of the list. */
export function RecordList<Item extends { id: string }>(props: Props<Item>): ReactNode {
  const { list, empty, columns, look, row, go, ...states } = props;
  const items = list?.items.map((item) => <Fragment key={item.id}>{row(item)}</Fragment>);
  return (
    <>
      <LoadStates {...states} loaded={list != null} />
      {list?.items.length === 0 &&
        (list.totalItems === 0 ? (
          empty
        ) : (
          <Empty title="Nothing on this page">
            <Button onClick={() => go(1)}>Go to page 1</Button>
          </Empty>
        ))}
      {list && list.items.length > 0 && (
        <>
          {columns ? (
            <table className={look}>
              <thead>
                <tr>
                  {columns.map((column, index) => (
                    // a table's headings neither come nor go
                    <Fragment key={index}>
                      {typeof column === 'string' ? <th scope="col">{column}</th> : column}
                    </Fragment>
                  ))}
                </tr>
              </thead>
              <tbody>{items}</tbody>
            </table>
          ) : (
            <ol className={look}>{items}</ol>
          )}
          <Pager page={list.page} limit={list.limit} total={list.totalItems} go={go} />
        </>
      )}
    </>
  );
}

/** The heading of a column of buttons. */
export const ACTIONS_COLUMN = (
  <th scope="col">
    <span className="sr-text">Actions</span>
  </th>
);

/** The heading of the column that the list is always sorted by, newest first. */
export const NewestFirst = ({ children }: { children: string }): ReactNode => (
  <th scope="col" aria-sort="descending">
    {children}
  </th>
);

/** "3 people", read out when it changes. */
export function RecordCount({
  total,
  isCapped = false,
  nouns: [one, many],
}: {
  total: number | undefined;
  /** There are more, which nobody counted. */
  isCapped?: boolean;
  nouns: [string, string];
}): ReactNode {
  return (
    <p className="count num" role="status">
      {total !== undefined && `${total.toLocaleString('en-CA')}${isCapped ? '+' : ''} ${total === 1 ? one : many}`}
    </p>
  );
}
