import { FIGURE_PERIODS, type FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Empty, LoadFailed, NotCurrent } from '../../ui/console/states';
import { PageStyles } from '../../ui/page-styles';
import { AdvisersTable } from './advisers-table';
import { AnswersChart } from './answers-chart';
import { ChannelsTable } from './channels-table';
import { ConversionChart } from './conversion-chart';
import { useFiguresQuery } from './figures.generated';
import styles, { href } from './figures.module.css?sheet';
import { Funnel } from './funnel';
import { KeyFigures } from './key-figures';
import { LeadsChart } from './leads-chart';
import { Bones, Periods } from './periods';
import { dayLabel } from './words';

const POLL_MS = 60_000;
const DEFAULT: FigurePeriod = 4;
const LABELS: Record<FigurePeriod, string> = { 1: 'This week', 4: '4 weeks', 13: '13 weeks' };
const CHOICES = FIGURE_PERIODS.map((weeks) => ({ value: weeks, label: LABELS[weeks] }));

/** How the office does over some weeks, next to the weeks before. */
export function Numbers(): ReactNode {
  const [search] = useSearchParams();
  const asked = Number(search.get('weeks'));
  const weeks = FIGURE_PERIODS.find((one) => one === asked) ?? DEFAULT;
  const { data, previousData, error, refetch } = useFiguresQuery({
    variables: { weeks },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const figures = (data ?? (previousData?.officeFigures?.points.length === weeks ? previousData : undefined))
    ?.officeFigures;
  return (
    <div className={styles.page}>
      <PageStyles href={href} />
      <div className={styles.head}>
        <p>{figures ? `${dayLabel(figures.from)} to today, by when leads came in` : 'By when leads came in'}</p>
        <Periods parameter="weeks" choices={CHOICES} shown={weeks} usual={DEFAULT} />
      </div>
      {error && figures && <NotCurrent retry={refetch} />}
      {!figures && (error ? <LoadFailed what="The numbers" retry={refetch} /> : <Bones />)}
      {figures && (
        <>
          <KeyFigures figures={figures} weeks={weeks} />
          {figures.now.leads === 0 ? (
            <section className="panel" aria-label="No leads">
              <Empty title="No leads in this time">
                <p>New applications, messages and calls will be counted here, with how fast they were answered.</p>
              </Empty>
            </section>
          ) : (
            <>
              <div className={styles.pair}>
                <LeadsChart figures={figures} weeks={weeks} />
                <AnswersChart figures={figures} weeks={weeks} />
              </div>
              <div className={styles.pair}>
                <ChannelsTable figures={figures} />
                <Funnel figures={figures} />
              </div>
              <div className={styles.pair}>
                <AdvisersTable advisers={figures.advisers} />
                <ConversionChart figures={figures} weeks={weeks} />
              </div>
            </>
          )}
          <p className={styles.foot}>
            Weeks begin on Monday, in Toronto. The clock counts all 24 hours; a lead answered late stays late. Medians
            are accurate to within 9%.
          </p>
        </>
      )}
    </div>
  );
}
