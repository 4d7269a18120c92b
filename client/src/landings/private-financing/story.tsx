import { formatDollars } from '@brokerage/domain/forms/dollars';
import { bridgeCostBy, privateBridge } from '@brokerage/domain/mortgage/private-bridge';
import type { ReactNode } from 'react';
import { formatDay, formatRate } from '../../lib/format';
import { Amounts, useAmounts, type AmountField } from '../../ui/landing/amounts';
import shared from '../../ui/landing/landing.module.css?sheet';
import { Promise24 } from '../../ui/landing/promise';
import { LandingQuestions } from '../../ui/landing/questions';
import { LeadCard } from '../../ui/landing/lead-card';
import { bridgeArt, TALL, WIDE } from './bridge-art';
import { QUESTIONS } from './questions';
import { LATER, MOST_MONTHS, SAMPLE, SAMPLE_BANK_RATE, SAMPLE_DAY, TERMS, type SampleName } from './sample';
import styles from './story.module.css?sheet';

export interface PrivateFinancingStoryProps {
  /** The published rate of a bank's refinance, where there is one */
  published?: { ratePct: number; asOf: string };
  form: ReactNode;
}

const FIELDS: readonly AmountField<SampleName>[] = [
  { name: 'amount', label: 'How much you borrow', kind: 'money' },
  { name: 'months', label: 'Months until a bank takes over', kind: 'number' },
];

const WAY_BACK = [
  {
    when: 'Before you sign',
    text: 'We write down which bank takes you back, at what score, income and date. No date, no bridge.',
  },
  {
    when: 'Every three months',
    text: 'Ten minutes on the phone: what is paid, what is late, what the score says now.',
  },
  { when: 'Four months before the end', text: 'We ask the banks. You have time to fix what they find.' },
  { when: 'The last day', text: 'The bank pays the private lender out. No renewal, no second fee.' },
] as const;

const FITS = [
  'A sale that closes after your purchase does',
  'Arrears or tax debt that one payment ends',
  'A consumer proposal with its last year to go',
  'A property a bank lends on only when the work is done',
] as const;
const FITS_NOT = [
  'The payment needs money that isn’t there. It would end in a sale, with less left for you',
  'It would pay an older private mortgage for the third time. Selling is cheaper',
  'A credit union would take you today. It costs more than a bank and far less than this',
] as const;

const months = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;
/** A quarter of the way, half of it, and so on: whole months, each once. */
const quartersOf = (count: number): number[] => [
  ...new Set([1, 2, 3, 4].map((quarter) => Math.max(1, Math.round((count * quarter) / 4)))),
];

/** Private financing as a bridge: what each month of it costs, and the bank at its far end. */
export function PrivateFinancingStory({ published, form }: PrivateFinancingStoryProps): ReactNode {
  const bankRatePct = published?.ratePct ?? SAMPLE_BANK_RATE;
  const work = (numbers: Record<SampleName, number>) => {
    const input = { ...TERMS, ...numbers, bankRatePct };
    const found = privateBridge(input);
    const longer = Math.min(MOST_MONTHS, numbers.months + LATER);
    const tolls = quartersOf(numbers.months).map((until) => ({
      months: until,
      words: months(until),
      cost: formatDollars(bridgeCostBy(input, until)),
    }));
    return { found, tolls, longer, later: privateBridge({ ...input, months: longer }) };
  };
  const used = useAmounts<SampleName, ReturnType<typeof work>>(SAMPLE, work);
  const { numbers, result, isSample } = used;
  const { found, tolls, later, longer } = result;
  const rows = [
    [`Interest, ${months(numbers.months)} at ${formatRate(TERMS.annualRatePct)}%`, found.interest],
    [`Lender’s fee, ${TERMS.lenderFeePct}%`, found.lenderFee],
    [`Our fee, ${TERMS.brokerFeePct}%`, found.brokerFee],
    ...(found.renewalFees > 0 ? [['Renewals', found.renewalFees] as const] : []),
    ['Appraisal and both lawyers', found.legalCosts],
  ] as const;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.first}`}>
          <div>
            <h1>A bridge is only as good as its far end.</h1>
            <p className="lede">
              A private lender looks at the property when a bank won’t look at you yet. It’s quick, and it’s expensive.
              So we start at the other side: which bank takes you back, and when.
            </p>
            <dl className={`${styles.signs} num`}>
              <div>
                <dt>{months(numbers.months)} on the bridge cost</dt>
                <dd>{formatDollars(found.total)}</dd>
              </div>
              <div>
                <dt>Rate {formatRate(TERMS.annualRatePct)}%, with fees</dt>
                <dd>APR {formatRate(found.aprPct)}%</dd>
              </div>
            </dl>
            <svg
              className={styles.bridge}
              viewBox={`0 0 ${WIDE} ${TALL}`}
              role="img"
              aria-label={`A bridge of ${months(numbers.months)} from your home to a bank. Interest and costs by then: ${tolls.map(({ words, cost }) => `${words} ${cost}`).join(', ')}.`}
              dangerouslySetInnerHTML={{ __html: bridgeArt(tolls) }}
            />
          </div>
          <div className={styles.ask}>
            <LeadCard>{form}</LeadCard>
            <Promise24 />
          </div>
        </div>
      </section>
      <section className={`sec ${styles.toll}`}>
        <div className="wrap">
          <h2>What the crossing costs, to the last dollar</h2>
          <p className={styles.intro}>
            {isSample ? 'A sample: you' : 'You'} borrow {formatDollars(numbers.amount)} and pay only the interest. At
            the end you still owe all {formatDollars(found.owedAtEnd)}, and the bank pays it out.
          </p>
          <Amounts legend="Put in your own numbers" fields={FIELDS} used={used} />
          <div className={styles.sides}>
            <table className="num">
              <caption>The private mortgage</caption>
              <tbody>
                {rows.map(([label, amount]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{formatDollars(amount)}</td>
                  </tr>
                ))}
                <tr className={styles.total}>
                  <th scope="row">Interest and costs</th>
                  <td>{formatDollars(found.total)}</td>
                </tr>
              </tbody>
            </table>
            <div className={styles.each} role="status">
              <p>
                Each month you pay
                <b className="num">{formatDollars(found.payment)}</b>
                interest only. The bank afterwards: {formatDollars(found.bankPayment)}, with principal in it.
              </p>
              <p>
                The same {months(numbers.months)} at the bank would cost {formatDollars(found.bankInterest)} in
                interest. The bridge costs {formatDollars(found.premium)} more.
              </p>
              <p>
                <strong>
                  If the bank comes {months(longer - numbers.months)} later, it is{' '}
                  {formatDollars(later.total - found.total)} more
                </strong>
                {later.renewalFees > found.renewalFees && (
                  <span>{`, ${formatDollars(later.renewalFees - found.renewalFees)} of it to renew`}</span>
                )}
                . That is why the far end comes first.
              </p>
            </div>
          </div>
          <p className={shared.fine}>
            Sample of {formatDay(SAMPLE_DAY)}, O.A.C.: {formatRate(TERMS.annualRatePct)}% fixed, compounded monthly,
            interest only, a term of {TERMS.termMonths} months, uninsured; fees of {TERMS.lenderFeePct}% and{' '}
            {TERMS.brokerFeePct}%, {TERMS.renewalFeePct}% for each renewal. The bank is at {formatRate(bankRatePct)}%,{' '}
            {published
              ? `the lowest 5-year rate published for an uninsured refinance as of ${formatDay(published.asOf)}`
              : 'a sample'}
            , over {TERMS.bankAmortizationYears} years. The APR counts interest and all fees over the first term. Yours
            is in writing before you sign, and you may take it to a lawyer of your own.
          </p>
        </div>
      </section>
      <section className={`sec on-brand ${styles.back}`}>
        <div className="wrap">
          <h2>The way back to a bank</h2>
          <ol>
            {WAY_BACK.map(({ when, text }) => (
              <li key={when}>
                <b>{when}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`sec ${styles.fits}`}>
        <div className={`wrap ${styles.fitsIn}`}>
          <div>
            <h2>When it fits</h2>
            <ul>
              {FITS.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>When we’d say no</h2>
            <ul className={styles.not}>
              {FITS_NOT.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <LandingQuestions title="Before you cross" items={QUESTIONS} />
    </>
  );
}
