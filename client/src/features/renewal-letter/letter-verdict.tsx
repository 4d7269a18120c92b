import { aprText } from '@brokerage/domain/rates/percent-words';
import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { monthsInWords, verdictSentence } from '@brokerage/domain/renewals/letter-words';
import type { ReactNode } from 'react';
import { formatDay, formatRate, formatTerm } from '../../lib/format';
import type { VerdictSeenFragment } from './renewal-letter.generated';
import styles from './renewal-letter.module.css?sheet';

type Rival = NonNullable<VerdictSeenFragment['best']>;

interface RowProps {
  name: string;
  /** Rate and payment */
  detail: string;
  total: number;
  /** The dearest of all: the whole width */
  most: number;
  look: string | undefined;
  /** Against the letter; none for the letter itself */
  saving?: number;
}

const moreOrLess = (saving: number): string =>
  saving === 0 ? 'the same' : `${formatDollars(Math.abs(saving))} ${saving > 0 ? 'less' : 'more'}`;

/** The bar is decoration: the row says the same in words. */
function Row({ name, detail, total, most, look, saving }: RowProps): ReactNode {
  return (
    <li className={styles.row}>
      <span>
        <b>{name}</b>
        <small className="num">{detail}</small>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i className={look} style={{ width: `${((total / most) * 100).toFixed(2)}%` }} />
      </span>
      <span className={`${styles.sum} num`}>
        <b>{formatDollars(total)}</b>
        {saving !== undefined && <small>{moreOrLess(saving)}</small>}
      </span>
    </li>
  );
}

const detailOf = ({ bankName, rate, apr, cost }: Rival): string =>
  `${bankName}, ${formatRate(rate)}% (${apr === null ? 'APR not known' : `${aprText(apr, rate)}% APR`}), ${formatMoney(Number(cost.payment))} a month`;

function costsOf({ best }: VerdictSeenFragment, { dischargeFee }: RenewalLetter): string {
  const fees = Number(best?.cost.fees ?? 0);
  const counted = fees > 0 ? `Switching costs ${formatDollars(fees)}.` : 'No costs of switching are counted.';
  return dischargeFee === null ? `${counted} Your lender’s discharge fee isn’t: you didn’t name it.` : counted;
}

interface Props {
  letter: RenewalLetter;
  verdict: VerdictSeenFragment;
}

/** One sentence, and what it rests on. */
export function LetterVerdict({ letter, verdict }: Props): ReactNode {
  const { months, best, ordinary } = verdict;
  const { before, much, after } = verdictSentence(verdict, letter);
  const own = Number(verdict.letter.total);
  const rivals = [best, ordinary].flatMap((rival) => (rival ? [Number(rival.cost.total)] : []));
  const most = Math.max(own, ...rivals);
  const over = monthsInWords(months);
  return (
    <>
      <p className={`${styles.sentence} num ${verdict.isGood ? styles.good : ''}`} role="status">
        <span>{before}</span>
        {much && <mark>{much}</mark>}
        <span>{after}</span>
      </p>
      {best && (
        <div className={styles.card}>
          <ul>
            <Row
              name={letter.lender ? `${letter.lender}’s letter` : 'Your letter'}
              detail={`${formatRate(letter.offeredRatePct)}%, ${formatMoney(Number(verdict.letter.payment))} a month`}
              total={own}
              most={most}
              look={styles.theirs}
            />
            <Row
              name={`Best for you today, ${formatTerm(best.term, letter.rateType === 'fixed' ? 'FIXED' : 'VARIABLE')}`}
              detail={detailOf(best)}
              total={Number(best.cost.total)}
              most={most}
              look={styles.best}
              saving={best.saving}
            />
            {ordinary && detailOf(ordinary) !== detailOf(best) && (
              <Row
                name="Best with known terms to leave early"
                detail={detailOf(ordinary)}
                total={Number(ordinary.cost.total)}
                most={most}
                look={styles.known}
                saving={ordinary.saving}
              />
            )}
          </ul>
          <p className={`${styles.fine} num`}>
            Interest and costs over the same {over} on {formatDollars(letter.balance)}, {letter.amortizationYears} years
            left. {costsOf(verdict, letter)} O.A.C., {formatDay(verdict.asOf)}. We count to the end of the term: nobody
            leaves early.
          </p>
          {letter.payment !== null && Math.abs(letter.payment - Number(verdict.letter.payment)) >= 1 && (
            <p className={`${styles.fine} num`}>
              Your letter names a payment of {formatMoney(letter.payment)}. At its rate over these years we get{' '}
              {formatMoney(Number(verdict.letter.payment))}: check the years left to pay.
            </p>
          )}
        </div>
      )}
    </>
  );
}
