import { formatDollars } from '@brokerage/domain/forms/dollars';
import { secondMortgage } from '@brokerage/domain/mortgage/second-mortgage';
import type { ReactNode } from 'react';
import { formatDay, formatRate, formatTerm } from '../../lib/format';
import { FIRST_MORTGAGE } from '../../lib/scenario/form-shared';
import { useShared } from '../../lib/scenario/use-shared';
import { Amounts, useAmounts, type AmountField } from '../../ui/landing/amounts';
import { Promise24 } from '../../ui/landing/promise';
import { LandingQuestions } from '../../ui/landing/questions';
import shared from '../../ui/landing/landing.module.css?sheet';
import { LeadCard } from '../../ui/landing/lead-card';
import { BadIdeas } from './bad-ideas';
import { CrossingChart } from './crossing-chart';
import { Ledger } from './ledger';
import { QUESTIONS } from './questions';
import { SAMPLE, SAMPLE_DAY, SAMPLE_REFINANCE, TERMS, type SampleName } from './sample';
import styles from './story.module.css?sheet';
import { ValueHouse } from './value-house';

export interface SecondMortgageStoryProps {
  /** The published fixed rate of a refinance, where there is one */
  published?: { ratePct: number; termYears: number; asOf: string };
  form: ReactNode;
}

const FIELDS: readonly AmountField<SampleName>[] = [
  { name: 'amount', label: 'How much you need', kind: 'money' },
  { name: 'value', label: 'What the home is worth', kind: 'money' },
  { name: 'firstBalance', label: 'Owing on the first', kind: 'money' },
  { name: 'firstRatePct', label: 'Rate on the first', kind: 'number', unit: '%' },
  { name: 'monthsRemaining', label: 'Months left in its term', kind: 'number' },
];

const months = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

/** A second mortgage against a refinance: the house, both ledgers, and the rate at which they cost the same. */
export function SecondMortgageStory({ published, form }: SecondMortgageStoryProps): ReactNode {
  const refinance = published ?? SAMPLE_REFINANCE;
  const inputOf = (numbers: Record<SampleName, number>) => ({
    ...TERMS,
    ...numbers,
    refinanceRatePct: refinance.ratePct,
    refinanceTermMonths: Math.round(refinance.termYears * 12),
  });
  const used = useAmounts<SampleName, ReturnType<typeof secondMortgage>>(SAMPLE, (numbers) =>
    secondMortgage(inputOf(numbers)),
  );
  const tell = useShared(FIRST_MORTGAGE, used.change);
  const change = (typed: Partial<Record<SampleName, string>>): void => {
    used.change(typed);
    tell(typed);
  };
  const { numbers, result: found, isSample } = used;
  const { value, firstBalance, firstRatePct, amount } = numbers;
  const { equalAtPct } = found;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.first}`}>
          <div className={styles.lot}>
            <h1>Add a floor. Keep the house you built.</h1>
            <p className="lede">
              Your first mortgage may be cheaper than anything on sale today. A second mortgage stands on top of it: you
              borrow the {formatDollars(amount)} and leave the rest alone. Sometimes that costs less than refinancing.
              Sometimes it doesn’t, and we’ll say so.
            </p>
            <ValueHouse value={value} first={firstBalance} second={amount} />
          </div>
          <div className={styles.ask}>
            <LeadCard>{form}</LeadCard>
            <Promise24 />
          </div>
        </div>
      </section>
      <section className={`sec ${styles.ledger}`}>
        <div className="wrap">
          <div className={styles.head}>
            <h2>What {formatDollars(amount)} really costs until the first mortgage comes due</h2>
            <p>
              {isSample ? 'A sample: the' : 'The'} home is worth {formatDollars(value)}. The first mortgage is{' '}
              {formatDollars(firstBalance)} at {formatRate(firstRatePct)}% with {months(found.months)} and{' '}
              {TERMS.firstAmortizationYears} years left. Both ways are counted over the same {months(found.months)}.
            </p>
          </div>
          <Amounts legend="Put in your own numbers" fields={FIELDS} used={{ ...used, change }} />
          <Ledger
            found={found}
            firstRatePct={firstRatePct}
            refinanceRatePct={refinance.ratePct}
            amount={amount}
            isSample={isSample}
            isPublished={published !== undefined}
          />
          <p className={shared.fine}>
            {published
              ? `The refinance is at the lowest ${formatTerm(published.termYears, 'FIXED')} rate published for one, uninsured, as of ${formatDay(published.asOf)}. The second mortgage is a sample of ${formatDay(SAMPLE_DAY)}.`
              : `Sample rates of ${formatDay(SAMPLE_DAY)}.`}{' '}
            All O.A.C. Fixed rates compounded semi-annually, not in advance. First mortgage and refinance:{' '}
            {TERMS.firstAmortizationYears} years’ amortization; second: {TERMS.secondAmortizationYears} years, two-year
            term, uninsured. The penalty is an estimate: three months’ interest, or the rate differential where that is
            more; your lender’s statement decides. Penalty and costs are paid in cash in both cases. The second is open
            after 12 months
            {found.months > TERMS.secondTermMonths && (
              <span>{' and must be renewed once before the first comes due'}</span>
            )}
            . APR counts interest and the fees shown over each term: two years for the second, {refinance.termYears} for
            the refinance.
          </p>
        </div>
      </section>
      <section className={`sec ${styles.turns}`}>
        <div className={`wrap ${styles.turnsIn}`}>
          <div>
            <h2>It turns on one number, and you already know it.</h2>
            <p className="lede">
              The lower your first rate, the more it’s worth protecting.{' '}
              {equalAtPct === null
                ? `With these numbers ${found.saving >= 0 ? 'the second mortgage' : 'refinancing'} costs less at any rate on the first.`
                : `${isSample ? 'In this sample' : 'With your numbers'} the two ways cost the same at ${formatRate(equalAtPct)}%.`}
            </p>
            {equalAtPct !== null && (
              <ul>
                <li>
                  <i className={styles.keySecond} aria-hidden="true" />
                  <span>
                    <b>Below {formatRate(equalAtPct)}%</b> the second mortgage wins.
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
            input={inputOf(numbers)}
            equalAtPct={equalAtPct}
            own={{ second: found.second.total, refinance: found.refinance.total }}
          />
        </div>
      </section>
      <BadIdeas firstBalance={firstBalance} maxLine={found.maxLine} />
      <LandingQuestions title="Three questions people ask" items={QUESTIONS} />
    </>
  );
}
