import { getIn, useFormikContext } from 'formik';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { PageStyles } from '../page-styles';
import { FieldError } from './field';
import styles, { href } from './rows.module.css?sheet';
import { addId, headingId, useRows, type Row } from './use-rows';

interface Props {
  /** The list's place in the form's values */
  name: string;
  /** 'Add another job' */
  add: string;
  /** What one of them is called while it has no name of its own: 'New job' */
  unnamed: string;
  /** A row's name and, where it says enough, what it comes to */
  summary: (row: Row, index: number) => { title: string; detail?: string | undefined };
  /** The row's questions; their names begin with `place` */
  children: (row: Row, place: string) => ReactNode;
  /** Under the questions of an open row: what it comes to */
  foot?: ((row: Row) => ReactNode) | undefined;
  /** As many as there may be */
  most?: number;
  /** What is wrong with the list as a whole */
  problem?: string | undefined;
}

interface RowProps extends Pick<Props, 'foot' | 'children'> {
  heading: string;
  row: Row;
  place: string;
  title: string;
  detail: string | undefined;
  isOpen: boolean;
  remove: () => void;
  edit: () => void;
  close: () => void;
}

const Remove = ({ title, remove }: { title: string; remove: () => void }): ReactNode => (
  <button type="button" className={`${styles.act} ${styles.bad}`} onClick={remove}>
    <Trash2 size={18} aria-hidden="true" />
    <span>
      Remove<span className="sr-text"> {title}</span>
    </span>
  </button>
);

function OneRow({ heading, row, place, title, detail, isOpen, remove, edit, close, foot, children }: RowProps) {
  const name = (
    <h3 id={heading} tabIndex={-1}>
      {title}
    </h3>
  );
  if (!isOpen) {
    return (
      <section className={styles.row} aria-labelledby={heading}>
        <div className={styles.closed}>
          <div>
            {name}
            {detail && <p>{detail}</p>}
          </div>
          <div className={styles.acts}>
            <button type="button" className={styles.act} onClick={edit}>
              <Pencil size={18} aria-hidden="true" />
              <span>
                Edit<span className="sr-text"> {title}</span>
              </span>
            </button>
            <Remove title={title} remove={remove} />
          </div>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.row} aria-labelledby={heading}>
      <div className={styles.head}>
        {name}
        <div className={styles.acts}>
          <Remove title={title} remove={remove} />
        </div>
      </div>
      <div className={styles.body}>
        {children(row, place)}
        {foot && <div className={styles.sum}>{foot(row)}</div>}
        <div>
          <Button look="outline" small onClick={close}>
            Done<span className="sr-text"> with {title}</span>
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * A list of rows: jobs, debts, accounts. A row is open while it is edited or wrong; a finished one closes to a summary.
 * The last one removed can be taken back: no clock ends that, and what stood in it is somebody's answers.
 */
export function RowsField({ name, add, unnamed, summary, children, foot, most = Infinity, problem }: Props): ReactNode {
  const { errors, touched } = useFormikContext<object>();
  const { rows, isOpen, gone, ...act } = useRows(name);
  const isWrong = (index: number): boolean =>
    hasLeftError(getIn(errors, `${name}.${index}`), getIn(touched, `${name}.${index}`));
  return (
    <div className={styles.rows}>
      <PageStyles href={href} />
      {rows.map((row, index) => {
        const { title, detail } = summary(row, index);
        return (
          <OneRow
            key={row.id}
            {...{ row, detail, foot, children }}
            title={title || unnamed}
            heading={headingId(name, row.id)}
            place={`${name}.${index}`}
            isOpen={isOpen(row) || isWrong(index)}
            remove={() => act.remove(index, title || unnamed)}
            edit={() => act.edit(row)}
            close={() => act.close(row)}
          />
        );
      })}
      <div role="status">
        {gone && rows.length < most && (
          <div className={styles.gone}>
            <span>{gone.name} was removed.</span>
            <button type="button" className={styles.act} onClick={act.undo}>
              Undo<span className="sr-text"> removing {gone.name}</span>
            </button>
          </div>
        )}
      </div>
      <FieldError name={name} error={problem} />
      {rows.length < most && (
        <Button
          look="outline"
          small
          id={addId(name)}
          className={styles.add}
          aria-describedby={problem && `${name}-error`}
          onClick={act.add}
        >
          <Icon name="plus" size={18} />
          {add}
        </Button>
      )}
    </div>
  );
}

/** Whether something is wrong where somebody has been: `errors` and `touched` of one row. */
function hasLeftError(errors: unknown, touched: unknown): boolean {
  if (typeof errors === 'string') return touched === true;
  if (typeof errors !== 'object' || errors === null) return false;
  return Object.entries(errors).some(([key, error]) => hasLeftError(error, getIn(touched, key)));
}
