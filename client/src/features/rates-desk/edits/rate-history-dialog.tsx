import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/aria/dialog';
import { LoadFailed, RowSkeletons } from '../../../ui/console/states';
import { Chart } from '../../../ui/chart/chart';
import { useDeskRateHistoryQuery } from '../desk.generated';
import { rateName, type DeskRow } from '../facts';
import { showPercent } from '../percent';
import { officeToday } from '../../../lib/office-today';

export function RateHistoryDialog({ rate, close }: { rate: DeskRow | undefined; close: () => void }): ReactNode {
  return (
    <Dialog isOpen={rate !== undefined} onClose={close} title={rate ? rateName(rate) : ''} size="wide">
      {rate && <Published rate={rate} />}
    </Dialog>
  );
}

function Published({ rate }: { rate: DeskRow }): ReactNode {
  const { data, error, refetch } = useDeskRateHistoryQuery({
    variables: { rateId: rate.id },
    fetchPolicy: 'cache-and-network',
  });
  const points = data?.lenderRateHistory;
  if (!points) {
    return error ? <LoadFailed what="The history" retry={refetch} /> : <RowSkeletons rows={4} />;
  }
  return (
    <Chart
      title={`Published rate of ${rateName(rate)}`}
      titleHidden
      description="What visitors saw over the last 24 months."
      series={[{ name: rate.bank.name, points: points.map(({ on, rate: value }) => ({ on, value })) }]}
      until={officeToday()}
      format={(value) => `${showPercent(value)}%`}
    />
  );
}
