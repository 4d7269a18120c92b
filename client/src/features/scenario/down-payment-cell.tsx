import { ceilShares, toCents } from '@brokerage/domain/mortgage/cents';
import { useId, type ReactNode } from 'react';
import { MoneyInput } from '../../ui/form/money-input';
import { Cell } from './cells';
import { leastDown } from '../../lib/scenario/least-down';
import styles from './bar.module.css?sheet';
import type { Choosing } from './use-scenario';
import { useSettledAmount } from '../../lib/scenario/use-settled-amount';
import { downShare } from '../../lib/scenario/words';

/** Percent of the price */
const MOST_SHARE = 35;
const STEP = 0.5;
/** From here on the premium falls, and then there is none. */
const TICKS = [15, 20] as const;

const onScale = (share: number, least: number): string =>
  `${(((share - least) / (MOST_SHARE - least)) * 100).toFixed(1)}%`;

/** Dollars and a slider say the same; the slider begins with the least that the law allows. */
export function DownPaymentCell({ scenario, change }: Pick<Choosing, 'scenario' | 'change'>): ReactNode {
  const id = useId();
  const { price, downPayment } = scenario;
  const { problem, ...typed } = useSettledAmount(downPayment, (amount) => change({ downPayment: amount }), {
    min: 0,
    max: price,
  });
  const least = leastDown(scenario);
  const leastShare = (least / price) * 100;
  const move = (pct: number): void => {
    // up to the dollar: 20% rounded down would be less than 20%, and has to be insured
    const amount = ceilShares({ cents: toCents(price), pct }) / 100;
    change({ downPayment: Math.max(least, Math.ceil(amount)) });
  };
  return (
    <Cell className={styles.down}>
      <label className={styles.cellLabel} htmlFor={id}>
        Down payment
      </label>
      <span className={styles.amount}>
        <MoneyInput
          id={id}
          className={styles.control}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-below` : undefined}
          {...typed}
        />
        <span className="num">{downShare(scenario)}</span>
      </span>
      <input
        type="range"
        aria-label="Down payment as a share of the price"
        aria-valuetext={downShare(scenario)}
        min={leastShare}
        max={MOST_SHARE}
        step={STEP}
        value={Math.min((downPayment / price) * 100, MOST_SHARE)}
        onChange={({ target }) => move(Number(target.value))}
      />
      {problem ? (
        <small className={styles.problem} id={`${id}-below`}>
          {problem}
        </small>
      ) : (
        <span className={styles.ticks} aria-hidden="true">
          <span style={{ left: 0 }}>{Math.ceil(leastShare * 10) / 10}</span>
          {TICKS.filter((share) => share > leastShare + 2).map((share) => (
            <span key={share} style={{ left: onScale(share, leastShare) }}>
              {share}%
            </span>
          ))}
        </span>
      )}
    </Cell>
  );
}
