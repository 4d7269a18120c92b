import { testApi, type TestApi } from '../../test/api.js';
import { logLines } from '../../test/log-lines.js';

const { log, lines, text } = logLines();
const refusals = (): unknown[] => lines('a role was refused');

let api: TestApi;
let holder: { id: string; token: string };
beforeAll(async () => {
  api = await testApi({}, { log });
  const id = await api.person('holder@example.ca', 'ACCOUNT_HOLDER');
  await api.person('admin@example.ca', 'ADMIN');
  holder = { id, token: await api.token('holder@example.ca') };
});
afterAll(() => api.close());

test('a role that is refused is a line in the log: who, from where, and which fields', async () => {
  const reply = await api.graphql('{ mine: me { id } staff: enquiries { totalItems } }', {}, holder.token);
  expect(reply.body.errors).toEqual([expect.objectContaining({ extensions: { code: 'FORBIDDEN' } })]);
  expect(refusals()).toEqual([
    expect.objectContaining({
      event: 'authz_fail',
      userId: holder.id,
      ip: expect.stringContaining('127.0.0.1') as string,
      requestId: reply.headers.get('x-request-id'),
      paths: ['staff'],
    }),
  ]);
  expect(text()).not.toContain('holder@example.ca');
});

test('an answer that refuses nobody leaves no such line', async () => {
  const before = refusals().length;
  await api.graphql('{ me { id } }', {}, holder.token);
  await api.graphql('{ enquiries { totalItems } }', {}, await api.token('admin@example.ca'));
  await api.graphql('{ enquiries { totalItems } }');
  expect(refusals()).toHaveLength(before);
});
