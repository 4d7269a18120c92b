import { MODULES } from '../src/modules/index.js';
import type { Module } from '../src/manifest/module.js';
import { newId } from '../src/platform/ids.js';
import { testApi, type TestApi } from './api.js';

const SCHEDULES = MODULES.flatMap(({ schedules = [] }: Module) => schedules);

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('what has run out is thrown away, and nothing else', async () => {
  const userId = await api.person('ada@example.ca');
  const session = (end: string): Promise<unknown> =>
    api.rows(`insert into session (id, user_id, expires_at) values ($1, $2, now() + $3::interval)`, [
      newId(),
      userId,
      end,
    ]);
  for (const end of ['-31 days', '-29 days', '1 day']) await session(end);
  const token = (hash: string, end: string): Promise<unknown> =>
    api.rows(
      `insert into one_time_token (id, user_id, purpose, token_hash, email, expires_at)
       values ($1, $2, 'verify_email', $3, 'ada@example.ca', now() + $4::interval)`,
      [newId(), userId, hash, end],
    );
  await token('old', '-31 days');
  await token('new', '-1 hour');
  for (const schedule of SCHEDULES) await schedule.run(api.platform);
  expect(await api.rows('select count(*)::int as n from session')).toEqual([{ n: 2 }]);
  expect(await api.rows('select token_hash as hash from one_time_token')).toEqual([{ hash: 'new' }]);
});

test('every schedule but those of the cache and of webhooks is done by a single instance', () => {
  const kinds = SCHEDULES.map(({ name, cron, everyInstance = false }) => [name, cron, everyInstance]);
  expect(kinds.sort()).toEqual([
    ['API tokens', '7 * * * *', false],
    ['Google credentials', '7 * * * *', false],
    ['accounts that were deleted', '*/5 * * * *', false],
    ['calls nobody confirmed', '*/5 * * * *', false],
    ['claims of the office', '23 4 * * *', false],
    ['daily digests', '*/10 8-10 * * *', false],
    ['drafts', '7 * * * *', false],
    ['emails about accounts', '17 4 * * *', false],
    ['enquiry days', '* * * * *', false],
    ['events of webhooks', '7 * * * *', false],
    ['files asked again', '*/10 * * * *', false],
    ['files of builds before', '7 * * * *', false],
    ['files past their period', '7 4 * * *', false],
    ['files that were erased', '2-59/5 * * * *', false],
    ['free times that passed', '*/5 * * * *', true],
    ['idempotency keys', '7 * * * *', false],
    ['job applications of a year ago', '37 3 * * *', false],
    ['jobs that close', '*/5 * * * *', false],
    ['jobs that ended', '7 * * * *', false],
    ['legal texts of a new day', '0 0 * * *', true],
    ['licences that run out', '0 9 * * *', false],
    ['names of calculations in clear', '53 * * * *', false],
    ['notes in clear', '37 * * * *', false],
    ['papers that expired', '27 * * * *', false],
    ['partitions of visits', '11 */6 * * *', false],
    ['phone numbers in clear', '47 * * * *', false],
    ['pictures of no post', '47 4 * * *', false],
    ['posts by the rules of today', '*/10 * * * *', false],
    ['present terms of applications', '*/10 * * * *', false],
    ['products of applications', '23 * * * *', false],
    ['rate days', '* * * * *', false],
    ['rate holds that end', '*/15 * * * *', false],
    ['rate watches that ended', '27 3 * * *', false],
    ['rate watches', '*/5 * * * *', false],
    ['rates of a new day', '0 0 * * *', true],
    ['reminders of calls', '*/5 * * * *', false],
    ['renewal reminders that ended', '33 3 * * *', false],
    ['renewal reminders', '*/15 * * * *', false],
    ['résumés of nobody', '17 * * * *', false],
    ['sessions', '7 * * * *', false],
    ['tokens', '7 * * * *', false],
    ['unfinished uploads', '17 * * * *', false],
    ['versions of posts', '7 * * * *', false],
    ['views of posts', '7 * * * *', false],
    ['visits by day', '3 * * * *', false],
    ['webhooks of rates that end', '1-59/5 * * * *', false],
    ['webhooks', '* * * * *', true],
    ['what was set aside', '7 * * * *', false],
  ]);
});
