import { testApi, type TestApi } from '../../test/api.js';
import { newId } from '../platform/ids.js';
import { object, text } from './json-shape.js';
import { makeTable } from './table.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('client@example.ca');
});
afterAll(() => api.close());

const STRANGE = { body: { strange: true }, headers: { 'if-match': 'strange' } };

test.each([
  ['DELETE', '/api/users/', [403, 404, 404]],
  ['DELETE', '/api/agents/', [403, 403, 404]],
  ['DELETE', '/api/rates/', [403, 403, 404]],
])('%s %s says that nothing is there before what is wrong with the request', async (method, path, statuses) => {
  const asked = await Promise.all(
    ['moderator', 'client', 'admin'].map(async (name) => {
      const token = await api.token(`${name}@example.ca`);
      return (await api.call(`${path}${newId()}`, { method, token, ...STRANGE })).status;
    }),
  );
  expect(asked).toEqual(statuses);
});

test('one’s own record is there however its id is written, so that what is wrong with the request is told', async () => {
  const token = await api.token('client@example.ca');
  const [own] = await api.rows<{ id: string }>(`select id from user_account where email = 'client@example.ca'`);
  for (const id of [own?.id ?? '', own?.id.toUpperCase() ?? '']) {
    const reply = await api.call(`/api/users/${id}`, { method: 'DELETE', token, ...STRANGE });
    expect([reply.status, reply.body.errors[0].field]).toEqual([422, 'strange']);
  }
});

test('a call of one record that reads more than its path must say first whether the record is there', () => {
  const call = {
    ...{ path: '/api/things/{id}', summary: 'x', tag: 'x', operation: 'X', field: 'x', variables: () => ({}) },
    success: { status: 200, message: 'x' },
  } as const;
  const table = (more: object): unknown =>
    makeTable([{ operations: { X: '{ x }' }, routes: [{ ...call, method: 'put', ...more }] }]);
  const body = object({ name: text(10) }, []);
  expect(() => table({ body })).toThrow('PUT /api/things/{id} reads more than its path');
  expect(() => table({ versioned: true })).toThrow('has no target');
  expect(() => table({ query: body })).toThrow('has no target');
  expect(() => table({ body, target: () => Promise.resolve() })).not.toThrow();
  expect(() => table({})).not.toThrow();
});
