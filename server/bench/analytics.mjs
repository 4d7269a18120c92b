// `npm run bench:analytics`: 100,000 and 5,000,000 events of visits over 120 days, on a database of its own: the figures that
// /admin/analytics shows, the count that runs each hour, and what the collector takes. `-- --write` keeps them in
// docs/measurements.md, `-- --rows=100000` takes one size.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { COUNT } from '../dist/modules/analytics/analytics.sql.js';
import { countVisits } from '../dist/modules/analytics/analytics.schedules.js';
import { CollectorService } from '../dist/modules/analytics/collector.service.js';
import { SiteFiguresService } from '../dist/modules/analytics/site-figures.service.js';
import { benchSizes, sizesOf } from './lib/sizes.mjs';

const DAYS = 120;
const BATCH = 500;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';

/** The product keeps fewer days of events; the count of the period before rests on days that were counted before they went. */
const PARTITIONS = `
do $$
declare one date;
begin
  for one in select d::date from generate_series(current_date - ${DAYS + 1}, current_date - 1, interval '1 day') d loop
    continue when to_regclass('analytics.event_' || to_char(one, 'YYYYMMDD')) is not null;
    execute format('create table analytics.%I partition of public.analytics_event for values from (%L) to (%L)',
      'event_' || to_char(one, 'YYYYMMDD'), one, one + 1);
  end loop;
end $$`;

/** Visits of eight events a minute apart, on forty pages, from eight sources and thirty campaigns; one event in eight is a press. */
const FILL = `
insert into analytics_event (received_on, message_id, at, visitor, kind, route, event, source, campaign, device)
select (e.at at time zone 'utc')::date, gen_random_uuid(), e.at, md5('visitor ' || e.visit / 3)::uuid,
  case when e.n % 8 = 7 then 'track' else 'page' end,
  case when e.n % 8 = 0 then '/' when e.n % 40 = 5 then '/basic-form' else '/page-' || e.n % 40 end,
  case when e.n % 8 = 7 then 'apply_pressed' end,
  (array['DIRECT', 'SEARCH', 'GOOGLE_ADS', 'newsletter', 'facebook', 'REFERRAL', 'podcast', 'agent'])[1 + e.visit % 8],
  case when e.visit % 8 = 2 then 'campaign-' || e.visit % 30 end,
  (array['PHONE', 'PHONE', 'DESKTOP', 'TABLET'])[1 + e.visit % 4]
from (
  select n, n / 8 as visit,
    now() - (n / 8) % ${DAYS} * interval '1 day' - (n / 8 / ${DAYS}) % 1320 * interval '1 minute'
      + (n % 8 - 8) * interval '1 minute' as at
  from generate_series(1, $1::int) n
) e`;

async function fill(owner, rows) {
  await owner.query(PARTITIONS);
  await owner.query(FILL, [rows]);
  await owner.query('vacuum analyze analytics_event');
  const begun = performance.now();
  const today = localDateOf(Date.now(), OFFICE_ZONE);
  for (let back = DAYS; back >= 0; back -= 1) await owner.query(COUNT, [addDays(today, -back)]);
  process.stdout.write(
    `${rows} events, ${DAYS} days counted once: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
  );
  await owner.query('vacuum analyze analytics_day');
}

const event = () => ({
  messageId: randomUUID(),
  type: 'page',
  anonymousId: randomUUID(),
  originalTimestamp: new Date().toISOString(),
  properties: { path: '/rates' },
});

function collector(db) {
  const analytics = { on: false, onLocalhost: false };
  const ignored = { note: (_, error) => console.error(error) };
  return new CollectorService({ db, log: console, config: { analytics }, setAside: ignored });
}

async function requests(db) {
  const figures = new SiteFiguresService({ db });
  const takes = collector(db);
  return {
    'the page for 90 days': () => figures.read(90),
    'the page for 30 days': () => figures.read(30),
    'the count of each hour': () => countVisits(db),
    [`the collector: ${BATCH} events taken and written`]: async () => {
      const taken = await takes.take(Array.from({ length: BATCH }, event), BROWSER);
      await takes.flush();
      if (taken !== 'taken') throw new Error(taken);
    },
  };
}

await benchSizes({
  name: 'analytics',
  sizes: sizesOf(100_000, 5_000_000),
  rounds: 20,
  says: `Events over ${DAYS} days, the period before and the steps of the funnel with it. Aim: 300 ms for the page.`,
  fill,
  requests,
});
