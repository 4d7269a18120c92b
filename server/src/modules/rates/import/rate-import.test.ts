import sharp from 'sharp';
import { lender, testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let admin: string;
let oak: { id: string; rateIds: string[] };
beforeAll(async () => {
  api = await testApi();
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  admin = await api.token('priya@example.ca');
  oak = await lender(api, 'Oak Trust', [4.2]);
  await lender(api, '=Sum Lending', [5]);
});
afterAll(() => api.close());

const IMPORT = `mutation($csv: String, $dryRun: Boolean!) { importRates(csv: $csv, dryRun: $dryRun) {
  userErrors { message } created changed unchanged refused undoId lines { line status bankName message after { rate term province } } } }`;
const run = async (csv: string, dryRun = true) =>
  (await api.graphql(IMPORT, { csv, dryRun }, admin)).body.data.importRates;
const waiting = (): Promise<unknown[]> => api.rows('select rate_id from rate_change');

test('a dry run says line by line what would happen, and writes nothing', async () => {
  const csv = [
    'Lender, Term (years), Type, Rate, Province',
    'Oak Trust,5,fixed,4.1,',
    'oak-trust,3 years,Fixed,"4,35%",Ontario',
    'Nobody,5,fixed,4.1,',
    'Oak Trust,5,floating,4.1,',
    'Oak Trust,4,fixed,0.39,',
    'Oak Trust,2,fixed,cheap,XX',
    'Oak Trust,5,fixed,4.0,',
  ].join('\n');
  const { lines, ...counts } = await run(csv);
  expect(counts).toEqual({ userErrors: [], created: 1, changed: 1, unchanged: 0, refused: 5, undoId: null });
  expect(lines.map(({ line, status, message }: Record<string, unknown>) => [line, status, message])).toEqual([
    [2, 'CHANGED', null],
    [3, 'NEW', null],
    [4, 'REFUSED', 'bank: there is no lender called “Nobody”'],
    [5, 'REFUSED', 'type: “floating” is not one of fixed, variable'],
    [6, 'REFUSED', 'rate: Check the decimal. Rates run 1% to 15%.'],
    [7, 'REFUSED', 'rate: “cheap” is not a number; province: “XX” is not a province or territory'],
    [8, 'REFUSED', 'line 2 already sets this rate'],
  ]);
  expect(lines[1].after).toEqual({ rate: 4.35, term: 3, province: 'ON' });
  expect(await waiting()).toEqual([]);
});

test('lines are counted as the file has them, blank ones and those within a cell too', async () => {
  const { lines } = await run('bank,term,type,rate,notes\n\nNobody,5,fixed,4,"two\nlines"\n\nNobody,5,fixed,4,\n');
  expect(lines.map(({ line }: { line: number }) => line)).toEqual([3, 6]);
});

test('the real run makes pending changes of the good lines, which can be undone', async () => {
  const { undoId, created, changed } = await run(
    'bank,term,type,rate\nOak Trust,5,fixed,4.1\nOak Trust,3,fixed,4.3',
    false,
  );
  expect([created, changed]).toEqual([1, 1]);
  expect(await waiting()).toHaveLength(2);
  await api.graphql('mutation($id: ID!) { undoRateChanges(undoId: $id) { rates { id } } }', { id: undoId }, admin);
  expect(await waiting()).toEqual([]);
});

test('pressed twice at the same moment, it makes each new rate once', async () => {
  const csv = 'bank,term,type,rate\nOak Trust,2,fixed,4.4\nOak Trust,4,fixed,4.5';
  const both = await Promise.all([run(csv, false), run(csv, false)]);
  expect(both.map(({ created, unchanged }) => [created, unchanged]).sort()).toEqual([
    [0, 2],
    [2, 0],
  ]);
  expect(await waiting()).toHaveLength(2);
  await api.rows('delete from rate_change');
});

test('a column that is not there leaves what it would say as it is', async () => {
  await api.rows(`update rate set visibility = 'hidden', notes = 'Ours', ends_on = '2099-01-31' where id = $1`, [
    oak.rateIds[0],
  ]);
  await run('bank,term,type,rate\nOak Trust,5,fixed,4.1', false);
  const [change] = await api.rows<{ facts: object }>('select facts from rate_change');
  expect(change?.facts).toMatchObject({ rate: 4.1, visibility: 'hidden', notes: 'Ours', endsOn: '2099-01-31' });
  await api.rows('delete from rate_change');
  await api.rows(`update rate set visibility = 'everyone', notes = null, ends_on = null`);
});

test('a day the calendar does not have is refused', async () => {
  const { lines } = await run('bank,term,type,rate,ends_on\nOak Trust,5,fixed,4.1,2026-02-30');
  expect(lines[0]).toMatchObject({ status: 'REFUSED', message: expect.stringMatching(/^ends_on: Enter the last day/) });
});

test('what is exported is unchanged when it comes back, and no cell starts a formula', async () => {
  await api.rows(`update rate set notes = '@cmd|calc' where id = $1`, [oak.rateIds[0]]);
  const csv = String((await api.graphql('{ exportRates }', {}, admin)).body.data.exportRates);
  expect(csv.startsWith('\uFEFFbank,term')).toBe(true);
  const cells = csv.slice(1).split(/[\r\n,]+/);
  expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  expect(await run(csv)).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 });
});

test.each([
  ['nothing', '', /missing: bank, term, type, rate/],
  ['no table', 'bank,term,type,rate\n"open', /not a valid CSV table/],
  ['bytes', 'bank,term,type,rate\n\0\0', /character we cannot store/],
  ['too many lines', `bank,term,type,rate\n${'Oak Trust,5,fixed,4\n'.repeat(10_001)}`, /more than 10,000 lines/],
])('%s is refused as a whole, in words', async (_what, csv, words) => {
  const { userErrors, lines } = await run(csv);
  expect(lines).toBeNull();
  expect(userErrors[0].message).toMatch(words);
});

async function upload(
  bytes: Buffer,
  name: string,
  headers: Record<string, string> = { 'apollo-require-preflight': 'yes' },
) {
  const form = new FormData();
  const query = `mutation($bankId: ID!, $file: Upload!) { uploadBankLogo(bankId: $bankId, file: $file) { userErrors { message } bank { pending { facts { logoUrl } } } } }`;
  form.set('operations', JSON.stringify({ query, variables: { bankId: oak.id, file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${admin}`, ...headers },
  });
  return { status: response.status, body: await response.json() };
}

test('a refused line names every fault, the unknown lender first', async () => {
  const { lines } = await run(
    'bank,term,type,rate,province\nNo Such Bank,12,fixd,0.39,Ontariio\nNo Such Bank,5,fixed,0.39,\n',
  );
  expect(lines.map(({ message }: { message: string }) => message)).toEqual([
    'bank: there is no lender called “No Such Bank”; type: “fixd” is not one of fixed, variable; ' +
      'province: “Ontariio” is not a province or territory; term: Enter the term in years, from 0.5 to 10.; ' +
      'rate: Check the decimal. Rates run 1% to 15%.',
    'bank: there is no lender called “No Such Bank”; rate: Check the decimal. Rates run 1% to 15%.',
  ]);
});

test('a logo is redrawn small and square without the file’s hidden data; the earlier one can come back', async () => {
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c0392b' } })
    .withExif({ IFD0: { Copyright: 'secret-canary' } })
    .jpeg()
    .toBuffer();
  const first = await upload(photo, 'logo.jpg');
  const address = String(first.body.data.uploadBankLogo.bank.pending.facts.logoUrl);
  expect(address).toMatch(/^\/uploads\/logos\/[a-z0-9-]+\.webp$/);
  const picture = await fetch(api.url + address);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(bytes.includes('secret-canary')).toBe(false);
  await upload(photo, 'again.jpg');
  expect((await fetch(api.url + address)).status).toBe(200);
});

test.each([
  ['a program', Buffer.from('MZ\x90\0this is a program')],
  ['a drawing that may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a broken picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['nothing', Buffer.alloc(0)],
  ['too much', Buffer.alloc(3 * 1024 * 1024, 1)],
])('%s is no logo', async (_what, bytes) => {
  const { body } = await upload(bytes, 'logo.png');
  expect(body.data.uploadBankLogo).toEqual({
    bank: null,
    userErrors: [{ message: expect.stringMatching(/PNG|larger|picture/) }],
  });
});

test('a forged form and a huge one are refused before they are read', async () => {
  expect((await upload(Buffer.from('x'), 'a.png', {})).status).toBe(400);
  expect((await upload(Buffer.alloc(6 * 1024 * 1024), 'a.png')).status).toBe(413);
});

test('a lender is found by its name as it reads, also where it was copied from a page', async () => {
  const names = ['Oak\u00a0Trust', 'oak  trust', 'Oak\u200b Trust'];
  const { lines } = await run(
    ['bank,term,type,rate', ...names.map((name, at) => `${name},${at + 1},fixed,4.4`)].join('\n'),
  );
  expect(lines.map(({ bankName, message }: Record<string, unknown>) => [bankName, message])).toEqual(
    names.map(() => ['Oak Trust', null]),
  );
});

test('a lender is known however a spreadsheet writes its accents and its apostrophe', async () => {
  await lender(api, 'Épargne d’Été', [4.4]);
  for (const name of ['Épargne d’Été'.normalize('NFD'), "Epargne d'Ete", "ÉPARGNE D'ÉTÉ"]) {
    const { lines } = await run(`bank,term,type,rate\n${name},5,fixed,4.1`);
    expect(lines).toMatchObject([{ status: 'CHANGED', bankName: 'Épargne d’Été' }]);
  }
});
