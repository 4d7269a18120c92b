import { formatAmount } from '@brokerage/domain/forms/dollars';
import { secondMortgage, type SecondMortgage } from '@brokerage/domain/mortgage/second-mortgage';
import type { ReactNode } from 'react';
import { FIRST_MORTGAGE } from '../../lib/scenario/form-shared';
import { useShared } from '../../lib/scenario/use-shared';
import { useAmounts } from '../../ui/landing/amounts';
import { Promise24 } from '../../ui/landing/promise';
import { LandingQuestions } from '../../ui/landing/questions';
import { LeadCard } from '../../ui/landing/lead-card';
import { BadIdeas } from './bad-ideas';
import { BothWays, type PublishedRefinance } from './both-ways';
import { QUESTIONS } from './questions';
import { SAMPLE, SAMPLE_REFINANCE, TERMS, type SampleName } from './sample';
import styles from './story.module.css?sheet';
import { TurningPoint } from './turning-point';
import { ValueHouse } from './value-house';

export interface SecondMortgageStoryProps {
  /** The published fixed rate of a refinance, where there is one */
  published?: PublishedRefinance;
  form: ReactNode;
}

/** A second mortgage against a refinance: the house, both ledgers, and the rate at which they cost the same. */
export function SecondMortgageStory({ published, form }: SecondMortgageStoryProps): ReactNode {
  const refinance = published ?? SAMPLE_REFINANCE;
  const inputOf = (numbers: Record<SampleName, number>) => ({
    ...TERMS,
    ...numbers,
    refinanceRatePct: refinance.ratePct,
    refinanceTermMonths: Math.round(refinance.termYears * 12),
  });
  const used = useAmounts<SampleName, SecondMortgage>(SAMPLE, (numbers) => secondMortgage(inputOf(numbers)));
  const tell = useShared(FIRST_MORTGAGE, used.change);
  const change = (typed: Partial<Record<SampleName, string>>): void => {
    used.change(typed);
    tell(typed);
  };
  const { numbers, result: found, isSample } = used;
  const { value, firstBalance, amount } = numbers;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.first}`}>
          <div className={styles.lot}>
            <h1>Add a floor. Keep the house you built.</h1>
            <p className="lede">
              Your first mortgage may be cheaper than anything on sale today. A second mortgage stands on top of it: you
              borrow the {formatAmount(amount)} and leave the rest alone. Sometimes that costs less than refinancing.
              Sometimes it doesn’t, and we’ll say so.
            </p>
            <ValueHouse value={value} first={firstBalance} second={amount} room={found} />
          </div>
          <div className={styles.ask}>
            <LeadCard>{form}</LeadCard>
            <Promise24 />
          </div>
        </div>
      </section>
      <BothWays used={{ ...used, change }} refinance={refinance} published={published} />
      <TurningPoint input={inputOf(numbers)} found={found} isSample={isSample} />
      <BadIdeas firstBalance={firstBalance} maxLine={found.maxLine} />
      <LandingQuestions title="Three questions people ask" items={QUESTIONS} />
    </>
  );
}
