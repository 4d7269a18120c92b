import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { LandingQuestions } from '../../ui/landing/questions';
import { Desk } from './desk';
import { Papers } from './papers';
import { QUESTIONS } from './questions';
import { Readings } from './readings';
import styles from './story.module.css?sheet';

const STATED = [
  'A figure your trade, your years and your bank statements make likely',
  'No income tax owing, or a payment plan that is kept',
  '20% down or more, and a home that is easy to sell',
  'A plan to move to a bank’s rate within two or three years',
] as const;

const REFUSED = [
  'The number only works if nobody looks at the statements. That’s fraud, and we don’t send it',
  'Two good years are on their way: waiting for the next assessment is cheaper',
  'The payment fits the stated income but not the money in the account',
] as const;

/** A tax return read for a mortgage: the desk, three readings of one year, the papers, and where it ends. */
export function SelfEmployedStory({ form }: { form: ReactNode }): ReactNode {
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1>Your tax return was written for the CRA.</h1>
        <p className="lede">
          You’re self-employed, so your accountant’s job was to make the last line small. A mortgage needs somebody to
          read the lines above it.
        </p>
      </div>
      <Desk form={form} />
      <Readings />
      <Papers />
      <section className={`sec ${styles.honest}`}>
        <div className={`wrap ${styles.honestIn}`}>
          <div>
            <h2>Stated is not invented</h2>
            <ul>
              {STATED.map((text) => (
                <li key={text}>
                  <Icon name="check" size={22} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.refused}>
            <h2>When we’d say no</h2>
            <ul>
              {REFUSED.map((text) => (
                <li key={text}>
                  <Icon name="close" size={22} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <LandingQuestions title="Asked every tax season" items={QUESTIONS} />
    </>
  );
}
