import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import fc from 'fast-check';
import { testApi, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { countDays } from './figures.service.js';

let api: TestApi;
let admin: string;
let owners: string[];
beforeAll(async () => {
  api = await testApi();
  owners = [
    await api.person('admin@example.ca', 'ADMIN', 'Avery Chen'),
    await api.person('second@example.ca', 'ADMIN', 'Jonah Tessier'),
  ];
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
});
beforeEach(() => api.rows('delete from enquiry'));
afterAll(() => api.close());

const SUMS = '{ leads answered waiting within5Min within1H within24H contacted qualified converted';
const ALL = `${SUMS} medianSeconds }`;
const FIGURES = `query($weeks: Int!) { officeFigures(weeks: $weeks) {
  from to now ${ALL} before ${SUMS} } points { on leads medianSeconds channels { channel leads } }
  channels { channel figures ${ALL} campaigns { campaign figures ${SUMS} } } }
  advisers { id name figures ${SUMS} } } lost { reason leads } } }`;
const read = async (weeks: number, token = admin) => (await api.graphql(FIGURES, { weeks }, token)).body;
const figures = async (weeks: number) => (await read(weeks)).data.officeFigures;

const ATTRIBUTIONS = [
  [null, 'DIRECT', ''],
  [{ path: '/', gclid: 'abc', utm_campaign: 'Brand' }, 'GOOGLE_ADS', 'brand'],
  [
    { path: '/', utm_source: 'Google', utm_medium: 'CPC', utm_campaign: 'first-home-on' },
    'GOOGLE_ADS',
    'first-home-on',
  ],
  [{ path: '/', utm_source: 'Newsletter', referrer: 'www.google.ca' }, 'newsletter', ''],
  [{ path: '/agent/avery', agent: 'avery' }, 'AGENT', ''],
  [{ path: '/rates', referrer: 'www.google.co.uk' }, 'SEARCH', ''],
  [{ path: '/rates', referrer: 'notgoogle.example' }, 'REFERRAL', ''],
] as const;

interface Lead {
  id: string;
  createdAt: number;
  attribution: number;
  answeredAt: number | null;
  status: string;
  lostReason: string | null;
  owner: string | null;
  reached: number;
}
const STEPS: Record<string, number> = { CONTACTED: 1, WAITING: 1, QUALIFIED: 2, CONVERTED: 3 };
const DAY_MS = 86_400_000;

async function insert(lead: Lead): Promise<void> {
  const [touch] = ATTRIBUTIONS[lead.attribution]!;
  await api.rows(
    `insert into enquiry (id, kind, topic, full_name, email, attribution, created_at, first_response_due_at)
     values ($1, 'LEAD', 'purchase', 'Some Body', 'some@example.ca', $2, $3, $3::timestamptz + interval '24 hours')`,
    [lead.id, touch && JSON.stringify({ first: touch, last: touch }), new Date(lead.createdAt)],
  );
}

/** Counted one by one, without a statement of ours. */
function directly(leads: readonly Lead[], asked: (lead: Lead) => boolean) {
  const own = leads.filter(asked);
  const within = (ms: number) =>
    own.filter(({ answeredAt, createdAt }) => answeredAt !== null && answeredAt - createdAt <= ms).length;
  const reached = (step: number) => own.filter((lead) => lead.reached >= step).length;
  const isOpen = ({ status }: Lead) => !['CONVERTED', 'LOST', 'CLOSED'].includes(status);
  return {
    leads: own.length,
    answered: within(Infinity),
    waiting: own.filter((lead) => lead.answeredAt === null && isOpen(lead) && lead.createdAt > Date.now() - DAY_MS)
      .length,
    within5Min: within(300_000),
    within1H: within(3_600_000),
    within24H: within(DAY_MS),
    contacted: reached(1),
    qualified: reached(2),
    converted: reached(3),
  };
}

const dayOf = ({ createdAt }: Lead): string => localDateOf(createdAt, OFFICE_ZONE);
const medianOf = (times: number[]): number | null =>
  times.sort((a, b) => a - b)[Math.ceil(times.length / 2) - 1] ?? null;

const lead = fc.record({ minutesAgo: fc.integer({ min: 1, max: 26 * 7 * 1440 }), attribution: fc.nat(6) });
const event = fc.oneof(
  fc.record({ do: fc.constant('add' as const), lead }),
  fc.record({ do: fc.constant('answer' as const), pick: fc.nat(), seconds: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({
    do: fc.constant('move' as const),
    pick: fc.nat(),
    status: fc.constantFrom('CONTACTED', 'WAITING', 'QUALIFIED', 'CONVERTED', 'CLOSED', 'IN_REVIEW'),
  }),
  fc.record({ do: fc.constant('lose' as const), pick: fc.nat(), reason: fc.constantFrom('NOT_READY', 'BETTER_RATE') }),
  fc.record({ do: fc.constant('assign' as const), pick: fc.nat(), owner: fc.nat(2) }),
  fc.record({ do: fc.constant('delete' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('count' as const) }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

async function apply(one: Event, leads: Map<string, Lead>): Promise<void> {
  if (one.do === 'count') return countDays(api.platform);
  if (one.do === 'add') {
    const { minutesAgo, attribution } = one.lead;
    const createdAt = Date.now() - minutesAgo * 60_000;
    const fresh = { id: newId(), createdAt, attribution, answeredAt: null, status: 'NEW', lostReason: null };
    const added = { ...fresh, owner: null, reached: 0 };
    await insert(added);
    leads.set(added.id, added);
    return;
  }
  const found = [...leads.values()][one.pick % leads.size];
  if (!found) return;
  if (one.do === 'delete') {
    await api.rows('delete from enquiry where id = $1', [found.id]);
    leads.delete(found.id);
  } else if (one.do === 'answer') {
    found.answeredAt = found.createdAt + one.seconds * 1000;
    found.reached = Math.max(found.reached, 1);
    await api.rows('update enquiry set first_responded_at = $2 where id = $1', [found.id, new Date(found.answeredAt)]);
  } else if (one.do === 'assign') {
    found.owner = owners[one.owner] ?? null;
    await api.rows('update enquiry set assigned_to_id = $2 where id = $1', [found.id, found.owner]);
  } else {
    found.status = one.do === 'lose' ? 'LOST' : one.status;
    found.lostReason = one.do === 'lose' ? one.reason : null;
    found.reached = Math.max(found.reached, STEPS[found.status] ?? 0);
    await api.rows(
      `with moved as (update enquiry set status = $2, lost_reason = $3 where id = $1 returning id)
       insert into enquiry_event (id, enquiry_id, to_status) select $4, id, $2 from moved`,
      [found.id, found.status, found.lostReason, newId()],
    );
  }
}

test('whatever happens, the figures are what a direct count gives, counted by the job or not', async () => {
  const history = fc.tuple(
    fc.array(lead, { minLength: 20, maxLength: 40 }),
    fc.array(event, { minLength: 40, maxLength: 80 }),
    fc.constantFrom(1, 4, 13),
  );
  await fc.assert(
    fc.asyncProperty(history, async ([first, events, weeks]) => {
      await api.rows('delete from enquiry');
      const byId = new Map<string, Lead>();
      for (const one of first) await apply({ do: 'add', lead: one }, byId);
      for (const one of events) await apply(one, byId);
      const leads = [...byId.values()];
      const given = await figures(weeks);
      const today = localDateOf(Date.now(), OFFICE_ZONE);
      const from = addDays(today, 1 - weekdayOf(today) - 7 * (weeks - 1));
      expect([given.from, given.to]).toEqual([from, today]);
      const isNow = (one: Lead): boolean => dayOf(one) >= from;
      const now = leads.filter(isNow);
      expect(given.now).toMatchObject(directly(leads, isNow));
      const shifted = (day: string): string => addDays(day, -7 * weeks);
      expect(given.before).toEqual(
        directly(leads, (one) => dayOf(one) >= shifted(from) && dayOf(one) <= shifted(today)),
      );
      const channelOf = (one: Lead): string => ATTRIBUTIONS[one.attribution]![1];
      expect(given.channels).toHaveLength(new Set(now.map(channelOf)).size);
      for (const { channel, figures: own, campaigns } of given.channels) {
        expect(own).toMatchObject(directly(now, (one) => channelOf(one) === channel));
        for (const { campaign, figures: its } of campaigns) {
          const is = (one: Lead): boolean =>
            channelOf(one) === channel && ATTRIBUTIONS[one.attribution]![2] === campaign;
          expect(its).toMatchObject(directly(now, is));
        }
      }
      expect(given.advisers).toHaveLength(new Set(now.map(({ owner }) => owner)).size);
      for (const { id, figures: own } of given.advisers)
        expect(own).toEqual(directly(now, ({ owner }) => owner === id));
      for (const { reason, leads: count } of given.lost) {
        expect(count).toBe(now.filter(({ status, lostReason }) => status === 'LOST' && lostReason === reason).length);
      }
      const points: { on: string; leads: number; channels: { leads: number }[] }[] = given.points;
      const days = weeks === 1 ? 1 : 7;
      for (const { on, leads: count, channels } of points) {
        expect(count).toBe(now.filter((one) => dayOf(one) >= on && dayOf(one) < addDays(on, days)).length);
        expect(channels.reduce((sum, one) => sum + one.leads, 0)).toBe(count);
      }
      const times = now.flatMap(({ answeredAt, createdAt }) => (answeredAt === null ? [] : [answeredAt - createdAt]));
      const median = medianOf(times);
      if (median === null) expect(given.now.medianSeconds).toBeNull();
      else if (median >= 60_000) expect(Math.abs(given.now.medianSeconds / (median / 1000) - 1)).toBeLessThan(0.0906);
    }),
    { numRuns: 6 },
  );
});

test('the median stays in its bucket: at most 9% from an answer’s own time', async () => {
  for (const seconds of [61, 300, 3_600, 50_000, 500_000]) {
    await api.rows('delete from enquiry');
    const one = { id: newId(), createdAt: Date.now() - 5 * 60_000, attribution: 0 } as Lead;
    await insert(one);
    const at = new Date(one.createdAt + seconds * 1000);
    await api.rows('update enquiry set first_responded_at = $2 where id = $1', [one.id, at]);
    const { medianSeconds } = (await figures(4)).now;
    expect(Math.abs(medianSeconds / seconds - 1)).toBeLessThan(0.0906);
  }
});

test('a lead belongs to the day it has in Toronto, also where the clock changes', async () => {
  const times = ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'];
  for (const at of times) await insert({ id: newId(), createdAt: Date.parse(at), attribution: 0 } as Lead);
  await countDays(api.platform);
  expect(await api.rows(`select day::text as day, leads from enquiry_day where kind = 'ALL' order by day`)).toEqual([
    { day: '2026-10-31', leads: 1 },
    { day: '2026-11-01', leads: 2 },
    { day: '2026-11-02', leads: 1 },
  ]);
});

test('counting again, side by side, and after the table was emptied gives the same', async () => {
  for (let n = 0; n < 12; n += 1) {
    await insert({ id: newId(), createdAt: Date.now() - n * 2 * DAY_MS, attribution: n % 7 } as Lead);
  }
  await Promise.all([countDays(api.platform), countDays(api.platform)]);
  const counted = await figures(13);
  expect(counted.now.leads).toBe(12);
  const stored = await api.rows('select * from enquiry_day order by day, kind, key, campaign');
  expect(await api.rows('select from enquiry_day_stale')).toEqual([]);
  await api.rows('delete from enquiry_day');
  await api.rows(`insert into enquiry_day_stale (day)
    select distinct (created_at at time zone 'America/Toronto')::date from enquiry`);
  expect(await figures(13)).toEqual(counted);
  await countDays(api.platform);
  expect(await api.rows('select * from enquiry_day order by day, kind, key, campaign')).toEqual(stored);
});

test('beyond eight channels the smallest are one', async () => {
  for (let n = 0; n < 11; n += 1) {
    const touch = JSON.stringify({ first: { path: '/', utm_source: `s${String(n).padStart(2, '0')}` } });
    await api.rows(
      `insert into enquiry (id, kind, topic, full_name, email, attribution, first_response_due_at)
       select gen_random_uuid(), 'LEAD', 'purchase', 'A', 'a@example.ca', $1, now() from generate_series(0, $2::int)`,
      [touch, 11 - n],
    );
  }
  const { channels, now } = await figures(1);
  expect(channels.map(({ channel }: { channel: string }) => channel)).toEqual([
    ...['s00', 's01', 's02', 's03', 's04', 's05', 's06'],
    'OTHER',
  ]);
  expect(channels.at(-1).figures.leads).toBe(5 + 4 + 3 + 2);
  expect(now.leads).toBe(12 + 11 + 10 + 9 + 8 + 7 + 6 + 14);
});

test('the channels to choose from: those that are counted, the largest first', async () => {
  await countDays(api.platform);
  const ask = async (token = admin) => (await api.graphql('{ enquiryChannels }', {}, token)).body;
  expect((await ask()).data.enquiryChannels).toEqual([]);
  for (const [source, count] of [
    ['small', 1],
    ['large', 3],
  ] as const) {
    await api.rows(
      `insert into enquiry (id, kind, topic, full_name, email, attribution, first_response_due_at)
       select gen_random_uuid(), 'LEAD', 'purchase', 'A', 'a@example.ca', $1, now() from generate_series(1, $2::int)`,
      [JSON.stringify({ first: { path: '/', utm_source: source } }), count],
    );
  }
  await countDays(api.platform);
  expect((await ask()).data.enquiryChannels).toEqual(['large', 'small']);
  expect((await ask(await api.token('moderator@example.ca'))).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('nothing yet: noughts, and every week of the chart', async () => {
  const { now, points, channels, advisers, lost } = await figures(4);
  expect(now).toMatchObject({ leads: 0, medianSeconds: null });
  expect(points).toHaveLength(4);
  expect([channels, advisers, lost]).toEqual([[], [], []]);
});

test('a moderator is refused, and so is another number of weeks', async () => {
  const refused = await read(4, await api.token('moderator@example.ca'));
  expect(refused.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await read(5)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
