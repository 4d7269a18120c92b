import { PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { DELETED_ACCOUNTS, NOTE } from './deleted-accounts.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const run = async (): Promise<void> => DELETED_ACCOUNTS.run(api.platform);
const noted = async (): Promise<string[]> =>
  ((await api.platform.privateFiles.note<{ id: string }[]>(NOTE)) ?? []).map(({ id }) => id);
const there = async (id: string): Promise<boolean> =>
  (await api.rows('select from user_account where id = $1', [id])).length === 1;

async function deleted(email: string): Promise<string> {
  const id = await api.person(email);
  const token = await api.token(email);
  const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  return id;
}

/** As a backup from before the deletion brings somebody back. */
const putBack = (id: string, email: string, role = 'ACCOUNT_HOLDER'): Promise<unknown> =>
  api.rows('insert into user_account (id, name, email, role) values ($1, $2, $3, $4)', [id, 'Ada', email, role]);
const DELETIONS = `
  select actor_id as "actorId" from audit_event where action = 'user.delete' and subject_id = $1 order by created_at`;

test('whoever deleted an account stays deleted, also where a backup brought it back', async () => {
  const id = await deleted('ada@example.ca');
  await run();
  expect(await noted()).toContain(id);
  await putBack(id, 'ada@example.ca');
  await run();
  expect(await there(id)).toBe(false);
  // the database that was put back knows nothing of the deletion: its audit log gets it again, by nobody
  expect(await api.rows(DELETIONS, [id])).toEqual([{ actorId: id }, { actorId: null }]);
  const emails = await api.rows(`select from mail_message where template = 'account-deleted'`);
  expect(emails).toHaveLength(1);
});

test('what was noted stays noted, each once, and nobody else is touched', async () => {
  const stays = await api.person('stays@example.ca');
  const before = await noted();
  const id = await deleted('bea@example.ca');
  await run();
  await run();
  expect(await noted()).toEqual([...before, id]);
  expect(await there(stays)).toBe(true);
});

test('what is older than any backup is noted no longer', async () => {
  const old = '01890000-0000-7000-8000-000000000001';
  const at = new Date(Date.now() - 401 * 24 * 60 * 60_000).toISOString();
  await api.platform.privateFiles.keepNote(NOTE, [{ id: old, at }]);
  const id = await deleted('cal@example.ca');
  await run();
  expect(await noted()).toContain(id);
  expect(await noted()).not.toContain(old);
});

test('the last administrator is left for a person to look at', async () => {
  await api.rows(`delete from user_account where role = 'ADMIN'`);
  const [one, two] = [await deleted('dan@example.ca'), await deleted('eve@example.ca')];
  await run();
  await putBack(one, 'dan@example.ca', 'ADMIN');
  await run();
  expect(await there(one)).toBe(true);
  await putBack(two, 'eve@example.ca', 'ADMIN');
  await run();
  expect([await there(one), await there(two)].filter(Boolean)).toHaveLength(1);
});
