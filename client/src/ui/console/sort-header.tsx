import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Sorting<Column extends string> {
  by: Column;
  descending: boolean;
}

interface Props<Column extends string> {
  column: Column;
  children: ReactNode;
  sorting: Sorting<Column>;
  /** A column's first direction: names go up, dates down. */
  first?: 'ascending' | 'descending';
  sort: (sorting: Sorting<Column>) => void;
}

/** A column heading that sorts by it, and reverses when pressed again. */
export function SortHeader<Column extends string>(props: Props<Column>): ReactNode {
  const { column, children, sorting, first = 'ascending', sort } = props;
  const is = sorting.by === column;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  const direction = sorting.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={is ? direction : undefined}>
      <button
        type="button"
        className="sort"
        onClick={() => sort({ by: column, descending: is ? !sorting.descending : first === 'descending' })}
      >
        {children}
        {is && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
