import { MOST_TOKENS, SCOPE_CODES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { APPLICATION, lender, PASSWORD, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { API_TOKEN } from '../../api/visitor-limit.js';
import { sha256 } from '../../platform/sha256.js';

/** A call of the OpenAPI document */
interface Call {
  operationId: string;
  security: object[];
  'x-scope'?: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await lender(api, 'Maple Trust', [4.19]);
});
afterAll(() => api.close());

const CREATE = `mutation($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    userErrors { code message field }
    apiToken { id name scopes expired lastUsedAt createdAt expiresAt }
    text
  }
}`;
const REVOKE = 'mutation($id: ID!) { revokeApiToken(id: $id) { userErrors { code } revokedId } }';
const LIST = '{ myApiTokens { id name scopes expired lastUsedAt } }';
const MINE = '{ myApplications { items { applicationNumber } } }';

interface Input {
  name: string;
  scopes: readonly TokenScope[];
  password?: string;
}
const INPUT: Input = { name: 'Rates spreadsheet', scopes: ['RATES_READ'], password: PASSWORD };

const create = async (token: string, input: Partial<Input> = {}) =>
  (await api.graphql(CREATE, { input: { ...INPUT, ...input } }, token)).body.data.createApiToken;
const idOf = async (text: string): Promise<string> => {
  const [row] = await api.rows<{ id: string }>('select id from api_token where token_hash = $1', [sha256(text)]);
  return row?.id ?? '';
};
const codesOf = ({ body }: Reply): string[] =>
  (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
/** What a token is answered that reads applications: the status over REST and the codes over GraphQL */
const reading = async (token: string): Promise<unknown> => [
  (await api.call('/mortgage/user', { token })).status,
  codesOf(await api.graphql(MINE, {}, token)),
];
const WORKS = [200, []];
const OVER = [401, ['UNAUTHENTICATED']];

let counter = 0;
async function somebody(role: 'ACCOUNT_HOLDER' | 'ADMIN' = 'ACCOUNT_HOLDER') {
  const email = `person${(counter += 1)}@example.ca`;
  const id = await api.person(email, role, 'Ada Tremblay');
  return { id, email, session: await api.token(email) };
}

describe('a new token', () => {
  test('is shown once, kept as a hash alone, and told of by email and in the audit', async () => {
    const { id, email, session } = await somebody();
    await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
    const { userErrors, apiToken, text } = await create(session, { scopes: ['APPLICATIONS_READ', 'RATES_READ'] });
    expect(userErrors).toEqual([]);
    expect(apiToken).toMatchObject({
      name: 'Rates spreadsheet',
      scopes: ['RATES_READ', 'APPLICATIONS_READ'],
      expired: false,
      lastUsedAt: null,
    });
    expect(Date.parse(apiToken.expiresAt) - Date.parse(apiToken.createdAt)).toBe(90 * 24 * 60 * 60 * 1_000);
    const kept = JSON.stringify(await api.rows('select * from api_token where user_id = $1', [id]));
    expect(kept).toContain(sha256(text));
    expect(kept).not.toContain(text);

    const [sent] = await sentEmails(api, email, 'api-token-made');
    expect(sent?.words).toContain('Rates spreadsheet');
    expect(sent?.words).toContain('Read your applications');
    expect(sent?.text).not.toContain(text);
    const emails = JSON.stringify(await api.rows('select * from mail_message where recipient = $1', [email]));
    const audit = await api.rows(
      `select action, after, subject_id as subject from audit_event where actor_id = $1 and action like 'api_token%'`,
      [id],
    );
    expect(audit).toEqual([
      { action: 'api_token.make', after: { scopes: ['RATES_READ', 'APPLICATIONS_READ'] }, subject: id },
    ]);
    expect(emails + JSON.stringify(audit)).not.toContain(text);
    const listed = await api.graphql(LIST, {}, session);
    expect(listed.body.data.myApiTokens).toEqual([expect.objectContaining({ id: apiToken.id, expired: false })]);
    expect(listed.text).not.toContain(text);
  });

  test('is no way to write words of one’s own into a stranger’s mailbox', async () => {
    const { email, session } = await somebody();
    await create(session, { name: 'WIN $500 HERE https://prize.example/x' });
    const [sent] = await sentEmails(api, email, 'api-token-made');
    expect(sent?.words).toContain('Read rates');
    expect(sent?.text).not.toMatch(/WIN|prize/);
  });

  test('asks for a name, a scope and the password: a stolen session makes none', async () => {
    const { id, session } = await somebody();
    const refused = async (input: Partial<Input>): Promise<unknown> =>
      (await create(session, input)).userErrors.map(({ field }: { field: string[] }) => field);
    expect(await refused({ name: ' ', scopes: [] })).toEqual([['name'], ['scopes']]);
    expect(await refused({ name: 'x'.repeat(61) })).toEqual([['name']]);
    expect(await refused({ password: 'not it' })).toEqual([['password']]);
    expect(await refused({ password: undefined })).toEqual([['password']]);
    expect(await api.rows('select id from api_token where user_id = $1', [id])).toEqual([]);
  });

  test('without a password, asks for the emailed code', async () => {
    const { id, session } = await somebody();
    await api.rows(`update user_account set password_hash = null, google_subject = $2 where id = $1`, [id, id]);
    const again = await create(session);
    expect(again.userErrors).toEqual([expect.objectContaining({ code: 'REQUIRED', field: ['confirmationCode'] })]);
  });

  test('has its place among ten that work, also where two are made at once', async () => {
    const { email, session } = await somebody();
    const texts: string[] = [];
    for (let made = 0; made < MOST_TOKENS - 1; made += 1) texts.push(await api.apiToken(email, ['RATES_READ']));
    const both = await Promise.all([create(session), create(session)]);
    expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([
      expect.objectContaining({ code: 'CONFLICT', message: expect.stringContaining('10 tokens') }),
    ]);
    // what is revoked or expired takes no place
    await api.graphql(REVOKE, { id: await idOf(texts[0] ?? '') }, session);
    expect((await create(session)).userErrors).toEqual([]);
    await api.rows(`update api_token set expires_at = now() where id = $1`, [await idOf(texts[1] ?? '')]);
    expect((await create(session)).userErrors).toEqual([]);
  });
});

describe('a token that works', () => {
  test('reads what its scopes name, and is told which one it lacks', async () => {
    const { email } = await somebody();
    const rates = await api.apiToken(email, ['RATES_READ']);
    const current = await api.call('/mortgage-rates/current', { token: rates });
    expect([current.status, current.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const offers = await api.graphql('{ rateOffers { totalItems } }', {}, rates);
    expect(offers.body.data.rateOffers.totalItems).toBe(1);
    const refused = await api.call('/mortgage/user', { token: rates });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'This needs an API token with the scope applications:read.',
    ]);
    expect(await reading(await api.apiToken(email, ['APPLICATIONS_READ']))).toEqual(WORKS);
  });

  test('sends applications that are its owner’s', async () => {
    const { id, email } = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_WRITE', 'APPLICATIONS_READ']);
    const sent = await api.call('/mortgage/basic', { method: 'POST', token, body: APPLICATION });
    expect(sent.status).toBe(201);
    const { applicationNumber } = sent.body.data;
    expect(
      await api.rows('select user_id as owner from application where application_number = $1', [applicationNumber]),
    ).toEqual([{ owner: id }]);
    const mine = await api.graphql(MINE, {}, token);
    expect(mine.body.data.myApplications.items).toEqual([{ applicationNumber }]);
  });

  test('neither makes, lists nor revokes tokens, and changes nothing of the account', async () => {
    const { id, email } = await somebody('ADMIN');
    const token = await api.apiToken(email, SCOPE_CODES);
    const attempts: [string, Record<string, unknown>?][] = [
      [CREATE, { input: INPUT }],
      [REVOKE, { id: await idOf(token) }],
      [LIST],
      ['{ me { id } }'],
      ['{ mySessions { id } }'],
      ['{ myData { content } }'],
      ['mutation { endAllSessions { ended } }'],
      ['mutation { startSecondFactor { setup { secret } } }'],
      ['mutation($p: String!) { removeSecondFactor(password: $p) { userErrors { code } } }', { p: PASSWORD }],
      ['mutation { sendConfirmationCode { userErrors { code } } }'],
      ['{ users { totalItems } }'],
      ['mutation($i: LoginInput!) { login(input: $i) { session { token } } }', { i: { email, password: PASSWORD } }],
    ];
    for (const [query, variables] of attempts) {
      expect([query, codesOf(await api.graphql(query, variables, token))]).toEqual([query, ['FORBIDDEN']]);
    }
    const changed = await api.call(`/api/users/${id}`, { method: 'PUT', token, body: { name: 'Mallory' } });
    expect([changed.status, changed.body.message]).toEqual([403, 'An API token cannot do this.']);
    expect(await reading(token)).toEqual(WORKS);
  });

  test('is never above an account holder, whatever its owner becomes', async () => {
    const { id, email } = await somebody('ADMIN');
    const token = await api.apiToken(email, SCOPE_CODES);
    const levels = async (): Promise<unknown> => [
      (await api.app.services.apiTokens.authenticate(token))?.role,
      (await api.call('/api/rates', { token })).status,
    ];
    expect(await levels()).toEqual(['ACCOUNT_HOLDER', 403]);
    await api.rows(`update user_account set role = 'ACCOUNT_HOLDER' where id = $1`, [id]);
    expect(await levels()).toEqual(['ACCOUNT_HOLDER', 403]);
    expect(await reading(token)).toEqual(WORKS);
  });

  test('says when it was last used, to the minute', async () => {
    const { email } = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_READ']);
    const id = await idOf(token);
    const used = async (): Promise<number> => {
      const [row] = await api.rows<{ at: Date }>('select last_used_at as at from api_token where id = $1', [id]);
      return row?.at.getTime() ?? 0;
    };
    await reading(token);
    const first = await used();
    expect(first).toBeGreaterThan(0);
    await reading(token);
    expect(await used()).toBe(first);
    await api.rows(`update api_token set last_used_at = now() - interval '61 seconds' where id = $1`, [id]);
    await reading(token);
    expect(await used()).toBeGreaterThan(first);
  });

  test('has a limit of its own', async () => {
    const { email } = await somebody();
    const [token, other] = [await api.apiToken(email, SCOPE_CODES), await api.apiToken(email, SCOPE_CODES)];
    // the tests have a thousand times the usual limits
    await api.platform.limits.excess(API_TOKEN, await idOf(token), API_TOKEN.points * 1_000);
    const refused = await api.call('/mortgage-rates/current', { token });
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(codesOf(await api.graphql(MINE, {}, token))).toEqual(['RATE_LIMITED']);
    expect(await reading(other)).toEqual(WORKS);
  });
});

describe('a token stops at once', () => {
  test('when it expires', async () => {
    const { email, session } = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_READ']);
    await api.rows('update api_token set expires_at = now() where id = $1', [await idOf(token)]);
    expect(await reading(token)).toEqual(OVER);
    const listed = await api.graphql(LIST, {}, session);
    expect(listed.body.data.myApiTokens).toEqual([expect.objectContaining({ expired: true })]);
  });

  test('when its owner revokes it; nobody else can', async () => {
    const { id, email, session } = await somebody();
    const stranger = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_READ']);
    const tokenId = await idOf(token);
    const theirs = await api.graphql(REVOKE, { id: tokenId }, stranger.session);
    expect(theirs.body.data.revokeApiToken).toEqual({ userErrors: [{ code: 'NOT_FOUND' }], revokedId: null });
    expect(await reading(token)).toEqual(WORKS);
    const done = await api.graphql(REVOKE, { id: tokenId }, session);
    expect(done.body.data.revokeApiToken).toEqual({ userErrors: [], revokedId: tokenId });
    expect(await reading(token)).toEqual(OVER);
    expect((await api.graphql(LIST, {}, session)).body.data.myApiTokens).toEqual([]);
    expect(
      await api.rows(`select before from audit_event where actor_id = $1 and action = 'api_token.revoke'`, [id]),
    ).toEqual([{ before: { scopes: ['APPLICATIONS_READ'] } }]);
  });

  test('when its owner is suspended, until they are restored', async () => {
    const { id, email } = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_READ']);
    await api.rows('update user_account set suspended_at = now() where id = $1', [id]);
    expect(await reading(token)).toEqual(OVER);
    await api.rows('update user_account set suspended_at = null where id = $1', [id]);
    expect(await reading(token)).toEqual(WORKS);
  });

  test('with a new password, for good', async () => {
    const { id, email, session } = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_READ']);
    const password = { current: PASSWORD, next: 'eleven green kayaks' };
    expect((await api.call(`/api/users/${id}`, { method: 'PUT', token: session, body: { password } })).status).toBe(
      200,
    );
    expect(await reading(token)).toEqual(OVER);
  });

  test('with the account', async () => {
    const { id, email, session } = await somebody();
    const token = await api.apiToken(email, ['APPLICATIONS_READ']);
    const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token: session, body: { password: PASSWORD } });
    expect(gone.status).toBe(200);
    expect(await reading(token)).toEqual(OVER);
    expect(await api.rows('select id from api_token where user_id = $1', [id])).toEqual([]);
  });
});

test('the OpenAPI document says which calls a token opens, with which scope', async () => {
  const document = (await api.call('/api/openapi.json')).body;
  expect(document.components.securitySchemes.apiToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Call>));
  const open = calls.flatMap((call) => (call['x-scope'] ? [[call.operationId, call['x-scope']]] : []));
  expect(Object.fromEntries(open)).toEqual({
    currentRates: 'rates:read',
    myApplications: 'applications:read',
    myNewestApplications: 'applications:read',
    submitBasicApplication: 'applications:write',
    submitComprehensiveApplication: 'applications:write',
  });
  const secured = calls.filter(({ security }) => security.some((one) => 'apiToken' in one));
  expect(secured.map(({ operationId }) => operationId).sort()).toEqual(open.map(([id]) => id).sort());
});

test('a copy of a person’s data names their tokens, without what opens anything', async () => {
  const { email, session } = await somebody();
  const token = await api.apiToken(email, ['RATES_READ']);
  const { body } = await api.graphql('{ myData { content } }', {}, session);
  expect(body.data.myData.content.apiTokens).toEqual([
    expect.objectContaining({ name: 'A program', scopes: ['RATES_READ'], revokedAt: null }),
  ]);
  expect(JSON.stringify(body)).not.toContain(sha256(token));
});
