import { testApi, type TestApi } from '../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const LATIN_1 = Buffer.from('{"phoneNumber":"Jos\u00e9 C\u00f4t\u00e9"}', 'latin1');
const post = (path: string, body: Buffer, type: string): Promise<Response> =>
  fetch(api.url + path, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
  });

test.each([
  ['/api/auth/validate-phone', LATIN_1, 'application/json'],
  ['/api/auth/validate-phone', LATIN_1, 'application/json; charset=utf-8'],
  ['/graphql', Buffer.from('{"query":"{__typename} #\u00e9"}', 'latin1'), 'application/json'],
])('%s: a body in another encoding than it says is refused in words', async (path, body, type) => {
  const reply = await post(path, body, type);
  expect(reply.status).toBe(400);
  expect(await reply.text()).toContain('The body is not UTF-8');
});

test('a body in UTF-16 that says so is read', async () => {
  const body = Buffer.from('{"phoneNumber":"416 967 1111"}', 'utf16le');
  expect((await post('/api/auth/validate-phone', body, 'application/json; charset=utf-16le')).status).toBe(200);
});

test.each(['utf8', '"utf8"', 'UTF8', 'us-ascii', 'ascii'])('UTF-8 that is called %s is read', async (charset) => {
  const body = Buffer.from('{"phoneNumber":"416 967 1111"}');
  expect((await post('/api/auth/validate-phone', body, `application/json;charset=${charset}`)).status).toBe(200);
  const query = Buffer.from('{"query":"{__typename}"}');
  expect((await post('/graphql', query, `application/json; charset=${charset}; x=y`)).status).toBe(200);
  const reply = await post('/api/auth/validate-phone', LATIN_1, `application/json; charset=${charset}`);
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('The body is not UTF-8')]);
});

test('so is a part of a form with a file', async () => {
  const edge = 'x1x2';
  const part = (name: string, value: string): string =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const operations = '{"query":"mutation($f:Upload!){__typename}","variables":{"f":null},"x":"\u00e9"}';
  const body = Buffer.from(
    `${part('operations', operations)}${part('map', '{"0":["variables.f"]}')}--${edge}--\r\n`,
    'latin1',
  );
  const reply = await post('/graphql', body, `multipart/form-data; boundary=${edge}`);
  expect(reply.status).toBe(400);
  expect(await reply.text()).toContain('The body is not UTF-8');
});
