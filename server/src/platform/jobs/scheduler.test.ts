import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { eventually } from '../../../test/eventually.js';
import { newId } from '../ids.js';
import { makeJobs } from './jobs.js';
import type { Schedule } from './schedule.js';
import { look, nextAfter, SCHEDULE_QUEUE, startSchedules } from './scheduler.js';

const MIDNIGHT = '0 0 * * *';
const HOUR_MS = 3_600_000;

const waitUntil = (cron: string, now: string): number => nextAfter(cron, new Date(now)).getTime() - Date.parse(now);

test.each([
  ['a winter afternoon', '2026-11-21T20:00:00.000Z', 9 * HOUR_MS],
  ['a summer morning', '2026-07-01T12:30:00.000Z', 15.5 * HOUR_MS],
  ['a second before', '2026-11-22T04:59:59.000Z', 1_000],
  ['the stroke itself', '2026-11-22T05:00:00.000Z', 24 * HOUR_MS],
  ['the start of the day that has 23 hours', '2027-03-14T05:00:00.000Z', 23 * HOUR_MS],
  ['the start of the day that has 25 hours', '2027-11-07T04:00:00.000Z', 25 * HOUR_MS],
  ['after the clock went forward', '2027-03-14T07:30:00.000Z', 20.5 * HOUR_MS],
  ['before the clock goes back', '2027-11-07T05:30:00.000Z', 23.5 * HOUR_MS],
])('%s: the office’s midnight', (_when, now, milliseconds) => {
  expect(waitUntil(MIDNIGHT, now)).toBe(milliseconds);
});

test.each([
  ['forward', '2027-03-14T05:00:00.000Z'],
  ['back', '2027-11-07T04:00:00.000Z'],
])('every hour comes once on the day the clock goes %s', (_way, midnight) => {
  let moment = new Date(midnight);
  for (let hour = 0; hour < 26; hour += 1) {
    const next = nextAfter('7 * * * *', moment);
    expect(next.getTime()).toBe(Date.parse(midnight) + hour * HOUR_MS + 7 * 60_000);
    moment = next;
  }
});

describe('two instances', () => {
  let house: TestPlatform;
  beforeAll(async () => {
    house = await testPlatform();
  });
  afterAll(() => house.close());

  test('do what each must do for itself twice, and everything else once', async () => {
    const { platform } = house;
    const otherJobs = makeJobs(platform);
    const runs = { each: 0, once: 0 };
    const schedules: Schedule[] = [
      {
        name: 'each',
        cron: '* * * * * *',
        everyInstance: true,
        run: () => {
          runs.each += 1;
        },
      },
      {
        name: 'once',
        cron: '* * * * * *',
        run: () => {
          runs.once += 1;
        },
      },
    ];
    const began = Date.now();
    const stops = [startSchedules(schedules, platform), startSchedules(schedules, { ...platform, jobs: otherJobs })];
    await eventually(() => {
      expect(runs.each).toBeGreaterThanOrEqual(4);
      expect(runs.once).toBeGreaterThanOrEqual(2);
    });
    for (const stop of stops) stop();
    const strokes = Math.floor(Date.now() / 1_000) - Math.floor(began / 1_000);
    await eventually(async () => {
      const [jobs] = await platform.db.query<{ all: number; done: number }[]>(
        'select count(*)::int as all, count(ended_at)::int as done from background_job where queue = $1',
        [SCHEDULE_QUEUE],
      );
      // two instances that each did the work would have come to twice as many
      expect(jobs?.all).toBeLessThanOrEqual(strokes);
      expect(jobs).toEqual({ all: runs.once, done: runs.once });
    });
    await otherJobs.stop();
  });

  test('leave what only another build knows to it', async () => {
    const older = await testPlatform();
    const { platform } = older;
    startSchedules([], platform);
    const id = newId();
    await platform.jobs.insert(platform.db.manager, [{ id, queue: SCHEDULE_QUEUE, data: { name: 'newer' } }]);
    await eventually(async () => {
      const rows = await platform.db.query<unknown[]>(
        'select attempts, ended_at as ended from background_job where id = $1',
        [id],
      );
      expect(rows).toEqual([{ attempts: 1, ended: null }]);
    });
    await older.close();
  });

  test('have no two schedules of one name', () => {
    const twice = { name: 'twice', cron: MIDNIGHT, run: () => undefined };
    expect(() => startSchedules([twice, twice], house.platform)).toThrow('Two schedules have the same name.');
  });
});

/** The clock is looked at each minute, so this is found within one. */
describe('C7: a clock that jumps', () => {
  const midnight = new Date('2026-11-24T05:00:00Z');
  test.each([
    ['ahead by a day', '2026-11-24T20:00:00Z', '2026-11-25T05:00:00.000Z'],
    ['just past midnight, as a machine that slept', '2026-11-24T05:00:30Z', '2026-11-25T05:00:00.000Z'],
    ['ahead by three days: what was missed comes once', '2026-11-26T20:00:00Z', '2026-11-27T05:00:00.000Z'],
  ])('%s: midnight’s work is due', (_jump, now, next) => {
    expect(look(MIDNIGHT, midnight, Date.parse(now))).toEqual({ due: midnight, next: new Date(next) });
  });

  test('back by two hours: what comes earlier now is not missed', () => {
    const waitingFor = new Date('2026-11-23T20:30:00Z');
    const found = look('30 * * * *', waitingFor, Date.parse('2026-11-23T18:29:00Z'));
    expect(found).toEqual({ due: undefined, next: new Date('2026-11-23T18:30:00Z') });
  });

  test('a look before the time finds nothing', () => {
    expect(look(MIDNIGHT, midnight, midnight.getTime() - 1)).toEqual({ due: undefined, next: midnight });
  });
});
