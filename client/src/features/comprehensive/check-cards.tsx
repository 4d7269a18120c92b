import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { sectionAddress, type Arrival } from './addresses';
import type { CheckLine, PersonLines } from './check-lines';
import styles from './check.module.css?sheet';

function Change({ line, whose }: { line: CheckLine; whose?: string | undefined }): ReactNode {
  const state: Arrival = { back: 'check', place: line.place };
  return (
    <Link className={styles.change} to={sectionAddress(line.section)} state={state}>
      {line.value ? 'Change' : 'Add'}
      <span className="sr-text">
        {' '}
        {whose && <span>{`${whose}: `}</span>}
        {line.label || line.value}
      </span>
    </Link>
  );
}

const Value = ({ value }: { value: string }): ReactNode => value || <span className="muted">Not given</span>;

/** The answers of one topic, each with its way back. */
export function Card({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly CheckLine[];
  children?: ReactNode;
}): ReactNode {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
      </div>
      <dl>
        {lines.map((line) => (
          <div className={styles.line} key={line.place}>
            <dt>{line.label}</dt>
            <dd>
              <Value value={line.value} />
            </dd>
            <dd>
              <Change line={line} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** The same questions, answered by two people, side by side. */
function Pair({ title, pair, pick }: { title: string; pair: readonly PersonLines[]; pick: Pick }): ReactNode {
  const keys = [...new Set(pair.flatMap(({ lines }) => lines.filter(pick).map(({ key }) => key)))];
  return (
    <section className={`${styles.card} ${styles.two}`} aria-label={title}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
      </div>
      <div className={styles.twoHead} aria-hidden="true">
        <span />
        {pair.map(({ name, role }, index) => (
          <div key={index}>
            <b>{name}</b>
            <small>{role}</small>
          </div>
        ))}
      </div>
      <dl>
        {keys.map((key) => {
          const answers = pair.map((person) => ({ person, line: person.lines.find((line) => line.key === key) }));
          return (
            <div className={styles.line} key={key}>
              <dt>{answers.find(({ line }) => line)?.line?.label}</dt>
              {answers.map(({ person, line }, index) => (
                <dd key={index}>
                  <span>
                    <span className={styles.who}>{person.name}</span>
                    <span className="sr-text">{person.name}: </span>
                    {line ? <Value value={line.value} /> : <span className="muted">Not needed</span>}
                  </span>
                  {line && <Change line={line} whose={person.name} />}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type Pick = (line: CheckLine) => boolean;

/** A topic everybody answers for themselves: alone, as a pair, or each of many. A parent and a child may have one name. */
export function PeopleCards({
  title,
  people,
  pick,
}: {
  title: string;
  people: readonly PersonLines[];
  pick: Pick;
}): ReactNode {
  if (people.length === 2) return <Pair title={title} pair={people} pick={pick} />;
  return people.map(({ name, lines }, index) => (
    <Card key={index} title={people.length === 1 ? title : `${title}: ${name}`} lines={lines.filter(pick)} />
  ));
}
