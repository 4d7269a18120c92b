import type { ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { readAt } from '@brokerage/domain/forms/field-input';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import styles from './check.module.css?sheet';
import { amountOf } from './row-words';

/** The sources side by side, and whether they make the down payment. */
export function SourcesSum({ answers }: { answers: Answers }): ReactNode {
  const sources = readAt(answers, ['property', 'downPaymentSources']);
  const whole = amountOf(readAt(answers, ['property', 'downPayment']));
  const amounts = Array.isArray(sources) ? sources.map((source: unknown) => amountOf(readAt(source, ['amount']))) : [];
  if (amounts.length === 0 || whole === undefined || amounts.includes(undefined)) return null;
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const fits = sum === whole;
  return (
    <div className={styles.sum}>
      <div className={styles.sumBar} aria-hidden="true">
        {amounts.map((amount, index) => (
          <i key={index} style={{ flex: amount }} />
        ))}
      </div>
      <p className={fits ? undefined : styles.gap}>
        {fits
          ? `Your sources add up to your down payment, ${formatAmount(whole)}`
          : `Your sources add up to ${formatAmount(sum)}, and your down payment is ${formatAmount(whole)}`}
      </p>
    </div>
  );
}
