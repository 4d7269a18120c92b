import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { OWN_FACTOR_FIRST, SECOND_FACTOR_NEEDED } from '@brokerage/domain/settings/staff-sign-in';
import { Secret, TOTP } from 'otpauth';
import { testApi, type Reply, type TestApi } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';

const SAVE = `mutation ($content: JSONObject!) {
  saveSettings(section: STAFF_SIGN_IN, content: $content) { userErrors { code message field } section { version } }
}`;
const INBOX = '{ enquiries { totalItems } }';
const TODAY = localDateOf(Date.now(), OFFICE_ZONE);

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await testApi();
  await api.person('careful@example.ca', 'ADMIN');
  await api.person('late@example.ca', 'ADMIN');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('client@example.ca');
  for (const name of ['careful', 'late', 'moderator', 'client']) tokens[name] = await api.token(`${name}@example.ca`);
});
afterAll(() => api.close());

const ask = (who: string, query: string, variables = {}): Promise<Reply> =>
  api.graphql(query, variables, String(tokens[who]));
const save = async (who: string, level: string, from: string) =>
  (await ask(who, SAVE, { content: { texts: { who: level, from }, lists: {} } })).body;
const codeOf = ({ body }: Reply): string | undefined => body.errors?.[0]?.extensions.code;
async function turnOn(who: string): Promise<void> {
  const started = await ask(who, 'mutation { startSecondFactor { setup { secret } } }');
  const secret = Secret.fromBase32(started.body.data.startSecondFactor.setup.secret);
  const code = new TOTP({ secret }).generate();
  const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { userErrors { message } } }';
  expect((await ask(who, confirm, { code })).body.data.confirmSecondFactor.userErrors).toEqual([]);
}
const demandOf = async (who: string) =>
  (await ask(who, '{ secondFactorDemand { from isDue } }')).body.data.secondFactorDemand;

test('who has none cannot ask one of others: nobody shuts themselves out', async () => {
  const { data } = await save('careful', 'administrators', TODAY);
  expect(data.saveSettings.userErrors).toEqual([{ code: 'INVALID', message: OWN_FACTOR_FIRST, field: ['who'] }]);
  expect((await save('careful', 'nobody', '')).data.saveSettings.userErrors).toEqual([]);
});

test('before the day staff work as ever, and are told of it', async () => {
  await turnOn('careful');
  const from = addDays(TODAY, 14);
  expect((await save('careful', 'staff', from)).data.saveSettings.userErrors).toEqual([]);
  expect(codeOf(await ask('late', INBOX))).toBeUndefined();
  expect([await demandOf('late'), await demandOf('moderator')]).toEqual([
    { from, isDue: false },
    { from, isDue: false },
  ]);
  expect([await demandOf('careful'), await demandOf('client')]).toEqual([null, null]);
});

describe('from the day on', () => {
  beforeAll(async () => {
    await save('careful', 'staff', TODAY);
    await eventually(async () => expect(codeOf(await ask('late', INBOX))).toBe('SECOND_FACTOR_REQUIRED'));
  });

  test('what staff do is refused in words, over GraphQL and REST', async () => {
    const reply = await ask('late', INBOX);
    expect(reply.body.errors).toEqual([
      expect.objectContaining({ message: SECOND_FACTOR_NEEDED, extensions: { code: 'SECOND_FACTOR_REQUIRED' } }),
    ]);
    expect(codeOf(await ask('moderator', '{ moderatorView { totalItems } }'))).toBe('SECOND_FACTOR_REQUIRED');
    const rest = await api.call('/api/users', { token: tokens['late'] });
    expect([rest.status, rest.body.message]).toEqual([403, SECOND_FACTOR_NEEDED]);
  });

  test('a public call gives them no more than anybody, and their own account stays open', async () => {
    await api.rows(
      `insert into agent (id, name, subdomain, calendar_no, active) values (gen_random_uuid(), 'Hidden', 'hidden', 1, false)`,
    );
    expect((await ask('late', '{ agents { id } }')).body.data.agents).toEqual([]);
    expect((await ask('careful', '{ agents { id } }')).body.data.agents).toHaveLength(1);
    expect((await ask('late', '{ profile { role email } }')).body.data.profile).toEqual({
      role: 'ADMIN',
      email: 'late@example.ca',
    });
    expect((await ask('late', '{ me { role } }')).body.data.me).toEqual({ role: 'ADMIN' });
  });

  test('whom it is not asked of is refused as ever', async () => {
    expect(codeOf(await ask('client', INBOX))).toBe('FORBIDDEN');
    expect(codeOf(await ask('moderator', INBOX))).toBe('FORBIDDEN');
  });

  test('a new sign-in is let in to set it up, and works at once when it is done', async () => {
    tokens['late'] = await api.token('late@example.ca');
    expect(await demandOf('late')).toEqual({ from: TODAY, isDue: true });
    await turnOn('late');
    expect(codeOf(await ask('late', INBOX))).toBeUndefined();
    expect(await demandOf('late')).toBeNull();
  });

  test('an older version that asks it is restored by nobody without one', async () => {
    await api.rows(`delete from second_factor where user_id = (select id from user_account where email = $1)`, [
      'careful@example.ca',
    ]);
    await save('late', 'nobody', '');
    tokens['careful'] = await api.token('careful@example.ca');
    const restore = `mutation ($v: Int!) { restoreSettings(section: STAFF_SIGN_IN, version: $v) { userErrors { message } } }`;
    await eventually(async () => {
      const { body } = await ask('careful', restore, { v: 3 });
      expect(body.data?.restoreSettings.userErrors).toEqual([{ message: OWN_FACTOR_FIRST }]);
    });
  });
});
