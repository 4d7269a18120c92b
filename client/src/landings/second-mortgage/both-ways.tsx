import { formatAmount } from '@brokerage/domain/forms/dollars';
import { criminalLimitPct } from '@brokerage/domain/mortgage/criminal-rate';
import type { SecondMortgage } from '@brokerage/domain/mortgage/second-mortgage';
import type { ReactNode } from 'react';
import { formatDay, formatRate, formatTerm } from '../../lib/format';
import { Amounts, type AmountField, type UsedAmounts } from '../../ui/landing/amounts';
import shared from '../../ui/landing/landing.module.css?sheet';
import { Ledger } from './ledger';
import { SAMPLE_DAY, TERMS, type SampleName } from './sample';
import styles from './story.module.css?sheet';

const FIELDS: readonly AmountField<SampleName>[] = [
  { name: 'amount', label: 'How much you need', kind: 'money' },
  { name: 'value', label: 'What the home is worth', kind: 'money' },
  { name: 'firstBalance', label: 'Owing on the first', kind: 'money' },
  { name: 'firstRatePct', label: 'Rate on the first', kind: 'number', unit: '%' },
  { name: 'monthsRemaining', label: 'Months left in its term', kind: 'number' },
];

/** 'once', 'twice', '3 times' */
const times = (count: number): string => ['', 'once', 'twice'][count] ?? `${count} times`;
const months = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

/** A fixed rate of a refinance as lenders publish it */
export interface PublishedRefinance {
  ratePct: number;
  termYears: number;
  asOf: string;
}

interface Rates {
  /** The refinance that is counted with */
  refinance: Pick<PublishedRefinance, 'ratePct' | 'termYears'>;
  published: PublishedRefinance | undefined;
}

interface Props extends Rates {
  used: UsedAmounts<SampleName, SecondMortgage>;
}

/** The reader's own numbers, and what both ways cost until the first mortgage comes due. */
export function BothWays({ used, refinance, published }: Props): ReactNode {
  const { numbers, result: found, isSample } = used;
  const { value, firstBalance, firstRatePct, amount, monthsRemaining } = numbers;
  const isShort = found.months < monthsRemaining;
  return (
    <section className={`sec ${styles.ledger}`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>
            What {formatAmount(amount)} really costs{' '}
            {isShort ? `over ${months(found.months)}` : 'until the first mortgage comes due'}
          </h2>
          <p>
            {isSample ? 'A sample: the' : 'The'} home is worth {formatAmount(value)}. The first mortgage is{' '}
            {formatAmount(firstBalance)} at {formatRate(firstRatePct)}% with {months(monthsRemaining)} and{' '}
            {TERMS.firstAmortizationYears} years left. Both ways are counted over the same {months(found.months)}
            {isShort && <span>, as long as the refinance holds its rate</span>}.
          </p>
        </div>
        <Amounts legend="Put in your own numbers" fields={FIELDS} used={used} />
        <Ledger
          found={found}
          firstRatePct={firstRatePct}
          refinanceRatePct={refinance.ratePct}
          amount={amount}
          isSample={isSample}
          isPublished={published !== undefined}
        />
        <Fine found={found} refinance={refinance} published={published} />
      </div>
    </section>
  );
}

const Fine = ({ found, refinance, published }: Rates & { found: SecondMortgage }): ReactNode => (
  <p className={shared.fine}>
    {published
      ? `The refinance is at the lowest ${formatTerm(published.termYears, 'FIXED')} rate published for one, uninsured, as of ${formatDay(published.asOf)}. The second mortgage is a sample of ${formatDay(SAMPLE_DAY)}.`
      : `Sample rates of ${formatDay(SAMPLE_DAY)}.`}{' '}
    All O.A.C. Fixed rates compounded semi-annually, not in advance. First mortgage and refinance:{' '}
    {TERMS.firstAmortizationYears} years’ amortization; second: {TERMS.secondAmortizationYears} years, two-year term,
    uninsured. The penalty is an estimate: three months’ interest, or the rate differential where that is more; your
    lender’s statement decides. Penalty and costs are paid in cash in both cases. The second is open after 12 months
    {found.months > TERMS.secondTermMonths && (
      <span>
        {` and must be renewed ${times(Math.ceil(found.months / TERMS.secondTermMonths) - 1)} by then. What a lender charges to renew is not counted`}
      </span>
    )}
    .
    {found.second.nearCriminalPct !== null && (
      <span>
        {` With every charge the second is ${found.second.nearCriminalPct.toFixed(2)}% a year, and over ${criminalLimitPct()}% nobody may lend.`}
      </span>
    )}{' '}
    APR counts interest and the fees shown over each term: two years for the second, {refinance.termYears} for the
    refinance.
  </p>
);
