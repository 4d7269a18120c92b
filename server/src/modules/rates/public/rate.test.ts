import { lender, testApi, type TestApi } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';

let api: TestApi;
let admin: string;
let ivy: { id: string; rateIds: string[] };
let oak: { id: string; rateIds: string[] };
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  oak = await lender(api, 'Oak Trust', [4.49, 4.2]);
  ivy = await lender(api, 'Ivy Union', [4.05, 4.9, 5.1]);
  const closed = await lender(api, 'Closed Lender', [1.5]);
  await api.rows('update bank set active = false where id = $1', [closed.id]);
  await lender(api, 'No Rates Yet', []);
});
afterAll(() => api.close());

const SAVE = `mutation($id: ID!, $input: RateInput!, $v: Int) {
  updateRate(id: $id, input: $input, expectedVersion: $v) { userErrors { code message field } rate { rate version notes purpose } }
}`;

test('GET /mortgage-rates/current is exactly the documented shape, the cheapest first rate first', async () => {
  const expected = {
    success: true,
    data: [
      {
        _id: ivy.id,
        bankName: 'Ivy Union',
        bankLogo: '/logos/ivy-union.svg',
        rates: [4.05, 4.9, 5.1].map((rate) => ({ term: 5, type: 'fixed', rate })),
      },
      {
        _id: oak.id,
        bankName: 'Oak Trust',
        bankLogo: '/logos/oak-trust.svg',
        rates: [4.2, 4.49].map((rate) => ({ term: 5, type: 'fixed', rate })),
      },
    ],
  };
  for (const path of ['/mortgage-rates/current', '/api/mortgage-rates/current', '/mortgage-rates/current']) {
    const reply = await api.call(path);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(expected);
    expect(reply.headers.get('cache-control')).toMatch(/^public/);
  }
});

test('an unchanged list costs a 304', async () => {
  const first = await api.call('/mortgage-rates/current');
  const etag = first.headers.get('etag') ?? '';
  const again = await api.call('/mortgage-rates/current', { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
  const withToken = await api.call('/mortgage-rates/current', { token: admin });
  expect(withToken.headers.get('cache-control')).toBe('no-store');
  expect(withToken.body).toEqual(first.body);
});

test('the list is one statement, over GraphQL and REST', async () => {
  const query =
    '{ currentRates { id name logoUrl updatedAt rates(limit: 2) { id term type rate apr version updatedAt } } }';
  const graphql = await api.statements(() => api.graphql(query));
  const rest = await api.statements(() => api.call('/mortgage-rates/current?uncached=1'));
  expect([graphql.length, rest.length]).toEqual([1, 1]);
});

test('limits are kept', async () => {
  const reply = await api.graphql('{ currentRates(limit: 1) { name rates(limit: 2) { rate } } }');
  expect(reply.body.data.currentRates).toEqual([{ name: 'Ivy Union', rates: [{ rate: 4.05 }, { rate: 4.9 }] }]);
  for (const limit of [0, -1, 101]) {
    const refused = await api.graphql(`{ currentRates(limit: ${limit}) { name } }`);
    expect(refused.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('one lender, or null', async () => {
  const query = 'query($id: ID!) { bank(id: $id) { name rates { rate } } }';
  expect((await api.graphql(query, { id: oak.id })).body.data.bank.name).toBe('Oak Trust');
  for (const id of ['', '0', '1 OR 1=1', '00000000-0000-7000-8000-000000000000']) {
    expect((await api.graphql(query, { id })).body).toEqual({ data: { bank: null } });
  }
});

test('nobody, then a role too low, then what is not there, then what is wrong', async () => {
  const moderator = await api.token('moderator@example.ca');
  const put = (id: string, body: unknown, token?: string) =>
    api.call(`/api/rates/${id}`, { method: 'PUT', body, token });
  const good = { term: 5, type: 'fixed', rate: 4.1 };
  const [rateId = ''] = oak.rateIds;
  expect((await put(rateId, { rubbish: true })).status).toBe(401);
  expect((await put(rateId, '{broken', 'no.good.token')).status).toBe(401);
  expect((await put(rateId, { rubbish: true }, moderator)).status).toBe(403);
  expect((await put('00000000-0000-7000-8000-000000000000', good, admin)).status).toBe(404);
  expect((await put('not-an-id', good, admin)).status).toBe(404);
  expect((await put(rateId, { ...good, rate: 419 }, admin)).status).toBe(422);
  const graphql = await api.graphql(SAVE, { id: rateId, input: { term: 5, type: 'FIXED', rate: 4.1 } }, moderator);
  expect([graphql.status, graphql.body.data.updateRate, graphql.body.errors[0].extensions.code]).toEqual([
    200,
    null,
    'FORBIDDEN',
  ]);
});

test('a change is versioned, in the history and in the audit trail', async () => {
  const [rateId = ''] = oak.rateIds;
  const body = { term: 3, type: 'variable', rate: 4.3, purpose: 'renewal', notes: ' On approved credit ' };
  const reply = await api.call(`/api/rates/${rateId}`, {
    method: 'PUT',
    body,
    token: admin,
    headers: { 'if-match': '"1"' },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('etag')).toBe('"2"');
  expect(reply.body.data).toMatchObject({ ...body, notes: 'On approved credit', version: 2, insurance: 'any' });

  const stale = await api.call(`/api/rates/${rateId}`, {
    method: 'PUT',
    body,
    token: admin,
    headers: { 'if-match': '"1"' },
  });
  expect(stale.status).toBe(409);
  const graphql = await api.graphql(SAVE, { id: rateId, input: { term: 5, type: 'FIXED', rate: 4 }, v: 1 }, admin);
  expect(graphql.body.data.updateRate).toMatchObject({ userErrors: [{ code: 'CONFLICT' }], rate: null });

  const history = await api.graphql(
    'query($b: ID) { rateHistory(bankId: $b) { rateId oldRate newRate actorName bankName } }',
    { b: oak.id },
    admin,
  );
  expect(history.body.data.rateHistory).toEqual([
    { rateId, oldRate: 4.49, newRate: 4.3, actorName: 'The Admin', bankName: 'Oak Trust' },
  ]);
  const audit = await api.rows(
    `select action, before->>'rate' as old, after->>'rate' as new from audit_event where subject_id = $1`,
    [rateId],
  );
  expect(audit).toEqual([{ action: 'rate.update', old: '4.49', new: '4.3' }]);
});

test('the version that the desk lists is the one to change and to remove, also beside a draft', async () => {
  const { id: bankId } = await lender(api, 'Elm Savings', [4.4]);
  const call = (method: string, path: string, body?: object, version?: number) =>
    api.call(path, {
      method,
      body,
      token: admin,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });
  const listed = async () =>
    (await call('GET', `/api/rates?bankId=${bankId}`)).body.data.items[0] as { id: string; liveVersion: number };
  const { id, liveVersion } = await listed();
  await call('POST', '/api/rates/import', { csv: 'bank,term,type,rate\nElm Savings,5,fixed,4.3', dryRun: false });
  expect((await listed()).liveVersion).toBe(liveVersion);
  const body = { term: 5, type: 'fixed', rate: 4.35 };
  expect((await call('PUT', `/api/rates/${id}`, body, liveVersion)).status).toBe(200);
  expect((await call('DELETE', `/api/rates/${id}`, undefined, liveVersion)).status).toBe(409);
  expect((await call('DELETE', `/api/rates/${id}`, undefined, (await listed()).liveVersion)).status).toBe(200);
});

test('two at once: both are told apart by the version', async () => {
  const [, rateId = ''] = ivy.rateIds;
  const save = (rate: number) =>
    api.graphql(SAVE, { id: rateId, input: { term: 5, type: 'FIXED', rate }, v: 1 }, admin);
  const replies = await Promise.all([save(4.7), save(4.8), save(4.6)]);
  const done = replies.filter(({ body }) => body.data.updateRate.userErrors.length === 0);
  expect(done.length).toBe(1);
});

test('what is left out of a change stays as it was', async () => {
  const [rateId = ''] = oak.rateIds;
  const reply = await api.graphql(SAVE, { id: rateId, input: { term: 3, type: 'VARIABLE', rate: 4.35 } }, admin);
  expect(reply.body.data.updateRate.rate).toEqual({
    rate: 4.35,
    version: 3,
    notes: 'On approved credit',
    purpose: 'RENEWAL',
  });
});

test('a rate added and removed is gone from the list and stays in the history', async () => {
  const body = { bankId: ivy.id, term: 1, type: 'fixed', rate: 3.99 };
  const added = await api.call('/api/rates', { method: 'POST', body, token: admin });
  expect(added.status).toBe(201);
  const cheapest = async () =>
    (await api.graphql('{ currentRates { rates(limit: 1) { rate } } }')).body.data.currentRates[0];
  expect(await cheapest()).toEqual({ rates: [{ rate: 3.99 }] });
  const removed = await api.call(`/api/rates/${String(added.body.data.id)}`, { method: 'DELETE', token: admin });
  expect([removed.status, removed.body.data]).toEqual([200, { id: added.body.data.id }]);
  expect(await cheapest()).toEqual({ rates: [{ rate: 4.05 }] });
  expect((await api.call(`/api/rates/${String(added.body.data.id)}`, { method: 'DELETE', token: admin })).status).toBe(
    404,
  );
  const history = await api.rows('select old_rate, new_rate from rate_history where rate_id = $1 order by created_at', [
    added.body.data.id,
  ]);
  expect(history).toEqual([
    { old_rate: null, new_rate: '3.9900' },
    { old_rate: '3.9900', new_rate: null },
  ]);
});

test.each([
  ['term', { term: 11 }],
  ['term', { term: 0.1 }],
  ['rate', { rate: 0.0419 }],
  // the desk would not publish these
  ['rate', { rate: 0.6 }],
  ['rate', { rate: 15.01 }],
  ['rate', { rate: 20 }],
  ['apr', { apr: 0.42 }],
  ['rate', { rate: 30 }],
  ['apr', { apr: -1 }],
  ['province', { province: 'XX' }],
  ['notes', { notes: 'x'.repeat(501) }],
])('%s out of its range is refused by the schema too', async (field, wrong) => {
  const input = { term: 5, type: 'FIXED', rate: 4.1, ...wrong };
  const reply = await api.graphql(SAVE, { id: oak.rateIds[0], input }, admin);
  expect(reply.body.data.updateRate.userErrors).toMatchObject([{ code: 'INVALID', field: [field] }]);
});

test('a rate with more than four decimals is no Percent, and the answer names the field', async () => {
  const input = { term: 5, type: 'FIXED', rate: 4.12345 };
  const { errors } = (await api.graphql(SAVE, { id: oak.rateIds[0], input }, admin)).body;
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(errors[0].message).toMatch(/"input\.rate".*at most 4 decimals/);
});

test('a change is seen by the next visitor', async () => {
  const first = async () => (await api.call('/mortgage-rates/current')).body.data[0].rates[0].rate;
  expect(await first()).toBe(4.05);
  await api.graphql(SAVE, { id: ivy.rateIds[0], input: { term: 5, type: 'FIXED', rate: 3.95 } }, admin);
  await eventually(async () => expect(await first()).toBe(3.95));
});

test('a logo is drawn from the name', async () => {
  const reply = await api.call('/logos/ivy-union.svg');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(reply.text).toContain('>IU</text>');
  const again = await api.call('/logos/ivy-union.svg', {
    headers: { 'if-none-match': reply.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  for (const path of ['/logos/ivy-union.png', '/logos/<script>.svg', '/logos/..%2f..%2fetc.svg']) {
    expect((await api.call(path)).status).toBe(404);
  }
});
