import { formatAmount, formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { ledgerFigure, type LedgerAmount } from '@brokerage/domain/forms/ledger';
import type { SecondMortgage } from '@brokerage/domain/mortgage/second-mortgage';
import { aprText } from '@brokerage/domain/rates/percent-words';
import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { TERMS } from './sample';
import styles from './story.module.css?sheet';

interface Props {
  found: SecondMortgage;
  firstRatePct: number;
  refinanceRatePct: number;
  amount: number;
  isSample: boolean;
  /** A rate that lenders publish today, or the sample's */
  isPublished: boolean;
}

interface BookProps {
  title: string;
  sub: string;
  caption: string;
  colour: string | undefined;
  rows: readonly (readonly [label: string, amount: LedgerAmount])[];
  total: number;
}

function Book({ title, sub, caption, colour, rows, total }: BookProps): ReactNode {
  return (
    <div className={styles.book}>
      <h3>
        <i className={colour} aria-hidden="true" />
        {title}
      </h3>
      <p>{sub}</p>
      <table className="num">
        <caption className="sr-text">{caption}</caption>
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{ledgerFigure(amount)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">Interest and costs</th>
            <td>{ledgerFigure(total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** What is cheaper, in the same size whichever it is. */
function Verdict({ found, isSample }: Pick<Props, 'found' | 'isSample'>): ReactNode {
  const { second, refinance, saving, months } = found;
  const secondWins = saving >= 0;
  const [winner, loser] = secondWins ? [second, refinance] : [refinance, second];
  const monthly = loser.payment - winner.payment;
  return (
    <div className={styles.verdict} role="status">
      <span>
        {isSample ? 'In this sample' : 'With your numbers'}{' '}
        {secondWins ? 'the second mortgage costs' : 'refinancing costs'}
      </span>
      <b className="num">{formatDollars(Math.abs(saving))}</b>
      <p>
        less over {months} {months === 1 ? 'month' : 'months'}, {monthly >= 0 ? 'and' : 'but'}{' '}
        {formatMoney(Math.abs(monthly))} {monthly >= 0 ? 'less' : 'more'} each month: {formatMoney(winner.payment)}{' '}
        against {formatMoney(loser.payment)}.
      </p>
      <p>
        {secondWins
          ? 'When the first comes due you fold both into one, with no penalty on it. Check that the second can be repaid by then.'
          : 'Then refinance. The lender pays us for it and you don’t, and you have one mortgage instead of two.'}
      </p>
    </div>
  );
}

/** Both ways over the same months. */
export function Ledger({ found, firstRatePct, refinanceRatePct, amount, isSample, isPublished }: Props): ReactNode {
  const { second, refinance } = found;
  const best = isPublished ? 'today’s best' : 'a sample rate of';
  return (
    <div className={styles.books}>
      <Book
        title="Add a second"
        sub={`${formatAmount(amount)} at ${formatRate(TERMS.secondRatePct)}% (APR ${aprText(second.aprPct, TERMS.secondRatePct)}%), the first untouched`}
        caption="Adding a second mortgage"
        colour={styles.barn}
        rows={[
          [`Interest on the first, ${formatRate(firstRatePct)}%`, second.firstInterest],
          [`Interest on the second, ${formatRate(TERMS.secondRatePct)}%`, second.interest],
          ['Lender and broker fees', second.fees],
          ['Appraisal and legal', second.costs],
        ]}
        total={second.total}
      />
      <Book
        title="Refinance everything"
        sub={`${formatAmount(refinance.principal)} at ${best} ${formatRate(refinanceRatePct)}% (APR ${aprText(refinance.aprPct, refinanceRatePct)}%), old contract broken`}
        caption="Refinancing the whole"
        colour={styles.lake}
        rows={[
          [`Interest on ${formatAmount(refinance.principal)}, ${formatRate(refinanceRatePct)}%`, refinance.interest],
          [
            refinance.penaltyBasis === 'ird' ? 'Penalty, rate differential' : 'Penalty, three months’ interest',
            refinance.penalty,
          ],
          ['Lender and broker fees', refinance.fees],
          ['Appraisal and legal', refinance.costs],
        ]}
        total={refinance.total}
      />
      <Verdict found={found} isSample={isSample} />
    </div>
  );
}
