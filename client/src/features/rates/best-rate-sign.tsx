import type { ComponentType, ReactNode } from 'react';
import { examplePayment } from '@brokerage/domain/rates/example-payment';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { engineCompounding } from '../../lib/compounding';
import { formatRate, formatTerm } from '../../lib/format';
import { Skeleton } from '../../ui/skeleton';
import { Apr, insuranceWord } from '../../ui/rate-terms';
import type { OnSignProps } from './open-on-sign';
import { bestOf, useRates } from './use-rates';
import { Icon } from '../../ui/icon';

/**
 * The lawn sign's board with the best rate of today. Without a rate it keeps its size and only leads on. `Figure`: what its
 * APR and its payment stand in.
 */
export function BestRateSign({ Figure }: { Figure: ComponentType<OnSignProps> }): ReactNode {
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
            <p className="sign-apr num">
              <Figure told={best} figure="apr">
                <Apr {...best} />
              </Figure>{' '}
              <span>{insuranceWord(best.insurance)}</span>
            </p>
            <div className="sign-row num">
              <span>Payment on {formatDollars(EXAMPLE_MORTGAGE.principal)}</span>
              <b>
                <Figure told={best} figure="payment">
                  {formatDollars(examplePayment(best.rate, engineCompounding(best.compounding)))}/mo
                </Figure>
              </b>
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
