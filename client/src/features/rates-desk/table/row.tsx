import { flexRender, type Row as TableRow } from '@tanstack/react-table';
import { memo, useMemo, type ReactNode } from 'react';
import { RIGHT, type features } from './table-columns';
import { needsRoom, Problem, problemOf, RowNotice } from '../cells/row-notice';
import { RowContext, type Row } from './row-context';
import type { DeskRow } from '../facts';

interface Props extends Row {
  row: TableRow<typeof features, DeskRow>;
  /** The visible columns, so that the row renders again when they change. */
  columns: string;
}

const BESIDE = ['change', 'payment'];

const look = ({ rate, cell, selected }: Props): string =>
  [
    selected && 'row-picked',
    rate.pending && 'row-changed',
    (rate.pending?.problem != null || needsRoom(cell) || (cell.is === 'editing' && cell.problem)) && 'row-bad',
  ]
    .filter(Boolean)
    .join(' ');

/** A rate's row, with anything that needs more room than a cell below it. */
export const RateRow = memo(function RateRow(props: Props): ReactNode {
  const { row, rate, cell, now, selected, repeats, send, move, toggle, actions } = props;
  const context = useMemo(
    () => ({ rate, cell, now, selected, repeats, send, move, toggle, actions }),
    [rate, cell, now, selected, repeats, send, move, toggle, actions],
  );
  const visible = row.getVisibleCells();
  const problem = problemOf(rate, cell);
  const beside = problem === undefined ? [] : visible.filter(({ column }) => BESIDE.includes(column.id));
  return (
    <RowContext value={context}>
      <tr className={look(props)} aria-selected={selected || undefined}>
        {visible.map((entry) => {
          const { id } = entry.column;
          if (beside.length > 0 && beside[0] === entry) {
            return (
              <td key={id} colSpan={beside.length}>
                <Problem id={rate.id} text={problem ?? ''} />
              </td>
            );
          }
          if (beside.includes(entry)) return null;
          return (
            <td key={id} className={`${RIGHT.has(id) ? 'right num' : ''} at-${id}`}>
              {flexRender(entry.column.columnDef.cell, entry.getContext())}
              {id === 'rate' && problem !== undefined && beside.length === 0 && <Problem id={rate.id} text={problem} />}
            </td>
          );
        })}
      </tr>
      {needsRoom(cell) && (
        <tr className="row-under">
          <td colSpan={visible.length}>
            <RowNotice rate={rate} cell={cell} now={now} send={send} />
          </td>
        </tr>
      )}
    </RowContext>
  );
});
