import { SANITISER_VERSION } from '@brokerage/domain/blog/html';
import { testApi, type TestApi } from '../../../test/api.js';
import { post } from '../../../test/posts.js';
import { SANITISE_AGAIN } from './sanitise-again.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('what was cleaned by older rules is cleaned by those of today, and nothing else is touched', async () => {
  const [old, today] = [await post(api, { slug: 'old' }), await post(api, { slug: 'today' })];
  const html = '<h2>The rule</h2><p onclick="x()">Two words</p><script>x()</script>';
  await api.rows('update blog set html = $2, sanitiser_version = $3 where id = $1', [old, html, SANITISER_VERSION - 1]);
  await api.rows('update blog set html = $2, sanitiser_version = $3 where id = $1', [today, html, SANITISER_VERSION]);
  await SANITISE_AGAIN.run(api.platform);
  expect(
    await api.rows('select html, text, contents, sanitiser_version as version from blog where id = $1', [old]),
  ).toEqual([
    {
      html: '<h2 id="the-rule">The rule</h2><p>Two words</p>',
      text: expect.stringContaining('Two words'),
      contents: [{ id: 'the-rule', text: 'The rule' }],
      version: SANITISER_VERSION,
    },
  ]);
  expect(await api.rows('select html from blog where id = $1', [today])).toEqual([{ html }]);
});
