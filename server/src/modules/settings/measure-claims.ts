import { REPLY_SHARE_PCT, REPLY_WINDOW_DAYS, type ClaimMeasures } from '@brokerage/domain/settings/claim-basis';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { visibleTo } from '../rates/public.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';
import { RATE } from '../rates/public.sql.js';

/** Who asked within the window and whose hours are over. Without an answer, they have waited until now. */
const REPLY_HOURS = `
  select ceil(percentile_disc(${REPLY_SHARE_PCT / 100}) within group (
    order by greatest(extract(epoch from coalesce(e.first_responded_at, now()) - e.created_at), 0)) / 3600)::int
  from ${ENQUIRY} e
  where e.created_at >= now() - interval '${REPLY_WINDOW_DAYS} days'
    and e.created_at < now() - interval '${FIRST_RESPONSE_HOURS} hours'`;

const MEASURES = `
with seen as (
  select r.*, ${visibleTo('false')} as everyone
  from ${RATE} r join ${BANK} b on b.id = r.bank_id and b.active
  where ${visibleTo('true')}
)
select count(distinct bank_id)::int as lenders,
  min(rate) filter (where everyone)::float8 as "lowestRate",
  min(rate) filter (where everyone and term = 5 and type = 'fixed' and insurance in ('uninsured', 'any'))::float8 as "fiveYearFixed",
  (${REPLY_HOURS}) as "replyHours"
from seen`;

/** Counts what the claims of the office rest on, once a day. A claim is held against it when it is read. */
export const MEASURE_CLAIMS: Schedule = {
  name: 'claims of the office',
  cron: '23 4 * * *',
  async run({ db }) {
    const [counted] = await db.query<Omit<ClaimMeasures, 'on'>[]>(MEASURES);
    const measures = { ...counted, on: localDateOf(Date.now(), OFFICE_ZONE) };
    await db.query('update site_settings set claim_measures = $1', [JSON.stringify(measures)]);
  },
};
