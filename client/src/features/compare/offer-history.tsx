import { isoDay, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { useMemo, type ReactNode } from 'react';
import { formatRate, formatTerm } from '../../lib/format';
import { Chart } from '../../ui/chart/chart';
import { Skeleton } from '../../ui/skeleton';
import { useLenderRateHistoryQuery } from './lender-rate-history.generated';
import type { Offer } from './words';

const percent = (value: number): string => `${formatRate(value)}%`;
/** As the reader's own calendar has it. */
const today = (): string => isoDay(wallClock(new Date()));

/** How one rate moved in the last twelve months, with its conditions. */
export function OfferHistory({ offer, id }: { offer: Offer; id: string }): ReactNode {
  const { data, error } = useLenderRateHistoryQuery({
    variables: { rateId: offer.id },
    fetchPolicy: 'cache-and-network',
  });
  const points = data?.lenderRateHistory;
  const series = useMemo(
    () => [{ name: 'Rate', points: (points ?? []).map(({ on, rate }) => ({ on, value: rate })) }],
    [points],
  );
  return (
    <div className="cmp-more" id={id}>
      {offer.notes && <p className="cmp-conditions">{offer.notes}</p>}
      {points && (
        <Chart
          title={`${offer.bankName}, ${formatTerm(offer.term, offer.type)}, last 12 months`}
          description={
            points.length > 1
              ? `It changed ${points.length === 2 ? 'once' : `${points.length - 1} times`} in this time.`
              : 'It has not changed in this time.'
          }
          series={series}
          until={today()}
          format={percent}
        />
      )}
      {!points && error && <p role="status">We can’t show the history right now.</p>}
      {!points && !error && <Skeleton className="bone-chart" />}
    </div>
  );
}
