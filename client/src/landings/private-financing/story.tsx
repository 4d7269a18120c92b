import { formatDollars } from '@brokerage/domain/forms/dollars';
import { aprText } from '@brokerage/domain/rates/percent-words';
import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { useAmounts } from '../../ui/landing/amounts';
import { Promise24 } from '../../ui/landing/promise';
import { LandingQuestions } from '../../ui/landing/questions';
import { LeadCard } from '../../ui/landing/lead-card';
import { bridgeArt, TALL, WIDE } from './bridge-art';
import { crossingTo, monthsWords, type Crossing } from './crossing';
import { CrossingCost } from './crossing-cost';
import { QUESTIONS } from './questions';
import { SAMPLE, SAMPLE_BANK_RATE, TERMS, type SampleName } from './sample';
import styles from './story.module.css?sheet';
import { Fits, WayBack } from './way-back';

export interface PrivateFinancingStoryProps {
  /** The published rate of a bank's refinance, where there is one */
  published?: { ratePct: number; termYears: number; asOf: string };
  form: ReactNode;
}

/** Private financing as a bridge: what each month of it costs, and the bank at its far end. */
export function PrivateFinancingStory({ published, form }: PrivateFinancingStoryProps): ReactNode {
  const bankRatePct = published?.ratePct ?? SAMPLE_BANK_RATE;
  const used = useAmounts<SampleName, Crossing>(SAMPLE, (numbers) => crossingTo(bankRatePct, numbers));
  const { months } = used.numbers;
  const { found, tolls } = used.result;
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
                <dt>{monthsWords(months)} on the bridge cost</dt>
                <dd>{formatDollars(found.total)}</dd>
              </div>
              <div>
                <dt>Rate {formatRate(TERMS.annualRatePct)}%, with fees</dt>
                <dd>APR {aprText(found.aprPct, TERMS.annualRatePct)}%</dd>
              </div>
            </dl>
            <svg
              className={styles.bridge}
              viewBox={`0 0 ${WIDE} ${TALL}`}
              role="img"
              aria-label={`A bridge of ${monthsWords(months)} from your home to a bank. Interest and costs by then: ${tolls.map(({ words, cost }) => `${words} ${cost}`).join(', ')}.`}
              dangerouslySetInnerHTML={{ __html: bridgeArt(tolls) }}
            />
          </div>
          <div className={styles.ask}>
            <LeadCard>{form}</LeadCard>
            <Promise24 />
          </div>
        </div>
      </section>
      <CrossingCost used={used} bankRatePct={bankRatePct} published={published} />
      <WayBack />
      <Fits />
      <LandingQuestions title="Before you cross" items={QUESTIONS} />
    </>
  );
}
