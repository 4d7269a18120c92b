import { serverAudits } from 'graphql-http';
import { testApi, type TestApi } from '../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('what the GraphQL-over-HTTP specification demands is so', async () => {
  const audits = serverAudits({ url: `${api.url}/graphql` });
  const results = [];
  for (const { fn } of audits) results.push(await fn());
  expect(results.length).toBeGreaterThan(55);
  expect(results.filter(({ status }) => status === 'error')).toEqual([]);
  // what it only advises: a status of 200 for a question that cannot be read, where ours is 400
  expect(results.filter(({ status }) => status === 'warn').map(({ name }) => name)).toEqual([
    expect.stringContaining('parsing failure when accepting application/json'),
    expect.stringContaining('validation failure when accepting application/json'),
    expect.stringContaining('coercion failure when accepting application/json'),
  ]);
});
