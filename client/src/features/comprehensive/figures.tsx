import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './figures.module.css?sheet';
import { useFigures } from './use-figures';

interface Props {
  answers: Answers;
}
export interface FiguresProps extends Props {
  look: 'card' | 'line' | 'strip';
}

/** Beside the questions, growing with the answers. */
function FiguresCard({ answers }: Props): ReactNode {
  const figures = useFigures(answers);
  if (!figures) return null;
  const { payment, others, shares, foot } = figures;
  return (
    <section className={styles.card} aria-label="Your figures so far">
      <PageStyles href={href} />
      <div className={styles.top}>
        <h2>Your figures so far</h2>
        {payment.shown ? (
          <p className={styles.big}>
            {payment.shown}
            <small>a month, estimated</small>
          </p>
        ) : (
          <p className={styles.needs}>{payment.needs}</p>
        )}
        <p>{payment.about}</p>
        {shares && (
          <>
            <div className={styles.bar} aria-hidden="true">
              <i style={{ flex: shares.down }} />
              <i style={{ flex: shares.borrowed }} />
            </div>
            <div className={styles.key}>
              <span>
                You put down <b>{shares.down.toFixed(1)}%</b>
              </span>
              <span>
                You borrow <b>{shares.borrowed.toFixed(1)}%</b>
              </span>
            </div>
          </>
        )}
      </div>
      {others.map(({ name, shown, needs, about }) => (
        <details key={name}>
          <summary>
            <span>{name}</span>
            <b>{shown ?? '–'}</b>
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <p>
            {!shown && <span>{`${needs}. `}</span>}
            {about}
          </p>
        </details>
      ))}
      <p className={styles.foot}>{foot}</p>
    </section>
  );
}

/** On a phone, before the rest is opened. */
function FiguresLine({ answers }: Props): ReactNode {
  const shown = useFigures(answers)?.payment.shown;
  return shown ? `About ${shown} a month` : 'Your figures so far';
}

/** On top of the check page. */
function FiguresStrip({ answers }: Props): ReactNode {
  const figures = useFigures(answers);
  if (!figures) return null;
  const { payment, others, foot } = figures;
  return (
    <section className={`${styles.strip} on-brand`} aria-label="Your figures">
      <PageStyles href={href} />
      <dl>
        {[{ ...payment, about: `a month, ${payment.about}` }, ...others].map(({ name, shown, needs, about }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={shown ? undefined : styles.open}>{shown ?? needs}</dd>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p>{foot}</p>
    </section>
  );
}

const LOOKS = { card: FiguresCard, line: FiguresLine, strip: FiguresStrip };

export function Figures({ answers, look }: FiguresProps): ReactNode {
  const Shown = LOOKS[look];
  return <Shown answers={answers} />;
}
