import type { ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { sourcesOf } from '@brokerage/domain/application/sources';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import styles from './check.module.css?sheet';

/** The sources side by side, and whether they make the down payment. */
export function SourcesSum({ answers }: { answers: Answers }): ReactNode {
  const sources = sourcesOf(answers);
  if (!sources) return null;
  const { each, sum, whole } = sources;
  const [added, of] = [formatAmount(sum / 100), formatAmount(whole / 100)];
  return (
    <div className={styles.sum}>
      <div className={styles.sumBar} aria-hidden="true">
        {each.map((amount, index) => (
          <i key={index} style={{ flex: amount }} />
        ))}
      </div>
      <p className={sum === whole ? undefined : styles.gap}>
        {sum === whole
          ? `Your sources add up to your down payment, ${of}`
          : `Your sources add up to ${added}, and your down payment is ${of}`}
      </p>
    </div>
  );
}
