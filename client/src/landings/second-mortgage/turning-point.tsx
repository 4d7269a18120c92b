import type { SecondMortgage, SecondMortgageInput } from '@brokerage/domain/mortgage/second-mortgage';
import type { ReactNode } from 'react';
import { CrossingChart } from './crossing-chart';
import styles from './story.module.css?sheet';

interface Props {
  input: SecondMortgageInput;
  found: SecondMortgage;
  isSample: boolean;
}

/** The rate on the first mortgage from which refinancing is the cheaper way. */
export function TurningPoint({ input, found, isSample }: Props): ReactNode {
  const { equalAtPct } = found;
  return (
    <section className={`sec ${styles.turns}`}>
      <div className={`wrap ${styles.turnsIn}`}>
        <div>
          <h2>It turns on one number, and you already know it.</h2>
          <p className="lede">
            The lower your first rate, the more it’s worth protecting.{' '}
            {equalAtPct === null
              ? `With these numbers ${found.saving >= 0 ? 'the second mortgage' : 'refinancing'} costs less at any rate on the first.`
              : `${isSample ? 'In this sample' : 'With your numbers'} the two ways cost the same at ${equalAtPct.toFixed(2)}%.`}
          </p>
          {equalAtPct !== null && (
            <ul>
              <li>
                <i className={styles.keySecond} aria-hidden="true" />
                <span>
                  <b>Below {equalAtPct.toFixed(2)}%</b> the second mortgage wins.
                </span>
              </li>
              <li>
                <i className={styles.keyRefinance} aria-hidden="true" />
                <span>
                  <b>Above it</b> refinance, and pay us nothing: the lender does.
                </span>
              </li>
            </ul>
          )}
        </div>
        <CrossingChart
          months={found.months}
          input={input}
          equalAtPct={equalAtPct}
          own={{ second: found.second.total, refinance: found.refinance.total }}
        />
      </div>
    </section>
  );
}
