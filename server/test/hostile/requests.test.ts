import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { makeHttpServer } from '../../src/platform/http-server.js';
import { eventually } from '../eventually.js';
import { upload } from '../upload.js';
import { lender, testApi, type Reply, type TestApi } from '../api.js';

let api: TestApi;
let admin: string;
let holder: string;
let bankId: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  await api.person('holder@example.ca');
  [admin, holder] = await Promise.all([api.token('admin@example.ca'), api.token('holder@example.ca')]);
  bankId = (await lender(api, 'Oak Trust', [4.2])).id;
});
afterAll(() => api.close());

const codesOf = ({ body }: Reply): string[] =>
  (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);

describe('B-H3: uploads', () => {
  const PREFLIGHT = { 'apollo-require-preflight': 'true' };
  const post = (type: string, body: string, token?: string): Promise<Reply> =>
    api.call('/graphql', { method: 'POST', token, body, headers: { ...PREFLIGHT, 'content-type': type } });

  test.each([
    ['without a boundary', 'multipart/form-data', 'anything'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'anything'],
    ['with a boundary of nonsense', 'multipart/form-data; boundary=\u00ff\u00fe', 'anything'],
    ['with rubbish instead of parts', 'multipart/form-data; boundary=zz', 'rubbish'],
    [
      'with a part that never ends',
      'multipart/form-data; boundary=zz',
      '--zz\r\nContent-Disposition: form-data; name="x"',
    ],
    ['with headers that are none', 'multipart/form-data; boundary=zz', '--zz\r\n:::\r\n\r\n\r\n--zz--'],
    ['without operations', 'multipart/form-data; boundary=zz', '--zz--'],
    [
      'with a part in an encoding that nobody knows',
      'multipart/form-data; boundary=zz',
      '--zz\r\nContent-Disposition: form-data; name="operations"\r\nContent-Type: text/plain; charset=x-mac\r\n\r\n{}\r\n--zz--',
    ],
    [
      'with a place that is no text',
      'multipart/form-data; boundary=zz',
      '--zz\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":[{"toString":1}]}\r\n--zz--',
    ],
    ['with another type behind the boundary', 'multipart/form-data; boundary=zz, application/json', '--zz--'],
  ])('%s are answered with 400', async (_what, type, body) => {
    const reply = await post(type, body, admin);
    expect([reply.status, codesOf(reply)]).toEqual([400, ['BAD_REQUEST']]);
  });

  test('whose file never ends are answered with 400, over both doors', async () => {
    const part = (name: string, value: string): string =>
      `--zz\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
    const type = 'multipart/form-data; boundary=zz';
    const query = 'mutation($f:Upload!){uploadBankLogo(bankId:"x",file:$f){userErrors{code}}}';
    const operation = [
      part('name="operations"', JSON.stringify({ query, variables: { f: null } })),
      part('name="map"', '{"0":["variables.f"]}'),
      part('name="0"; filename="a.png"', 'half of it'),
    ];
    const reply = await post(type, operation.join(''), admin);
    expect([reply.status, codesOf(reply)]).toEqual([400, ['BAD_REQUEST']]);
    const rest = await api.call('/api/careers/apply', {
      method: 'POST',
      body: part('name="resume"; filename="a.pdf"', '%PDF-1.4'),
      headers: { 'content-type': type },
    });
    expect([rest.status, rest.body.success]).toEqual([400, false]);
  });

  // as programs write it: unquoted with any sign (Java), or with what says nothing behind it
  test.each(['----=_Part_4_701508.1145579', '"a:b"', 'a:b', "(a'b)", 'zz;', 'zz; charset', 'zz ; charset=utf-8'])(
    'are read with the boundary %s',
    async (written) => {
      const boundary = written.split(';')[0]?.trim().replaceAll('"', '') ?? '';
      const part = (name: string, value: string): string =>
        `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
      const operations = `{"query":"mutation($f:Upload!){uploadDocument(requestId:\\"x\\",file:$f){userErrors{code}}}","variables":{"f":null}}`;
      const body = [
        part('name="operations"', operations),
        part('name="map"', '{"0":["variables.f"]}'),
        part('name="0"; filename="a.pdf"', '%PDF-1.4'),
      ].join('');
      const type = `multipart/form-data; boundary=${written}`;
      const reply = await post(type, `${body}--${boundary}--\r\n`, admin);
      expect([reply.status, reply.body.data?.uploadDocument.userErrors]).toEqual([200, [{ code: 'NOT_FOUND' }]]);
      const rest = await api.call('/api/careers/apply', {
        method: 'POST',
        body: `${part('name="resume"; filename="a.pdf"', '%PDF-1.4')}--${boundary}--\r\n`,
        headers: { 'content-type': type },
      });
      expect(rest.status).toBe(422);
    },
  );

  test('without a length they are asked for one: nothing is said of a size that nobody knows', async () => {
    for (const path of ['/graphql', '/api/careers/apply']) {
      const headers = {
        ...PREFLIGHT,
        'content-type': 'multipart/form-data; boundary=zz',
        authorization: `Bearer ${admin}`,
      };
      const request = http.request(api.url + path, { method: 'POST', headers });
      const answered = new Promise<http.IncomingMessage>((resolve) => {
        request.once('response', resolve);
      });
      request.flushHeaders();
      request.end('--zz--');
      const reply = await answered;
      const text = (await reply.toArray()).join('');
      expect([reply.statusCode, text]).toEqual([413, expect.stringContaining('Content-Length')]);
    }
  });

  /** Sends the headers of an upload and not one byte of its body. */
  function headersAlone(bytes: number, token?: string): http.ClientRequest {
    const request = http.request(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        ...PREFLIGHT,
        'content-type': 'multipart/form-data; boundary=zz',
        'content-length': bytes,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    request.on('error', () => undefined);
    request.flushHeaders();
    return request;
  }

  async function answerTo(
    request: http.ClientRequest,
  ): Promise<[status: number | undefined, code: string | undefined]> {
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const [body] = (await once(response, 'data')) as [Buffer];
    request.destroy();
    const { errors } = JSON.parse(body.toString()) as { errors: { extensions: { code: string } }[] };
    return [response.statusCode, errors[0]?.extensions.code];
  }

  test('longer than a stranger may send are refused before their body is read', async () => {
    const fifteen = 15 * 1024 * 1024;
    expect(await answerTo(headersAlone(fifteen))).toEqual([413, 'BAD_USER_INPUT']);
    expect(await answerTo(headersAlone(fifteen, 'no token of ours'))).toEqual([413, 'BAD_USER_INPUT']);
  });

  test('of strangers never hold all the memory there is: 64 MB together, and others may send', async () => {
    const five = 5_000_000;
    const waiting = Array.from({ length: 13 }, () => headersAlone(five));
    await eventually(async () => expect(await answerTo(headersAlone(five))).toEqual([503, 'UNAVAILABLE']));
    const mine = await upload(
      api,
      {
        query:
          'mutation($id: ID!, $file: Upload!) { uploadBankLogo(bankId: $id, file: $file) { userErrors { code } } }',
        variables: { id: bankId },
      },
      { bytes: 'x', token: admin },
    );
    expect(mine.status).toBe(200);
    for (const request of waiting) request.destroy();
    await eventually(async () => {
      const stranger = await upload(api, { query: '{ jobs { id } }', variables: {} }, { bytes: 'x' });
      expect(stranger.status).not.toBe(503);
    });
  });

  test('are refused by what the field they are for asks, whatever else the document names', async () => {
    const logo = 'uploadBankLogo(bankId: $id, file: $file) { userErrors { code } }';
    const paper = 'uploadDocument(requestId: $id, file: $file) { userErrors { code } }';
    const send = (body: string, bytes: Buffer, token = holder): Promise<Reply> =>
      upload(
        api,
        { query: `mutation($id: ID!, $file: Upload!) { ${body} }`, variables: { id: bankId } },
        { bytes, token },
      );
    const small = Buffer.from('x');
    expect(codesOf(await send(logo, small))).toEqual(['FORBIDDEN']);
    expect(codesOf(await send(logo, small, ''))).toEqual(['UNAUTHENTICATED']);
    expect(codesOf(await send(`${paper} ${logo}`, small))).toEqual(['FORBIDDEN']);
    const six = Buffer.alloc(6 * 1024 * 1024);
    expect((await send(`a: ${paper} b: ${logo}`, six, admin)).status).toBe(413);
    expect(
      (
        await send(
          '...F } fragment F on Mutation { uploadBankLogo(bankId: $id, file: $file) { __typename }',
          six,
          admin,
        )
      ).status,
    ).toBe(413);
    expect((await send(paper, six, admin)).status).toBe(200);
  });

  describe('stand nowhere but where a file is asked for', () => {
    const SAVE = 'saveCalculation(input: { kind: PAYMENT, inputs: $inputs }) { userErrors { field message } }';
    const PAPER = 'uploadDocument(requestId: $id, file: $file) { userErrors { code } }';
    // small: the keys of a large one, one by one, held the whole process up for seconds
    const FILE = Buffer.alloc(100);
    const send = (query: string, places: string[], token?: string): Promise<Reply> => {
      const form = new FormData();
      const variables = { id: bankId, file: null, application: { fullName: null }, inputs: { principal: null } };
      form.append('operations', JSON.stringify({ query, variables }));
      form.append('map', JSON.stringify({ 0: places }));
      form.append('0', new Blob([FILE]), 'x.pdf');
      return api.call('/graphql', { method: 'POST', body: form, token, headers: PREFLIGHT });
    };

    test('an operation without a field for one is not begun', async () => {
      const application =
        'mutation($application: JSONObject!) { submitComprehensiveApplication(application: $application) { userErrors { field } } }';
      for (const [query, place] of [
        [application, 'variables.application.fullName'],
        ['query($file: Boolean) { __typename @include(if: $file) }', 'variables.file'],
      ] as const) {
        const reply = await send(query, [place]);
        expect([reply.status, codesOf(reply), reply.body.errors[0].message]).toEqual([
          400,
          ['BAD_REQUEST'],
          'This operation takes no file.',
        ]);
      }
    });

    test('in free JSON it is refused at its place', async () => {
      const both = `mutation($id: ID!, $file: Upload!, $inputs: JSONObject!) { ${PAPER} ${SAVE} }`;
      const reply = await send(both, ['variables.file', 'variables.inputs.principal'], holder);
      expect(reply.body.data.saveCalculation.userErrors).toEqual([
        { field: ['inputs', 'principal'], message: 'A file cannot stand here.' },
      ]);
    });
  });

  test('cannot write to what all objects share', async () => {
    const query =
      'mutation($bankId: ID!, $file: Upload!) { uploadBankLogo(bankId: $bankId, file: $file) { userErrors { code } } }';
    for (const path of ['__proto__.polluted', 'variables.__proto__.polluted', 'constructor.prototype.polluted']) {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables: { bankId, file: null } }));
      form.append('map', JSON.stringify({ 0: [path] }));
      form.append('0', new Blob(['x']), 'x.png');
      const reply = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        body: form,
        headers: { ...PREFLIGHT, authorization: `Bearer ${admin}` },
      });
      expect(reply.status).toBe(400);
      expect('polluted' in {}).toBe(false);
    }
  });
});

describe('B-M1: text that no person types', () => {
  const NOTE =
    'mutation($id: ID!, $text: String!) { addEnquiryNote(id: $id, text: $text) { userErrors { code message field } } }';
  const bad = ['nul \0', 'bell \x07', 'escape \x1b', 'return \r alone', 'half \ud800 pair', 'other half \udc00'];

  test.each(bad)('is refused by its field in a mutation: %j', async (text) => {
    const reply = await api.graphql(NOTE, { id: bankId, text }, admin);
    expect(reply.body.data.addEnquiryNote.userErrors).toEqual([
      {
        code: 'INVALID',
        message: 'This text contains a character we cannot store. Please type it again.',
        field: ['text'],
      },
    ]);
  });

  test.each(['lines\nand\ttabs', 'Windows\r\nlines', 'pairs 🏠', 'right \u202e left', 'C1 \x85'])(
    'is not this: %j',
    async (text) => {
      const reply = await api.graphql(NOTE, { id: bankId, text }, admin);
      expect(JSON.stringify(reply.body)).not.toContain('cannot store');
    },
  );

  test.each(bad)('is refused in a query: %j', async (q) => {
    const reply = await api.graphql('query($q: String!) { search(q: $q) { __typename } }', { q }, admin);
    expect(reply.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: ['q'] } }]);
  });

  test('is refused inside input objects, ids, lists, literals and free JSON', async () => {
    const SAVE = 'mutation($input: SaveCalculationInput!) { saveCalculation(input: $input) { userErrors { field } } }';
    const fieldOf = async (inputs: unknown): Promise<unknown> =>
      (await api.graphql(SAVE, { input: { kind: 'PAYMENT', inputs } }, holder)).body.data.saveCalculation.userErrors;
    expect(await fieldOf({ a: [{ b: 'x\0' }] })).toEqual([{ field: ['inputs', 'a', '0', 'b'] }]);
    expect(await fieldOf({ 'x\0': 1 })).toEqual([{ field: ['inputs'] }]);
    const one = await api.graphql('{ bank(id: "a\\u0000") { id } }');
    expect(one.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: ['id'] } }]);
    const list = 'mutation($ids: [ID!]) { discardRateChanges(ids: $ids) { userErrors { field } } }';
    const reply = await api.graphql(list, { ids: ['a', '\0'] }, admin);
    expect(reply.body.data.discardRateChanges.userErrors).toEqual([{ field: ['ids', '1'] }]);
  });

  test('is refused over REST: in bodies, searches and addresses', async () => {
    const body = { email: 'a\0@example.ca', password: 'x' };
    expect((await api.call('/api/auth/login', { method: 'POST', body })).status).toBe(422);
    expect((await api.call('/api/users?q=%00', { token: admin })).status).toBe(400);
    expect((await api.call('/api/rates/%1b', { method: 'DELETE', token: admin })).status).toBe(400);
    expect((await api.call('/api/rates/%ED%A0%80', { method: 'DELETE', token: admin })).status).toBe(400);
  });
});

test('free JSON has a depth, a size, lengths of lists, and no keys that objects inherit', async () => {
  const SAVE =
    'mutation($input: SaveCalculationInput!) { saveCalculation(input: $input) { userErrors { message field } } }';
  const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
  const many = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 1));
  const refused = [deep(13), { a: many }, { a: Array.from({ length: 501 }, () => 1) }, { ['k'.repeat(101)]: 1 }];
  const keys = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'];
  for (const inputs of [...refused, ...keys.map((json) => JSON.parse(json) as object)]) {
    const { body } = await api.graphql(SAVE, { input: { kind: 'PAYMENT', inputs } }, holder);
    expect(body.data.saveCalculation.userErrors).toEqual([
      { message: expect.any(String), field: expect.arrayContaining(['inputs']) },
    ]);
  }
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['a subscription', { query: 'subscription { x }' }, [400, ['GRAPHQL_VALIDATION_FAILED']]],
  [
    'a persisted query',
    { query: '{ siteSettings { phone } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    [200, ['PERSISTED_QUERY_NOT_SUPPORTED']],
  ],
  [
    'a rate of a period without end',
    {
      query:
        '{ calculate { periodicRate(input: {annualRatePct: 4, compounding: MONTHLY, periodsPerYear: 1e-300}) { periodicRate } } }',
    },
    [200, ['BAD_USER_INPUT']],
  ],
])('%s is refused by its own code', async (_what, body, expected) => {
  const reply = await api.call('/graphql', { method: 'POST', body });
  expect([reply.status, codesOf(reply)]).toEqual(expected);
});

test.each([
  ['two hosts', 'Host: one.test\r\nHost: two.test\r\n', 400],
  ['the same host twice', 'Host: one.test\r\nhost: one.test\r\n', 400],
  ['no host', '', 400],
  ['one host', 'Host: one.test\r\nX-Host: two.test\r\n', 200],
])('B-L11: a request with %s', async (_what, headers, status) => {
  const server = makeHttpServer((_request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  socket.destroy();
  server.close();
});

test('a connection that sends nothing is closed', async () => {
  const server = makeHttpServer((_request, response) => response.end('ok'), {
    silentMs: 100,
    headersMs: 8_000,
    bodyMs: 15_000,
    keepAliveMs: 65_000,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const speaking = net.connect(port, '127.0.0.1');
  speaking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(speaking, 'data');
  const silent = net.connect(port, '127.0.0.1');
  await once(silent, 'close');
  expect(speaking.readyState).toBe('open');
  speaking.destroy();
  server.close();
});
