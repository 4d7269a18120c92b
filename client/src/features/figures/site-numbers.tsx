import { SITE_PERIODS, type SitePeriod } from '@brokerage/domain/analytics/figures';
import { channelLabel } from '@brokerage/domain/leads/channels';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Empty, LoadFailed, NotCurrent } from '../../ui/console/states';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './figures.module.css?sheet';
import { Bones, Periods } from './periods';
import { useSiteFiguresQuery } from './site-figures.generated';
import { SiteFunnel } from './site-funnel';
import { SiteKeyFigures } from './site-key-figures';
import { countWords, deviceLabel, pageLabel } from './site-words';
import { VisitRows } from './visit-rows';
import { VisitsChart } from './visits-chart';
import { dayLabel } from './words';

const DEFAULT: SitePeriod = 30;
const CHOICES = SITE_PERIODS.map((days) => ({ value: days, label: `${days} days` }));

/** How the site does over some days, next to as many days before. */
export function SiteNumbers(): ReactNode {
  const [search] = useSearchParams();
  const asked = Number(search.get('days'));
  const days = SITE_PERIODS.find((one) => one === asked) ?? DEFAULT;
  const { data, previousData, error, refetch } = useSiteFiguresQuery({
    variables: { days },
    fetchPolicy: 'cache-and-network',
  });
  const figures = (data ?? (previousData?.siteFigures?.points.length === days ? previousData : undefined))?.siteFigures;
  const excluded = (key: string): string => countWords(figures?.excluded.find((row) => row.key === key)?.now ?? 0);
  return (
    <div className={styles.page}>
      <PageStyles href={href} />
      <div className={styles.head}>
        <p>{figures ? `${dayLabel(figures.from)} to today, counted each hour` : 'Counted each hour'}</p>
        <Periods parameter="days" choices={CHOICES} shown={days} usual={DEFAULT} />
      </div>
      {error && figures && <NotCurrent retry={refetch} />}
      {!figures && (error ? <LoadFailed what="The visits" retry={refetch} /> : <Bones />)}
      {figures && (
        <>
          <SiteKeyFigures figures={figures} days={days} />
          {figures.now.visits === 0 && figures.before.visits === 0 ? (
            <section className="panel" aria-label="No visits">
              <Empty title="No visits counted yet">
                <p>Once visitors agree to be counted, their visits show here within the hour.</p>
              </Empty>
            </section>
          ) : (
            <>
              <div className={styles.pair}>
                <VisitsChart figures={figures} />
                <SiteFunnel figures={figures} />
              </div>
              <div className={styles.pair}>
                <VisitRows
                  title="Pages"
                  first="Page"
                  counts="Opened"
                  rows={figures.pages}
                  nameOf={pageLabel}
                  empty="No page was opened."
                />
                <VisitRows
                  title="Sources"
                  first="Source"
                  counts="Visits"
                  rows={figures.sources}
                  nameOf={channelLabel}
                  empty="No visits."
                />
              </div>
              <div className={styles.pair}>
                <VisitRows
                  title="Campaigns"
                  first="Campaign"
                  counts="Visits"
                  rows={figures.campaigns}
                  nameOf={(key) => key}
                  empty="No visit came from a link with a utm_campaign."
                />
                <VisitRows
                  title="Devices"
                  first="Device"
                  counts="Visits"
                  rows={figures.devices}
                  nameOf={deviceLabel}
                  empty="No visits."
                />
              </div>
            </>
          )}
          <p className={styles.foot}>
            Pages served to everybody, agreed or not: {countWords(figures.served.now)} (
            {countWords(figures.served.before)} before). Left out: {excluded('BOT')} events of bots, {excluded('STAFF')}{' '}
            of staff, {excluded('INVALID')} invalid. Nothing here names a visitor.
          </p>
        </>
      )}
    </div>
  );
}
