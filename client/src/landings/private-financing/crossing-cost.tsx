import { formatAmount, formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { ledgerFigure } from '@brokerage/domain/forms/ledger';
import { criminalLimitPct } from '@brokerage/domain/mortgage/criminal-rate';
import type { PrivateBridge } from '@brokerage/domain/mortgage/private-bridge';
import type { ReactNode } from 'react';
import { formatDay, formatRate, formatTerm } from '../../lib/format';
import { Amounts, type AmountField, type UsedAmounts } from '../../ui/landing/amounts';
import shared from '../../ui/landing/landing.module.css?sheet';
import { monthsWords, type Crossing } from './crossing';
import { SAMPLE_DAY, TERMS, type SampleName } from './sample';
import styles from './story.module.css?sheet';

const FIELDS: readonly AmountField<SampleName>[] = [
  { name: 'amount', label: 'How much you borrow', kind: 'money' },
  { name: 'months', label: 'Months until a bank takes over', kind: 'number' },
];

/** The bank's rate, and where it is published */
interface Bank {
  bankRatePct: number;
  published: { asOf: string; termYears: number } | undefined;
}

interface Props extends Bank {
  used: UsedAmounts<SampleName, Crossing>;
}

/** What the bridge costs with the reader's own numbers, beside the bank and beside a longer wait. */
export function CrossingCost({ used, bankRatePct, published }: Props): ReactNode {
  const { numbers, result, isSample } = used;
  const { found, later, longer } = result;
  return (
    <section className={`sec ${styles.toll}`}>
      <div className="wrap">
        <h2>What the crossing costs, to the last cent</h2>
        <p className={styles.intro}>
          {isSample ? 'A sample: you' : 'You'} borrow {formatAmount(numbers.amount)} and pay only the interest. At the
          end you still owe all {formatAmount(found.owedAtEnd)}, and the bank pays it out.
        </p>
        <Amounts legend="Put in your own numbers" fields={FIELDS} used={used} />
        <div className={styles.sides}>
          <CostTable numbers={numbers} found={found} />
          <div className={styles.each} role="status">
            <p>
              Each month you pay
              <b className="num">{formatMoney(found.payment)}</b>
              interest only. The bank afterwards: {formatMoney(found.bankPayment)}, with principal in it.
            </p>
            <p>
              The same {monthsWords(numbers.months)} at the bank would cost {formatDollars(found.bankInterest)} in
              interest. The bridge costs {formatDollars(found.premium)} more.
            </p>
            {found.nearCriminalPct !== null && (
              <p>
                This is near what the law allows: with every charge it is {found.nearCriminalPct.toFixed(2)}% a year,
                and over {criminalLimitPct()}% nobody may lend. A larger or longer loan costs a smaller share.
              </p>
            )}
            <p>
              <strong>
                If the bank comes {monthsWords(longer - numbers.months)} later, it is{' '}
                {formatDollars(later.total - found.total)} more
              </strong>
              {later.renewalFees > found.renewalFees && (
                <span>{`, ${formatDollars(later.renewalFees - found.renewalFees)} of it to renew`}</span>
              )}
              . That is why the far end comes first.
            </p>
          </div>
        </div>
        <Fine bankRatePct={bankRatePct} published={published} />
      </div>
    </section>
  );
}

interface CostProps {
  numbers: Record<SampleName, number>;
  found: PrivateBridge;
}

function CostTable({ numbers, found }: CostProps): ReactNode {
  const rows = [
    [`Interest, ${monthsWords(numbers.months)} at ${formatRate(TERMS.annualRatePct)}%`, found.interest],
    [`Lender’s fee, ${TERMS.lenderFeePct}%`, found.lenderFee],
    [`Our fee, ${TERMS.brokerFeePct}%`, found.brokerFee],
    ...(found.renewalFees > 0 ? [['Renewals', found.renewalFees] as const] : []),
    ['Appraisal and both lawyers', found.legalCosts],
  ] as const;
  return (
    <table className="num">
      <caption>The private mortgage</caption>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{ledgerFigure(amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Interest and costs</th>
          <td>{ledgerFigure(found.total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const Fine = ({ bankRatePct, published }: Bank): ReactNode => (
  <p className={shared.fine}>
    Sample of {formatDay(SAMPLE_DAY)}, O.A.C.: {formatRate(TERMS.annualRatePct)}% fixed, compounded monthly, interest
    only, a term of {TERMS.termMonths} months, uninsured; fees of {TERMS.lenderFeePct}% and {TERMS.brokerFeePct}%,{' '}
    {TERMS.renewalFeePct}% for each renewal. The bank is at {formatRate(bankRatePct)}%,{' '}
    {published
      ? `the lowest ${formatTerm(published.termYears, 'FIXED')} rate published for an uninsured refinance as of ${formatDay(published.asOf)}`
      : 'a sample'}
    , over {TERMS.bankAmortizationYears} years. The APR counts interest and all fees over the first term. Yours is in
    writing before you sign, and you may take it to a lawyer of your own.
  </p>
);
