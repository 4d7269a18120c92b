import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  for (const fullName of ['Over Due', 'Due Soon', 'Brand New', 'Answered']) {
    await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName } });
  }
  await api.rows(`update enquiry set first_response_due_at = now() - interval '1 hour' where full_name = 'Over Due'`);
  await api.rows(`update enquiry set first_response_due_at = now() + interval '1 hour' where full_name = 'Due Soon'`);
  await api.rows(`update enquiry set status = 'CONVERTED', first_responded_at = now() where full_name = 'Answered'`);
  await api.rows(`update enquiry set created_at = now() - interval '3 days' where full_name = 'Over Due'`);
});
afterAll(() => api.close());

test('what waits, in one statement', async () => {
  const QUERY = '{ officeCounts { waiting overdue dueSoon openApplications today failedMail } }';
  expect((await api.graphql(QUERY, {}, admin)).body.data.officeCounts).toEqual({
    waiting: 3,
    overdue: 1,
    dueSoon: 1,
    openApplications: 3,
    today: 3,
    failedMail: 0,
  });
});

test('a week of days with what came in on each, quiet days too', async () => {
  const QUERY = 'query($days: Int) { enquiriesPerDay(days: $days) { on enquiries } }';
  const days = (await api.graphql(QUERY, {}, admin)).body.data.enquiriesPerDay;
  expect(days.map(({ enquiries }: { enquiries: number }) => enquiries)).toEqual([0, 0, 0, 1, 0, 0, 3]);
  const [today] = await api.rows<{ day: string }>(
    `select to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') as day`,
  );
  expect(days.at(-1).on).toBe(today?.day);
  const refused = await api.graphql(QUERY, { days: 32 }, admin);
  expect(refused.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test.each(['{ officeCounts { waiting } }', '{ enquiriesPerDay { on } }'])(
  'a moderator is refused: %s',
  async (query) => {
    const reply = await api.graphql(query, {}, await api.token('moderator@example.ca'));
    expect(reply.body.errors[0].extensions.code).toBe('FORBIDDEN');
  },
);
