import { aprText } from '@brokerage/domain/rates/percent-words';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { DISCHARGE_NOT_COUNTED, penaltyWords, unknownWords } from '@brokerage/domain/rates/watch-words';
import type { ReactNode } from 'react';
import { formatRate, formatTerm } from '../../lib/format';
import type { WatchAnswerFragment } from './rate-watch.generated';
import styles from './rate-watch.module.css?sheet';

type Figures = NonNullable<WatchAnswerFragment['figures']>;

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);
const percent = (rate: number): string => `${formatRate(rate)}%`;

/** The answer in one sentence: it is read out when it changes. */
function verdictOf({ met, unknown, rate, metAtPct, figures }: WatchAnswerFragment): string {
  if (unknown !== null) return unknownWords(unknown);
  if (figures) {
    const much = formatDollars(Math.abs(figures.kept));
    return met ? `Switching today leaves you ${much} ahead.` : `Switching today would cost you ${much}.`;
  }
  if (met) return 'It’s there already.';
  const lowest = rate === null ? '' : `The lowest is ${percent(rate.rate)} today. `;
  return `${lowest}${metAtPct === null ? '' : `You’re waiting for ${percent(metAtPct)}.`}`;
}

/** At which rate we write. */
function lineOf({ met, unknown, metAtPct, figures }: WatchAnswerFragment): string | undefined {
  if (unknown !== null) return undefined;
  if (met) return 'If that changes, we’ll email you once it’s true again.';
  if (metAtPct !== null) return `We’ll email you at ${percent(metAtPct)} or lower.`;
  return figures
    ? 'No rate today makes up for the penalty before your term ends. We check again each time rates are published.'
    : undefined;
}

function Sum({ figures }: { figures: Figures }): ReactNode {
  const { monthsLeft, interestSaved, penalty, isDifferential, fees, kept } = figures;
  const less = (text: string): string => `−${formatDollars(Number(text))}`;
  return (
    <dl className={`${styles.sum} num`}>
      <dt>Interest saved in {months(monthsLeft)}</dt>
      <dd>{formatDollars(interestSaved)}</dd>
      <dt>Penalty, {penaltyWords(isDifferential)}</dt>
      <dd>{less(penalty)}</dd>
      <dt>Fees</dt>
      <dd>{less(fees)}</dd>
      <dt className={styles.total}>If you switched today</dt>
      <dd className={styles.total}>{formatDollars(kept)}</dd>
    </dl>
  );
}

/** What a watch comes to today, why, and when we write. */
export function WatchAnswer({ answer }: { answer: WatchAnswerFragment }): ReactNode {
  const { rate, figures } = answer;
  const line = lineOf(answer);
  return (
    <>
      {rate && (
        <p className="num">
          Today’s best for you: {percent(rate.rate)}
          {rate.apr === null ? ' (APR not known)' : ` (${aprText(rate.apr, rate.rate)}% APR)`},{' '}
          {formatTerm(rate.term, 'FIXED')}, {rate.bankName}. O.A.C.
        </p>
      )}
      <p className={`${styles.verdict} num`} role="status">
        {verdictOf(answer)}
      </p>
      {line !== undefined && <p className="num mt-3">{line}</p>}
      {figures && (
        <>
          <Sum figures={figures} />
          <p className={`${styles.fine} num`}>
            Your payment would go from about {formatDollars(Number(figures.paymentNow))} to{' '}
            {formatDollars(Number(figures.paymentThen))} a month.{' '}
            {!figures.isDischargeCounted && <span>{DISCHARGE_NOT_COUNTED} </span>}The penalty is an estimate; your
            lender’s statement decides. A new term has a penalty of its own.
          </p>
        </>
      )}
    </>
  );
}
