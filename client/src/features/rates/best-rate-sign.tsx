import type { ReactNode } from 'react';
import { EXAMPLE_MORTGAGE } from 'domain/vocabulary/constants';
import { formatRate, formatTerm, formatWholeDollars } from '../../lib/format';
import { Skeleton } from '../../ui/skeleton';
import { examplePayment } from './payment-example';
import { bestOf, useRates } from './use-rates';
import { Icon } from '../../ui/icon';

/** The lawn sign's board with the best rate of today. Without a rate it keeps its size and only leads on. */
export function BestRateSign(): ReactNode {
  const { banks, state } = useRates();
  const best = bestOf(banks);
  return (
    <div className="sign-panel">
      <div className="sign-top">
        {best ? formatTerm(best.term, best.type) : 'Today’s rates'} <small>best today</small>
      </div>
      <div className="sign-mid">
        {best && (
          <>
            <div className="sign-rate num">
              {formatRate(best.rate)}
              <sup>%</sup>
            </div>
            <div className="sign-row num">
              <span>Payment on {formatWholeDollars(EXAMPLE_MORTGAGE.principal)}</span>
              <b>{formatWholeDollars(examplePayment(best.rate, best.type))}/mo</b>
            </div>
          </>
        )}
        {!best && state === 'loading' && <Skeleton className="sign-wait" />}
        {!best && state !== 'loading' && <p className="sign-ask">Ask us: rates change every day.</p>}
      </div>
      <a className="sign-foot" href="#rates">
        See today’s rates <Icon name="arrow-right" className="arrow" size={20} />
      </a>
    </div>
  );
}
