import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import styles from './figures.module.css?sheet';

interface Props {
  title: string;
  note?: string;
  chart: ReactNode;
  columns: readonly string[];
  /** The same numbers, a row each; the first cell names it */
  rows: readonly (readonly (string | number)[])[];
}

const READINGS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

/** A chart, or the same numbers as a table. */
export function ChartPanel({ title, note, chart, columns, rows }: Props): ReactNode {
  const [shown, show] = useState<'chart' | 'table'>('chart');
  return (
    <section className={`panel ${styles.panel}`} aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        <SegmentedControl label={`${title}: how to show it`} options={READINGS} value={shown} onChange={show} />
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.body}>
        {shown === 'chart' ? chart : <FigureTable label={title} columns={columns} rows={rows} />}
      </div>
    </section>
  );
}

function FigureTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: Props['columns'];
  rows: Props['rows'];
}): ReactNode {
  return (
    // a wide table scrolls in its own room, which the keyboard must reach
    <div className={styles.room} role="region" aria-label={`${label}, as a table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? styles.n : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={`num ${styles.n}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
