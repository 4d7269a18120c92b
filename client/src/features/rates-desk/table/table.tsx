import { useTable } from '@tanstack/react-table';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { DeskRateSort } from '../../../schema.generated';
import type { Address } from '../address';
import { OPTIONAL_COLUMNS } from '../columns';
import type { DeskRow } from '../facts';
import { cellId, type MoveBy } from '../cells/rate-cell';
import { RateRow } from './row';
import type { RowActions } from './row-context';
import { COLUMNS, features, RIGHT, SORTED_BY } from './table-columns';
import type { Cells } from '../cells/use-cells';
import { useNow } from '../../../ui/console/use-now';
import type { Selection } from '../use-selection';

interface Props {
  rates: readonly DeskRow[];
  at: Address;
  sortBy: (sort: DeskRateSort, descending: boolean) => void;
  cells: Cells;
  selection: Selection;
  actions: RowActions;
}

/** The rate a key moves to. */
function neighbour(rates: readonly DeskRow[], from: string, by: MoveBy): string | undefined {
  const index = rates.findIndex(({ id }) => id === from);
  const to = { up: index - 1, down: index + 1, first: 0, last: rates.length - 1 }[by];
  return rates[to]?.id;
}

export function RateTable({ rates, at, sortBy, cells, selection, actions }: Props): ReactNode {
  const now = useNow();
  const columnVisibility = useMemo(
    () => Object.fromEntries(OPTIONAL_COLUMNS.map(({ id }) => [id, at.columns.includes(id)])),
    [at.columns],
  );
  const data = useMemo(() => [...rates], [rates]);
  const table = useTable({ features, columns: COLUMNS, data, getRowId: ({ id }) => id, state: { columnVisibility } });
  const move = useCallback(
    (from: string, by: MoveBy): boolean => {
      const to = neighbour(rates, from, by);
      const element = to === undefined ? null : document.getElementById(cellId(to));
      element?.focus();
      return element !== null;
    },
    [rates],
  );
  const { toggle: toggleOne } = selection;
  const toggle = useCallback((rate: DeskRow, range: boolean) => toggleOne(rate, rates, range), [toggleOne, rates]);
  const grouped = at.sort === 'LENDER';

  return (
    // scrolls sideways when the columns need more room, with arrow keys too
    <div className="rates-scroll" tabIndex={0} role="region" aria-label="Rates table">
      <table className="rates-table">
        <caption className="sr-text">Lender rates. Press Enter on a rate to edit it.</caption>
        <thead>
          <tr>
            {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => (
              <Head key={id} id={id} label={String(column.columnDef.header)} at={at} sortBy={sortBy}>
                {id === 'select' && <SelectAll rates={rates} selection={selection} />}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row, index) => (
            <RateRow
              key={row.id}
              row={row}
              columns={at.columns.join()}
              rate={row.original}
              cell={cells.of(row.id)}
              now={now}
              selected={selection.rates.has(row.id)}
              repeats={grouped && rates[index - 1]?.bank.id === row.original.bank.id}
              send={cells.send}
              move={move}
              toggle={toggle}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({
  id,
  label,
  at,
  sortBy,
  children,
}: Pick<Props, 'at' | 'sortBy'> & { id: string; label: string; children: ReactNode }): ReactNode {
  const sort = SORTED_BY[id];
  const className = `${RIGHT.has(id) ? 'right' : ''} at-${id}`;
  if (!sort) {
    const hidden = id === 'select' || id === 'actions';
    return (
      <th scope="col" className={className}>
        {children || <span className={hidden ? 'sr-text' : undefined}>{label}</span>}
      </th>
    );
  }
  const active = at.sort === sort;
  const direction = at.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={active ? direction : undefined}>
      <button type="button" onClick={() => sortBy(sort, active && !at.descending)}>
        {label} {active && <span aria-hidden="true">{at.descending ? '↓' : '↑'}</span>}
      </button>
    </th>
  );
}

function SelectAll({ rates, selection }: Pick<Props, 'rates' | 'selection'>): ReactNode {
  const picked = rates.filter(({ id }) => selection.rates.has(id)).length;
  const every = picked > 0 && picked === rates.length;
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label="Select every rate on this page"
        checked={every}
        ref={(box) => {
          if (box) box.indeterminate = picked > 0 && !every;
        }}
        onChange={() => selection.all(rates, !every)}
      />
    </label>
  );
}
