import { testApi, type TestApi } from '../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const SCENARIO = 'principal=500000&rate=3.94&years=30&frequency=weekly&type=fixed&term=5&yearly=1000';

test('the schedule of an address comes as a PDF', async () => {
  const response = await fetch(`${api.url}/calculator/schedule.pdf?${SCENARIO}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain('amortization-schedule.pdf');
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.\d/);
  expect(text.trimEnd()).toMatch(/%%EOF$/);
});

test.each(['', 'principal=-1', `${SCENARIO}&rate=5`, SCENARIO.replace('weekly', 'hourly')])(
  'an address that is no scenario is refused: %s',
  async (search) => {
    const reply = await api.call(`/calculator/schedule.pdf?${search}`);
    expect([reply.status, reply.text]).toEqual([422, expect.stringMatching(/must be/)]);
  },
);
