import type { ReactNode } from 'react';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { examplePayment } from '@brokerage/domain/rates/example-payment';
import { Link } from '../../ui/link';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { Picture } from '../../illustrations/picture';
import { formatRate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Section } from '../../ui/section';
import { BalanceChart, totalInterest } from './balance-chart';
import { RateTracker, useBestFixedRate } from './rate-tracker';

/** The figures of the calculator's card are an example: at our best fixed rate, or a round one where none is published. */
const EXAMPLE_RATE_PCT = 4;

const SUBJECTS = [
  {
    title: 'Fixed or variable',
    text: 'What each one costs when things change',
    picture: 'larches',
    sky: 'var(--lake-200)',
  },
  { title: 'The stress test', text: 'In plain words', picture: 'bungalow', sky: 'var(--larch-200)' },
  { title: 'Renewal letters', text: 'How to read yours', picture: 'gable', sky: 'var(--barn-200)' },
] as const;

function CalculatorCard(): ReactNode {
  const rate = useBestFixedRate() ?? EXAMPLE_RATE_PCT;
  const monthly = examplePayment(rate, 'semi-annual');
  return (
    <Link className="tool" to={paths.calculator}>
      <h3>Payment calculator</h3>
      <p>See what you’d pay, what goes to interest and when you’re done.</p>
      <div className="tool-pair num">
        <span>
          <b>{formatDollars(monthly)}</b>monthly
        </span>
        <span>
          <b>{formatDollars(totalInterest(monthly, rate))}</b>total interest
        </span>
        <span>
          <b>{formatRate(rate)}%</b>over {EXAMPLE_MORTGAGE.amortizationYears} years
        </span>
      </div>
      <BalanceChart monthlyPayment={monthly} rate={rate} />
      <span className="tool-legend">
        <i className="lg-balance" />
        Balance owing
        <i className="lg-interest" />
        Interest paid so far
      </span>
    </Link>
  );
}

export function Tools(): ReactNode {
  return (
    <Section
      title="Work it out first"
      lead="Free tools, no account needed. Create one only if you want to save your results."
    >
      <div className="tools">
        <CalculatorCard />
        <RateTracker />
        <Link className="tool" to={paths.blogs}>
          <h3>Mortgage news</h3>
          <p>Written by our brokers.</p>
          <div className="mt-auto">
            {SUBJECTS.map(({ title, text, picture, sky }) => (
              <div key={title} className="post">
                <i style={{ background: sky }}>
                  <Picture name={picture} width={52} />
                </i>
                <span>
                  {title}
                  <small>{text}</small>
                </span>
              </div>
            ))}
          </div>
        </Link>
      </div>
    </Section>
  );
}
