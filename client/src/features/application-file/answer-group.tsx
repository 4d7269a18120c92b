import { Pencil, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { moment } from '../../ui/console/moment';
import styles from './application-file.module.css?sheet';
import type { Asked } from './correct-dialog';
import type { File, FileAnswer } from './words';

export type Group = File['sections'][number]['groups'][number];

interface Props {
  group: Group;
  title: string;
  /** Whether the names of two people stand over their answers */
  named: boolean;
  /** Asks to put an answer right; undefined: the application is over */
  correct: ((asked: Asked) => void) | undefined;
}

/** Answers under one heading. Those of two people stand side by side. */
export function AnswerGroup({ group: { people, rows }, title, named, correct }: Props): ReactNode {
  const id = useId();
  const isPair = people.length > 0;
  return (
    <>
      {title && <h4 id={id}>{title}</h4>}
      {isPair && named && (
        <div className={`${styles.pair} ${styles.pairHead}`} aria-hidden="true">
          <span />
          {people.map((name, index) => (
            <b key={index}>{name}</b>
          ))}
        </div>
      )}
      <dl className={styles.answers} aria-labelledby={title ? id : undefined}>
        {rows.map(({ label, answers }, index) => (
          <div key={index} className={isPair ? styles.pair : undefined}>
            <dt>{label}</dt>
            {answers.map((answer, place) => (
              <dd key={place} className={answer?.change ? styles.changed : undefined}>
                {isPair && <span className={styles.who}>{people[place]}</span>}
                {answer ? (
                  <OneAnswer answer={answer} label={label} of={people[place] ?? title} correct={correct} />
                ) : (
                  <span className={styles.none}>
                    <span aria-hidden="true">–</span>
                    <span className="sr-text">Not asked</span>
                  </span>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

/** An address of email breaks before its host, not in the middle of a word. */
function Value({ text }: { text: string }): ReactNode {
  const [before, ...after] = text.split('@');
  if (after.length !== 1) return text;
  return (
    <>
      {before}
      <wbr />@{after[0]}
    </>
  );
}

function OneAnswer({
  answer: { place, value, control, change },
  label,
  of,
  correct,
}: {
  answer: FileAnswer;
  label: string;
  /** Whose answer it is, or of what */
  of: string;
  correct: Props['correct'];
}): ReactNode {
  const Mark = value ? Pencil : Plus;
  return (
    <>
      <span>
        {change && (
          <>
            <span className="sr-text">As sent: </span>
            <s>{change.was || 'Not answered'}</s> <span className="sr-text">Now: </span>
          </>
        )}
        {value ? <Value text={value} /> : <span className={styles.none}>Not answered</span>}
        {change && (
          <small>
            {change.changedBy ?? 'Former colleague'}, <time dateTime={change.at}>{moment(change.at)}</time>
          </small>
        )}
      </span>
      {control && correct && (
        <button
          type="button"
          className={styles.correct}
          onClick={() => correct({ label: of ? `${label}, ${of}` : label, place, value, control })}
        >
          <Mark size={16} aria-hidden="true" />
          <span className="sr-text">
            {value ? 'Correct' : 'Add'} {label}
            {of && <span>{`, ${of}`}</span>}
          </span>
        </button>
      )}
    </>
  );
}
