import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button';
import { useEditErrors } from './edit-errors';
import styles from './edit.module.css?sheet';

interface Props<Row> {
  /** The list's place in the draft */
  name: string;
  title: string;
  hint?: string;
  rows: readonly Row[];
  blank: Row;
  /** 'Add a licence' */
  add: string;
  /** 'licence 2' */
  called: (index: number) => string;
  most: number;
  change: (rows: Row[]) => void;
  /** The order counts: a row can be moved up */
  ordered?: boolean;
  /** How the controls of a row stand beside each other */
  look: string | undefined;
  /** The labels of short rows, once above them instead of in each */
  heads?: readonly string[];
  children: (row: Row, place: string, put: (row: Row) => void) => ReactNode;
}

/** A list in an editor, each row open: licences, areas, reviews, hours. */
export function Rows<Row>(props: Props<Row>): ReactNode {
  const { name, title, hint, rows, blank, add, called, most, change, ordered, look, heads, children } = props;
  const errors = useEditErrors();
  const list = useRef<HTMLElement>(null);
  /** A new row takes the focus once it is there; after a removal it stays in the list */
  const focusLast = (): void => {
    requestAnimationFrame(() => {
      const found = list.current?.querySelectorAll<HTMLElement>(
        'li:last-child input, li:last-child select, li:last-child textarea',
      );
      (found?.[0] ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    });
  };
  /** A row that was moved keeps the focus, so that it can be moved on */
  const focusRow = (index: number): void => {
    requestAnimationFrame(() => {
      const moved = list.current?.querySelectorAll<HTMLElement>('ul > li')[index];
      moved?.querySelector<HTMLElement>('button')?.focus();
    });
  };
  return (
    <section className="panel panel-pad" aria-labelledby={`${name}-title`} ref={list}>
      <h2 id={`${name}-title`}>{title}</h2>
      {hint && <p className="muted">{hint}</p>}
      {heads && rows.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <div className={look}>
            {heads.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={heads ? `${styles.rows} ${styles.table}` : styles.rows}>
          {rows.map((row, index) => (
            <li key={index}>
              <div className={look}>
                {children(row, `${name}.${index}`, (changed) =>
                  change(rows.map((one, at) => (at === index ? changed : one))),
                )}
              </div>
              <div className={styles.tools}>
                {ordered && index > 0 && (
                  <button
                    type="button"
                    className="a-icon"
                    data-order
                    aria-label={`Move ${called(index)} up`}
                    onClick={() => {
                      change(
                        rows.map(
                          (one, at) => (at === index ? rows[at - 1] : at === index - 1 ? rows[index] : one) ?? one,
                        ),
                      );
                      focusRow(index - 1);
                    }}
                  >
                    <ArrowUp size={18} aria-hidden="true" />
                  </button>
                )}
                <button
                  type="button"
                  className="a-icon"
                  aria-label={`Remove ${called(index)}`}
                  onClick={() => {
                    change(rows.filter((_, at) => at !== index));
                    focusLast();
                  }}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {errors[name] && (
        <p className="problem" id={`${name}-problem`}>
          {errors[name]}
        </p>
      )}
      {rows.length < most && (
        <div className="row-2 mt-4">
          <Button
            small
            data-add
            id={name}
            onClick={() => {
              change([...rows, blank]);
              focusLast();
            }}
          >
            <Plus size={16} aria-hidden="true" /> {add}
          </Button>
        </div>
      )}
    </section>
  );
}
