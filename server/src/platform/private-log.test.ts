import pg from 'pg';
import { testApi, type TestApi } from '../../test/api.js';
import { logLines } from '../../test/log-lines.js';
import { pathForLog } from './http-log.js';

const CANARY = { name: 'Canary Wren', email: 'canary.wren@example.ca', phone: '416 555 0142' };
const { log, text, lines } = logLines();

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ DATABASE_STATEMENT_MS: '500' }, { log });
});
afterAll(() => api.close());

test('a registration that fails at a locked row leaves nothing of the person in the log', async () => {
  const other = new pg.Client({ connectionString: api.database.adminUrl });
  await other.connect();
  // the same address in a transaction that does not end: the registration waits for it until its statement times out
  await other.query('begin');
  await other.query('insert into user_account (id, name, email) values (gen_random_uuid(), $1, $2)', [
    'Other',
    CANARY.email,
  ]);
  const body = { ...CANARY, password: 'a long phrase of canaries' };
  const reply = await api.call('/api/auth/register', { method: 'POST', body });
  await other.query('rollback');
  await other.end();

  expect(reply.status).toBe(503);
  const [line] = lines('a dependency is not available');
  expect(line).toMatchObject({ requestId: reply.headers.get('x-request-id'), err: { code: '57014' } });
  expect(text()).not.toMatch(/canary|wren|5550142|555 0142|argon2|insert into/i);
});

test('an unexpected error is answered with the catalogue’s words, and its id leads to the log', async () => {
  const { rates } = api.app.services;
  const current = rates.current.bind(rates);
  rates.current = () => Promise.reject(new Error('not expected'));
  const graphql = await api.graphql('{ currentRates { id } }');
  const rest = await api.call('/mortgage-rates/current');
  rates.current = current;
  const unexpected = 'An unexpected error occurred';
  const [ofGraphql, ofRest] = [graphql, rest].map(({ headers }) => headers.get('x-request-id'));
  expect(graphql.body.errors).toEqual([
    expect.objectContaining({ message: unexpected, extensions: { code: 'INTERNAL_SERVER_ERROR', id: ofGraphql } }),
  ]);
  expect([rest.status, rest.body]).toEqual([500, { success: false, message: unexpected, data: null, errors: [] }]);
  expect(lines('an operation failed').map(({ requestId }) => requestId)).toEqual([ofGraphql, ofRest]);
});

test('an error outside of any operation is answered and found the same way', async () => {
  const { sessions } = api.app.services;
  const authenticate = sessions.authenticate.bind(sessions);
  sessions.authenticate = () => Promise.reject(new Error('not expected'));
  const rest = await api.call('/api/users/profile', { token: 'any' });
  const graphql = await api.graphql('{ me { id } }', {}, 'any');
  sessions.authenticate = authenticate;
  expect([rest.status, rest.body.message]).toEqual([500, 'An unexpected error occurred']);
  expect(lines('a request failed').map(({ requestId }) => requestId)).toEqual([rest.headers.get('x-request-id')]);
  expect(graphql.text).not.toContain('not expected');
  expect(lines('an operation failed').at(-1)?.['requestId']).toBe(graphql.headers.get('x-request-id'));
});

test('the token of an address that fails is in no line', async () => {
  const { documentFiles, callFeeds } = api.app.services;
  const [open, read] = [documentFiles.open.bind(documentFiles), callFeeds.file.bind(callFeeds)];
  documentFiles.open = () => Promise.reject(new Error('not expected'));
  callFeeds.file = () => Promise.reject(new Error('not expected'));
  const replies = [await api.call('/files/v1.canary.file'), await api.call('/calls/v1.canary.feed.ics')];
  [documentFiles.open, callFeeds.file] = [open, read];
  expect(replies.map(({ status }) => status)).toEqual([500, 500]);
  const logged = lines('a request failed').slice(-2);
  expect(logged.map(({ path }) => path)).toEqual(['/files/…', '/calls/…']);
  expect(text()).not.toMatch(/canary\.f/);
});

test('the token of a booking’s link is in no line', async () => {
  const reply = await api.call('/booking/v1.canary.token?x=1');
  expect(lines('answered').at(-1)).toMatchObject({
    requestId: reply.headers.get('x-request-id'),
    path: '/booking/…',
  });
  expect(text()).not.toContain('canary.token');
});

test('a hundred long addresses are answered: what masks one goes over it once', async () => {
  const word = 'a'.repeat(29);
  const address = `/${`${word}-`.repeat(500)}`;
  for (let asked = 0; asked < 100; asked += 1) expect((await api.call(address)).status).toBe(404);
  expect(lines('answered').at(-1)).toMatchObject({ path: `/${`${word}-`.repeat(9)}${word}` });
});

const SEALED = 'v1.kJ3_x9Qw2LmN8rTzYb5Vc0PdFgH7sAeUiOpX4Zt6';

test.each([
  [`/files/${SEALED}`, '/files/…'],
  [`/FILES/${SEALED}`, '/FILES/…'],
  [`/Booking/${SEALED}/move`, '/Booking/…'],
  [`/%62ooking/${SEALED}`, '/booking/…'],
  [`/Calls/${SEALED}.ics`, '/Calls/…'],
  [`/blog/Preview.${SEALED}`, '/blog/Preview.…'],
  [`/anywhere/${SEALED}/else?token=x`, '/anywhere/…/else'],
  [
    '/blog/what-the-bank-of-canada-decided-in-march-and-why-it-matters',
    '/blog/what-the-bank-of-canada-decided-in-march-and-why-it-matters',
  ],
  [
    '/uploads/blog/0190f3c8-7c1e-7a52-9d61-2f6f3c3f8a11.webp',
    '/uploads/blog/0190f3c8-7c1e-7a52-9d61-2f6f3c3f8a11.webp',
  ],
  ['/%E0%A4%A', '/%E0%A4%A'],
  [`/reset/${'a1b2c3d4'.repeat(6)}`, '/reset/…'],
  [`/reset/${'7'.repeat(43)}/x`, '/reset/…/x'],
  [`/reset/preview-${'a1b2c3d4'.repeat(5)}`, '/reset/…'],
  [`/${'long/'.repeat(54)}${SEALED}`, `/${'long/'.repeat(54)}…`],
  [`/${'a'.repeat(20)}/${'b/'.repeat(130)}${'k3'.repeat(30)}`, `/${'a'.repeat(20)}/${'b/'.repeat(130)}…`],
])('the log has no token of %s', (target, path) => {
  expect(pathForLog(target)).toBe(path);
});
