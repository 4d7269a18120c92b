import fs from 'node:fs';
import path from 'node:path';
import { EICAR, fakeClamd, type FakeClamd } from '../../../test/fake-clamd.js';
import { eventually } from '../../../test/eventually.js';
import { withLostCommits } from '../../../test/lost-commits.js';
import { logLines } from '../../../test/log-lines.js';
import { paperFile } from '../../../test/paper-file.js';
import { docx, heic, pdf, sidewaysJpeg } from '../../../test/sample-files.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { upload } from '../../../test/upload.js';
import { PASSWORD, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { ScanService } from './scan-document.js';
import { EXPIRE_DOCUMENTS, SWEEP_UPLOADS } from './document-schedules.js';
import { insertDocumentRequests } from './document-requests.sql.js';

const NUMBER = 'MB-2026-AMELIE01';
const CANARY = { income: '987654321', phone: '4169671111', sin: '046 454 286' };
const CANARY_TEXT = `income ${CANARY.income}, phone ${CANARY.phone}, SIN ${CANARY.sin}`;
const DANIEL = { id: 'co-1', fullName: 'Daniel Okafor', email: 'Daniel@example.ca', documents: ['photo_id' as const] };

let api: TestApi;
let clamd: FakeClamd;
let written: ReturnType<typeof logLines>;
let applicationId: string;
let amelie: string;
let daniel: string;
let stranger: string;
let admin: string;
let moderator: string;
beforeAll(async () => {
  clamd = await fakeClamd();
  written = logLines();
  api = await testApi({ CLAMAV_ADDRESS: clamd.address }, { log: written.log });
  const userId = await api.person('amelie@example.ca', 'ACCOUNT_HOLDER', 'Amélie Gagnon');
  for (const email of ['daniel@example.ca', 'stranger@example.ca']) await api.person(email);
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.rows('update user_account set email_verified_at = now()');
  const emails = ['amelie', 'daniel', 'stranger', 'admin', 'moderator'];
  [amelie, daniel, stranger, admin, moderator] = (await Promise.all(
    emails.map((name) => api.token(`${name}@example.ca`)),
  )) as [string, string, string, string, string];
  applicationId = await paperFile(api, {
    number: NUMBER,
    userId,
    email: 'amelie@example.ca',
    applicant: ['employment_letter', 'pay_stub', 'photo_id', 'second_id', 't4_1y'],
    file: ['void_cheque', 'gift_letter', 'lawyer_details'],
    coApplicant: DANIEL,
  });
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});

const LIST = `query($n: String) { applicationDocuments(applicationNumber: $n) { applicationNumber emailVerified handledBy requests {
  id person personName code words state reason note decidedBy told mine version expiresAt documents { id name bytes mime state } } } }`;
const OFFICE_LIST = `query($id: ID!) { fileDocuments(applicationId: $id) { requests { id code person personName state version told documents { id name state } } } }`;
const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code message field } } }`;
const REMOVE = `mutation($id: ID!) { removeDocument(documentId: $id) { requestId userErrors { code message } } }`;
const DECIDE = `mutation($id: ID!, $v: Int!, $d: DocumentDecision!, $r: DocumentRefusalReason, $w: String) {
  decideDocument(requestId: $id, expectedVersion: $v, decision: $d, reason: $r, words: $w) { userErrors { code message field }
    file { requests { id state } } } }`;
const WAIVE = `mutation($id: ID!, $v: Int!, $w: Boolean!) { waiveDocument(requestId: $id, expectedVersion: $v, waived: $w) {
  userErrors { code } file { requests { id state } } } }`;
const ASK = `mutation($id: ID!, $items: [DocumentRequestInput!]!) { requestDocuments(applicationId: $id, items: $items) {
  userErrors { code message field } file { requests { code words told } } } }`;
const REMIND = `mutation($id: ID!) { remindAboutDocuments(applicationId: $id) { emails userErrors { code } } }`;
const TELL = `mutation($id: ID!) { tellAboutDocuments(applicationId: $id) { emails userErrors { code } } }`;
const ADDRESS = `query($id: ID!, $inline: Boolean) { documentAddress(documentId: $id, inline: $inline) { path expiresAt } }`;

interface Request {
  id: string;
  code: string;
  state: string;
  version: number;
  documents: { id: string; name: string; state: string; mime: string; bytes: number }[];
  [field: string]: unknown;
}

const list = async (token = amelie, number = NUMBER): Promise<Request[]> =>
  (await api.graphql(LIST, { n: number }, token)).body.data.applicationDocuments.requests;
async function request(code: string): Promise<Request> {
  const found = (await list()).find((one) => one.code === code && one['mine'] === true);
  if (!found) throw new Error(`no request for ${code}`);
  return found;
}
const send = (requestId: string, bytes: Buffer | string, { name = 'paper.pdf', token = amelie } = {}): Promise<Reply> =>
  upload(api, { query: UPLOAD, variables: { requestId } }, { bytes, name, token });
const sendFor = async (code: string, bytes: Buffer, name = 'paper.pdf'): Promise<string> => {
  const { body } = await send((await request(code)).id, bytes, { name });
  expect(body.data.uploadDocument.userErrors).toEqual([]);
  return String(body.data.uploadDocument.documentId);
};
const decide = async (code: string, more: Record<string, unknown>, version?: number): Promise<Reply> => {
  const { id, version: current } = await request(code);
  return api.graphql(DECIDE, { id, v: version ?? current, ...more }, admin);
};
const address = async (id: string, token: string, inline = false): Promise<string> =>
  String((await api.graphql(ADDRESS, { id, inline }, token)).body.data.documentAddress.path);
const codesOf = ({ body }: Reply): string[] =>
  (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
const objects = (): string[] => {
  const folder = path.join(api.platform.config.dataDir, 'private');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
};

describe('what somebody sees', () => {
  test('their own papers and those of the file, and of another person only where they stand', async () => {
    const { body } = await api.graphql(LIST, { n: NUMBER }, amelie);
    expect(body.data.applicationDocuments).toMatchObject({ applicationNumber: NUMBER, emailVerified: true });
    const requests = await list();
    expect(requests).toHaveLength(9);
    expect(requests.filter(({ mine }) => mine === true)).toHaveLength(8);
    expect(requests.find(({ person }) => person === DANIEL.id)).toMatchObject({
      personName: 'Daniel Okafor',
      mine: false,
      state: 'NEEDED',
      // the applicant's confirmation does not reach a co-applicant
      told: false,
    });
  });

  test('the account says how many they have still to send', async () => {
    const mine = async () =>
      (await api.graphql('{ myApplications { items { papersToSend } } }', {}, amelie)).body.data.myApplications.items;
    expect(await mine()).toEqual([{ papersToSend: 8 }]);
    const states = `update document_request set state = $1 where person = 'applicant' and code = 'second_id'`;
    for (const [state, left] of [
      ['received', 7],
      ['accepted', 7],
      ['refused', 8],
      ['expired', 8],
      ['waived', 7],
      ['needed', 8],
    ] as const) {
      await api.rows(states, [state]);
      expect([state, await mine()]).toEqual([state, [{ papersToSend: left }]]);
    }
  });

  test('a co-applicant who shows that the address is theirs sees theirs and nothing else', async () => {
    await api.rows(`update user_account set email_verified_at = null where email = 'daniel@example.ca'`);
    expect(codesOf(await api.graphql(LIST, { n: NUMBER }, daniel))).toEqual(['NOT_FOUND']);
    await api.rows(`update user_account set email_verified_at = now() where email = 'daniel@example.ca'`);
    const [only, ...others] = await list(daniel);
    expect([only?.code, only?.['mine'], others]).toEqual(['photo_id', true, []]);
  });

  test('nothing of somebody else’s: it is not there', async () => {
    for (const token of [stranger, moderator]) {
      expect(codesOf(await api.graphql(LIST, { n: NUMBER }, token))).toEqual(['NOT_FOUND']);
      const reply = await send((await request('pay_stub')).id, pdf(), { token });
      expect(reply.body.data.uploadDocument.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    expect(codesOf(await api.graphql(LIST, { n: 'MB-2026-NOTHERE0' }, amelie))).toEqual(['NOT_FOUND']);
    expect(objects()).toEqual([]);
  });

  test('without a number, what is newest; nobody’s papers are none', async () => {
    const newest = async (token: string) => (await api.graphql(LIST, {}, token)).body.data.applicationDocuments;
    expect((await newest(amelie)).applicationNumber).toBe(NUMBER);
    expect((await newest(daniel)).requests).toHaveLength(1);
    expect(await newest(stranger)).toBeNull();
  });

  test('the office sees all, and its reading is in the audit', async () => {
    const { body } = await api.graphql(OFFICE_LIST, { id: applicationId }, admin);
    expect(body.data.fileDocuments.requests).toHaveLength(9);
    expect(codesOf(await api.graphql(OFFICE_LIST, { id: applicationId }, moderator))).toEqual(['FORBIDDEN']);
    expect(await api.rows(`select subject_id as id from audit_event where action = 'document.list'`)).toEqual([
      { id: applicationId },
    ]);
  });
});

describe('sending', () => {
  test('asks for a confirmed email address', async () => {
    const { id } = await request('pay_stub');
    await api.rows(`update user_account set email_verified_at = null where email = 'amelie@example.ca'`);
    const reply = await send(id, pdf());
    expect([reply.status, codesOf(reply), objects()]).toEqual([200, ['EMAIL_NOT_VERIFIED'], []]);
    await api.rows(`update user_account set email_verified_at = now() where email = 'amelie@example.ca'`);
  });

  test('a picture is kept upright and without its place, a file by what it is, whatever it is called', async () => {
    await sendFor('photo_id', await sidewaysJpeg(), 'IMG_4127.pdf.exe');
    await sendFor('second_id', heic(), 'passport.heic');
    await sendFor('gift_letter', docx(), 'letter.docx');
    expect((await request('photo_id')).documents).toMatchObject([
      { name: 'IMG_4127.jpg', mime: 'image/jpeg', state: 'CLEAN' },
    ]);
    expect((await request('second_id')).documents).toMatchObject([{ mime: 'image/heic', state: 'CLEAN' }]);
    expect((await request('gift_letter')).state).toBe('RECEIVED');
  });

  test('the same file twice is one, also twenty at once', async () => {
    const { id } = await request('t4_1y');
    const bytes = pdf('the same');
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(id, bytes)));
    const ids = new Set(replies.map(({ body }) => String(body.data.uploadDocument.documentId)));
    expect(ids.size).toBe(1);
    expect((await request('t4_1y')).documents).toHaveLength(1);
    const rows = await api.rows<{ objectKey: string }>('select object_key as "objectKey" from document');
    expect(
      objects()
        .map((file) => path.basename(file))
        .sort(),
    ).toEqual(rows.map(({ objectKey }) => objectKey).sort());
  });

  test('what is no paper is refused in words, and leaves nothing', async () => {
    const before = objects();
    const { id } = await request('void_cheque');
    for (const bytes of ['<svg onload="alert(1)"/>', '', 'MZ program', '%PDX-1.4']) {
      const { body } = await send(id, bytes, { name: 'paper.pdf' });
      expect(body.data.uploadDocument).toMatchObject({
        documentId: null,
        userErrors: [{ code: 'INVALID', field: ['file'] }],
      });
    }
    expect([(await request('void_cheque')).state, objects()]).toEqual(['NEEDED', before]);
  });

  test('15 MB is the limit of a paper, and 5 MB stays that of the others', async () => {
    const { id } = await request('void_cheque');
    const large = Buffer.concat([pdf(), Buffer.alloc(15 * 1024 * 1024, 'a')]);
    expect((await send(id, large.subarray(0, 15 * 1024 * 1024))).body.data.uploadDocument.userErrors).toEqual([]);
    const one = await send(id, large);
    expect(one.body.data.uploadDocument.userErrors).toMatchObject([{ message: 'The file is larger than 15 MB.' }]);
    expect((await send(id, Buffer.concat([large, Buffer.alloc(200_000)]))).status).toBe(413);
    const logo =
      'mutation($bankId: ID!, $file: Upload!) { uploadBankLogo(bankId: $bankId, file: $file) { userErrors { message } } }';
    const six = { bytes: Buffer.alloc(6 * 1024 * 1024), token: admin };
    expect((await upload(api, { query: logo, variables: { bankId: id } }, six)).status).toBe(413);
  });

  test('a full disk is said to be one: 507, and nothing is left', async () => {
    const { id } = await request('lawyer_details');
    const { privateFiles } = api.platform;
    const { put } = privateFiles;
    const { StoreFullError } = await import('../../platform/files.js');
    privateFiles.put = () => Promise.reject(new StoreFullError({ cause: new Error('full') }));
    const reply = await send(id, pdf('no room'));
    privateFiles.put = put;
    expect([reply.status, codesOf(reply)]).toEqual([507, ['UNAVAILABLE']]);
    expect(await api.rows('select from document where request_id = $1', [id])).toEqual([]);
    expect((await request('lawyer_details')).state).toBe('NEEDED');
  });

  test('what was stored stays where the answer to the COMMIT is lost, and is there when it is sent again', async () => {
    const before = objects();
    const { id } = await request('lawyer_details');
    const bytes = pdf('arrived');
    const lost = await withLostCommits(api.platform.db, () => send(id, bytes));
    expect(codesOf(lost)).toHaveLength(1);
    expect(objects()).toHaveLength(before.length + 1);
    const again = String((await send(id, bytes)).body.data.uploadDocument.documentId);
    expect((await request('lawyer_details')).documents.map((one) => one.id)).toEqual([again]);
    expect((await api.call(await address(again, amelie), { token: amelie })).text).toContain('%PDF');
    await api.graphql(REMOVE, { id: again }, amelie);
    await eventually(() => expect(objects()).toEqual(before));
  });

  test('one’s own can be taken back until the office decided, and its bytes go', async () => {
    const before = objects();
    const id = await sendFor('lawyer_details', pdf('mistake'));
    expect(objects()).toHaveLength(before.length + 1);
    expect((await api.graphql(REMOVE, { id }, stranger)).body.data.removeDocument.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    await api.graphql(REMOVE, { id }, amelie);
    expect(await request('lawyer_details')).toMatchObject({ state: 'NEEDED', documents: [] });
    await eventually(() => expect(objects()).toEqual(before));
    const done = await api.rows(
      `select action, after, actor_id is not null as known from audit_event
       where action in ('document.send', 'document.remove') order by created_at desc limit 2`,
    );
    const after = { code: 'lawyer_details' };
    expect(done).toEqual([
      { action: 'document.remove', after, known: true },
      { action: 'document.send', after, known: true },
    ]);
  });

  test('two taken back at the same moment leave nothing received', async () => {
    const before = objects();
    for (let time = 0; time < 5; time += 1) {
      const both = [];
      for (const page of ['one', 'two']) both.push(await sendFor('lawyer_details', pdf(`${page} ${time}`)));
      const replies = await Promise.all(both.map((id) => api.graphql(REMOVE, { id }, amelie)));
      for (const { body } of replies) expect(body.data.removeDocument.userErrors).toEqual([]);
      expect(await request('lawyer_details')).toMatchObject({ state: 'NEEDED', documents: [] });
    }
    await eventually(() => expect(objects()).toEqual(before));
  });

  test('of many sent at the same moment, no more are kept than a request takes', async () => {
    const before = objects();
    const { id } = await request('lawyer_details');
    const replies = await Promise.all(Array.from({ length: 24 }, (_, page) => send(id, pdf(`page ${page}`))));
    const kept = replies.filter(({ body }) => body.data.uploadDocument.documentId !== null);
    expect(kept).toHaveLength(20);
    const { documents } = await request('lawyer_details');
    expect(documents).toHaveLength(20);
    expect(objects()).toHaveLength(before.length + 20);
    for (const { id: file } of documents) await api.graphql(REMOVE, { id: file }, amelie);
    await eventually(() => expect(objects()).toEqual(before));
  });
});

describe('the virus scanner', () => {
  test('finds one: nothing is kept, and sending it again is no way round', async () => {
    const { id } = await request('lawyer_details');
    const before = objects();
    for (const attempt of [1, 2]) {
      const { body } = await send(id, pdf(EICAR));
      expect([attempt, body.data.uploadDocument.userErrors]).toEqual([
        attempt,
        [{ code: 'INVALID', message: 'We can’t take this file: it holds a virus.', field: ['file'] }],
      ]);
    }
    expect([(await request('lawyer_details')).state, objects()]).toEqual(['NEEDED', before]);
  });

  test('is away: the file is being checked, nobody opens it, and it is never called clean before it is', async () => {
    clamd.mood = 'away';
    const id = await sendFor('lawyer_details', pdf('waits'));
    const infected = await sendFor('lawyer_details', pdf(`waits too ${EICAR}`));
    expect((await request('lawyer_details')).documents.slice(-2).map(({ state }) => state)).toEqual([
      'SCANNING',
      'SCANNING',
    ]);
    for (const token of [amelie, admin]) {
      const { body } = await api.graphql(ADDRESS, { id }, token);
      expect(body.errors[0].message).toMatch(/being checked/);
    }
    const early = await decide('lawyer_details', { d: 'ACCEPT' }).catch(() => undefined);
    expect(early?.body.data.decideDocument?.userErrors ?? []).not.toEqual([]);
    clamd.mood = 'well';
    await eventually(async () => {
      const states = (await request('lawyer_details')).documents.slice(-2).map((one) => [one.id, one.state]);
      expect(states).toEqual([
        [id, 'CLEAN'],
        [infected, 'INFECTED'],
      ]);
    });
    const [row] = await api.rows('select wrapped_key as key, object_key as name from document where id = $1', [
      infected,
    ]);
    expect(row.key).toBeNull();
    await eventually(() => expect(objects().some((file) => file.endsWith(String(row.name)))).toBe(false));
  });

  test('is away longer than other work is tried: the file is looked at when it is back', async () => {
    clamd.mood = 'away';
    const id = await sendFor('lawyer_details', pdf('waits for days'));
    const job = `queue = 'scan-document' and data ->> 'documentId' = $1`;
    await api.rows(`update background_job set attempts = 20, next_at = now() where ${job}`, [id]);
    await eventually(async () =>
      expect(await api.rows(`select attempts from background_job where ${job}`, [id])).toEqual([{ attempts: 21 }]),
    );
    clamd.mood = 'well';
    await api.rows(`update background_job set next_at = now() where ${job}`, [id]);
    await eventually(async () =>
      expect((await request('lawyer_details')).documents).toContainEqual(
        expect.objectContaining({ id, state: 'CLEAN' }),
      ),
    );
  });
});

test('two of one paper that turn out infected at the same moment leave nothing received', async () => {
  clamd.mood = 'away';
  const scanner = { scan: (): Promise<'infected'> => Promise.resolve('infected') };
  const infected = { ...api.platform, scanner };
  for (let time = 0; time < 5; time += 1) {
    const both = [];
    for (const page of ['one', 'two']) both.push(await sendFor('gift_letter', pdf(`infected ${page} ${time}`)));
    expect((await request('gift_letter')).state).toBe('RECEIVED');
    await api.rows(
      `update document set state = 'refused' where state in ('clean', 'not_scanned') and request_id = $1`,
      [(await request('gift_letter')).id],
    );
    await Promise.all(both.map((id) => new ScanService(infected).scan(id)));
    expect((await request('gift_letter')).state).toBe('NEEDED');
  }
  clamd.mood = 'well';
});

describe('a file’s address', () => {
  test('opens it for its person for 5 minutes, as a download that may do nothing', async () => {
    const id = await sendFor('pay_stub', pdf(CANARY_TEXT), 'Pay stub “février”.pdf');
    const { body } = await api.graphql(ADDRESS, { id }, amelie);
    const { path: at, expiresAt } = body.data.documentAddress as { path: string; expiresAt: string };
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(5);
    const reply = await api.call(at, { token: amelie });
    expect(reply.status).toBe(200);
    expect(reply.text).toBe(pdf(CANARY_TEXT).toString());
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename=.*filename\*=UTF-8''Pay%20stub/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
      'referrer-policy': 'no-referrer',
    });
  });

  test('shows a picture or a PDF in a frame of ours, and downloads all else', async () => {
    const [picture, letter] = [(await request('photo_id')).documents[0], (await request('gift_letter')).documents[0]];
    const shown = await api.call(await address(picture!.id, admin, true), { token: admin });
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(shown.headers.get('content-security-policy')).toMatch(/sandbox/);
    const kept = await api.call(await address(letter!.id, admin, true), { token: admin });
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test('is made for no one else, cannot be made up, and ends with its session, role and time', async () => {
    const { id } = (await request('pay_stub')).documents[0]!;
    for (const token of [stranger, moderator, daniel])
      expect(codesOf(await api.graphql(ADDRESS, { id }, token))).toEqual(['NOT_FOUND']);
    expect(codesOf(await api.graphql(ADDRESS, { id }))).toEqual(['UNAUTHENTICATED']);
    const good = await address(id, amelie);
    expect((await api.call(good, { token: stranger })).status).toBe(404);
    for (const wrong of [`${good}x`, '/files/x', `/files/${'a'.repeat(3000)}`, '/files/%00']) {
      expect([400, 404]).toContain((await api.call(wrong, { token: amelie })).status);
    }
    const token = await api.token('amelie@example.ca');
    const ended = await address(id, token);
    await api.call('/api/auth/logout', { method: 'POST', token });
    expect((await api.call(ended)).status).toBe(404);
    const { encryption } = api.platform;
    const ticket = encryption.decryptJson<{ until: number }>(good.slice('/files/'.length));
    const late = encryption.encryptJson({ ...ticket, until: Date.now() - 1 });
    expect((await api.call(`/files/${late}`, { token: amelie })).status).toBe(404);
    expect((await api.call(good, { token: amelie })).status).toBe(200);
  });

  test('opens in the browser that asked for it alone', async () => {
    const { id } = (await request('pay_stub')).documents[0]!;
    const asked = await api.graphql(ADDRESS, { id }, amelie);
    const { path: at } = asked.body.data.documentAddress as { path: string };
    const cookie = asked.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^files=[\w-]{43}; Path=\/files; Max-Age=300; HttpOnly; SameSite=Strict/);
    const [pair = ''] = cookie.split(';');
    const follow = async (cookies?: string) =>
      (await api.call(at, { headers: cookies === undefined ? {} : { cookie: cookies } })).status;
    expect([await follow(pair), await follow(`a=b; ${pair}; c=d`)]).toEqual([200, 200]);
    // another session of the same person is another browser
    const other = await api.graphql(ADDRESS, { id }, await api.token('amelie@example.ca'));
    const [foreign = ''] = (other.headers.get('set-cookie') ?? '').split(';');
    for (const wrong of [undefined, '', 'files=', 'files=x', `xfiles=${pair.slice(6)}`, foreign]) {
      expect([wrong, await follow(wrong)]).toEqual([wrong, 404]);
    }
  });

  test('every opening is in the audit, and the log has no token', async () => {
    const { id } = (await request('pay_stub')).documents[0]!;
    const count = async () =>
      (
        await api.rows(
          `select count(*)::int as n from audit_event where after ->> 'documentId' = $1 and action like 'document.%'`,
          [id],
        )
      )[0].n as number;
    const before = await count();
    const at = await address(id, admin, true);
    await api.call(at, { token: admin });
    await api.call(await address(id, admin), { token: admin });
    expect(await count()).toBe(before + 2);
    const token = at.slice('/files/'.length);
    expect(written.text()).not.toContain(token.slice(0, 40));
  });

  test('a file that was changed in the store is not sent to its end', async () => {
    const [row] =
      await api.rows(`select d.id, object_key as name from document d join document_request r on r.id = d.request_id
      where r.code = 't4_1y' and d.state = 'clean'`);
    const file = objects().find((one) => one.endsWith(String(row.name))) ?? '';
    const kept = fs.readFileSync(file);
    fs.writeFileSync(file, Buffer.concat([Buffer.from([kept[0]! ^ 1]), kept.subarray(1)]));
    await expect(api.call(await address(String(row.id), admin), { token: admin })).rejects.toThrow();
    fs.writeFileSync(file, kept);
  });
});

describe('the office', () => {
  test('accepts a paper until it is too old for lenders', async () => {
    const { body } = await decide('pay_stub', { d: 'ACCEPT' });
    expect(body.data.decideDocument.userErrors).toEqual([]);
    const accepted = await request('pay_stub');
    expect([accepted.state, accepted['decidedBy']]).toEqual(['ACCEPTED', 'Avery Chen']);
    expect(Math.round((Date.parse(String(accepted['expiresAt'])) - Date.now()) / 86_400_000)).toBe(30);
    const again = await send(accepted.id, pdf('another'));
    expect(again.body.data.uploadDocument.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await api.rows(`update document_request set expires_at = now() - interval '1 minute' where id = $1`, [accepted.id]);
    await EXPIRE_DOCUMENTS.run(api.platform);
    expect(await request('pay_stub')).toMatchObject({ state: 'EXPIRED', told: false });
  });

  test('refuses one with a reason and words for its person alone; the same file is not taken again', async () => {
    const bytes = pdf('a letter without a salary');
    await sendFor('employment_letter', bytes);
    const missing = await decide('employment_letter', { d: 'REFUSE', r: 'OTHER' });
    expect(missing.body.data.decideDocument.userErrors).toMatchObject([{ code: 'REQUIRED', field: ['words'] }]);
    await decide('employment_letter', { d: 'REFUSE', r: 'PAGES_MISSING', w: 'The salary is not on it.' });
    const refused = await request('employment_letter');
    expect(refused).toMatchObject({
      state: 'REFUSED',
      reason: 'PAGES_MISSING',
      note: 'The salary is not on it.',
      told: false,
    });
    expect(refused.documents).toMatchObject([{ state: 'REFUSED' }]);
    const same = await send(refused.id, bytes);
    expect(same.body.data.uploadDocument.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await sendFor('employment_letter', pdf('with the salary'));
    expect(await request('employment_letter')).toMatchObject({ state: 'RECEIVED', reason: null, note: null });
  });

  test('decides about what it saw: a file that came meanwhile is a conflict', async () => {
    const { version } = await request('employment_letter');
    await sendFor('employment_letter', pdf('one more page'));
    const { body } = await decide('employment_letter', { d: 'ACCEPT' }, version);
    expect(body.data.decideDocument.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await request('employment_letter')).state).toBe('RECEIVED');
  });

  test('waives and asks again; what was received never disappears', async () => {
    const { id, version } = await request('employment_letter');
    await api.graphql(WAIVE, { id, v: version, w: true }, admin);
    const waived = await request('employment_letter');
    expect([waived.state, waived.documents.length]).toEqual(['WAIVED', 3]);
    await api.graphql(WAIVE, { id, v: waived.version, w: false }, admin);
    expect((await request('employment_letter')).state).toBe('RECEIVED');
    const row = {
      id,
      applicationId,
      ownerKind: 'applicant',
      person: 'applicant',
      personIndex: null,
      code: 'employment_letter',
      words: null,
      addedById: null,
      told: true,
    };
    await api.rows(insertDocumentRequests('$1::jsonb'), [JSON.stringify([row])]);
    expect((await request('employment_letter')).documents).toHaveLength(3);
  });

  test('asks for more in its own words, and each person gets one email for all of it', async () => {
    const items = [
      { person: 'applicant', words: 'Letter about the transfer of $11,000' },
      { person: 'applicant', code: 'gift_deposit_proof' },
      { person: DANIEL.id, code: 'pay_stub' },
    ];
    const { body } = await api.graphql(ASK, { id: applicationId, items }, admin);
    expect(body.data.requestDocuments.userErrors).toEqual([]);
    for (const wrong of [
      { person: 'nobody', words: 'x' },
      { person: 'applicant' },
      { person: 'applicant', code: 'sin' },
    ]) {
      const refused = await api.graphql(ASK, { id: applicationId, items: [wrong] }, admin);
      expect(refused.body.data.requestDocuments.userErrors).toHaveLength(1);
    }
    expect((await request('other'))['words']).toBe('Letter about the transfer of $11,000');
    expect((await api.graphql(TELL, { id: applicationId }, admin)).body.data.tellAboutDocuments.emails).toBe(2);
    expect((await api.graphql(TELL, { id: applicationId }, admin)).body.data.tellAboutDocuments.emails).toBe(0);
    for (const person of ['amelie@example.ca', 'daniel@example.ca']) {
      const [sent, ...more] = await sentEmails(api, person, 'documents-asked');
      expect([sent?.subject, more]).toEqual([`Documents for your application ${NUMBER}`, []]);
      expect(sent?.text).not.toMatch(/11,000|Okafor|Gagnon|gift|stub/i);
    }
  });

  test('reminds whoever has not sent what they were told of, and not within two days of the last email', async () => {
    const remind = async () => (await api.graphql(REMIND, { id: applicationId }, admin)).body.data.remindAboutDocuments;
    expect(await remind()).toMatchObject({ emails: null, userErrors: [{ code: 'CONFLICT' }] });
    await api.rows(`update document_request set told_at = told_at - interval '49 hours'`);
    expect(await remind()).toMatchObject({ emails: 2, userErrors: [] });
    expect(await remind()).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
    // the applicant heard of one paper just now, and who declined gets no more email
    await api.rows(`update document_request set told_at = told_at - interval '49 hours'`);
    await api.rows(
      `update document_request set told_at = now() where id = (
         select id from document_request where application_id = $1 and person = 'applicant' limit 1)`,
      [applicationId],
    );
    await api.rows(
      `update co_applicant set answer = 'declined', answered_at = now(), text_version = 'x' where application_id = $1`,
      [applicationId],
    );
    expect(await remind()).toMatchObject({ emails: null, userErrors: [{ code: 'CONFLICT' }] });
    await api.rows(
      'update co_applicant set answer = null, answered_at = null, text_version = null where application_id = $1',
      [applicationId],
    );
  });

  test('is the only one who does any of this', async () => {
    const { id, version } = await request('t4_1y');
    for (const token of [amelie, moderator]) {
      for (const [query, variables] of [
        [DECIDE, { id, v: version, d: 'ACCEPT' }],
        [WAIVE, { id, v: version, w: true }],
        [ASK, { id: applicationId, items: [] }],
        [TELL, { id: applicationId }],
      ] as const) {
        expect(codesOf(await api.graphql(query, variables, token))).toEqual(['FORBIDDEN']);
      }
    }
  });
});

test('what was not finished within a day is gone, its bytes too', async () => {
  const { id } = await request('void_cheque');
  const insert = `insert into document (id, request_id, object_key, sha256, bytes, mime, name, created_at)
    values (gen_random_uuid(), $1, $2, 'x', 1, 'application/pdf', 'x', now() - $3::interval)`;
  for (const [name, age] of [
    ['unfinished-old', '25 hours'],
    ['unfinished-new', '23 hours'],
  ] as const) {
    await api.platform.privateFiles.put(name, [Buffer.from('half')]);
    await api.rows(insert, [id, name, age]);
  }
  await SWEEP_UPLOADS.run(api.platform);
  expect(await api.rows(`select object_key as name from document where state = 'pending'`)).toEqual([
    { name: 'unfinished-new' },
  ]);
  expect(objects().filter((file) => file.includes('unfinished'))).toEqual([expect.stringMatching(/unfinished-new$/)]);
});

test('the canary is in no row, object, job, email or log line', async () => {
  await sendFor('void_cheque', pdf(CANARY_TEXT), `${CANARY.sin} ${CANARY.income}.pdf`);
  // the same in a draft, in an application, and in what the office tries on it
  const content = {
    mortgageType: 'new_purchase',
    applicant: { fullName: 'Ann Roy', email: 'canary@example.ca', phone: CANARY.phone },
    employment: { status: 'other', other: { source: `I earn ${CANARY.income}, my SIN is ${CANARY.sin}` } },
    property: { province: 'ON', type: 'single-family', purchasePrice: CANARY.income, downPayment: CANARY.income },
    financial: { annualIncome: CANARY.income },
    consents: { privacy: true, contact: true },
  };
  const draft = await api.graphql(
    'mutation($c: JSONObject!) { saveDraft(input: { kind: COMPREHENSIVE, content: $c, lastStep: 1 }) { userErrors { code } } }',
    { c: content },
    amelie,
  );
  expect(draft.body.data.saveDraft.userErrors).toEqual([]);
  const submitted = await api.call('/mortgage/comprehensive', { method: 'POST', body: content });
  expect(submitted.status).toBe(201);
  const { id } = submitted.body.data as { id: string };
  const kept0 = await api.graphql(
    `mutation($id: ID!, $d: Money!) { keepWhatIf(id: $id, whatIf: { ratePct: 4, downPayment: $d }) { userErrors { code } } }`,
    { id, d: `${CANARY.income}.00` },
    admin,
  );
  expect(kept0.body.errors).toBeUndefined();
  const corrected = await api.graphql(
    'mutation($input: CorrectAnswerInput!) { correctAnswer(input: $input) { version userErrors { code } } }',
    { input: { applicationId: id, place: 'employment.other.source', text: `Now ${CANARY_TEXT}`, version: 1 } },
    admin,
  );
  expect(corrected.body.data.correctAnswer).toEqual({ version: 2, userErrors: [] });
  await api.graphql('query($id: ID!) { applicationFile(id: $id) { id phone sections { name } } }', { id }, admin);
  const tables = await api.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const kept = [written.text()];
  for (const { name } of tables) kept.push(JSON.stringify(await api.rows(`select * from ${name}`)));
  for (const file of objects()) kept.push(fs.readFileSync(file, 'latin1'));
  const mail = path.join(api.platform.config.dataDir, 'mail');
  for (const file of fs.readdirSync(mail)) kept.push(fs.readFileSync(path.join(mail, file), 'utf8'));
  for (const canary of Object.values(CANARY)) expect(kept.filter((text) => text.includes(canary))).toEqual([]);
});

test('a person takes away what they sent, and deleting the account leaves the file to the office', async () => {
  const { body } = await api.graphql('{ myData { content } }', {}, amelie);
  expect(body.errors).toBeUndefined();
  expect(body.data.myData.content.documents).toContainEqual(
    expect.objectContaining({ applicationNumber: NUMBER, code: 'photo_id', name: 'IMG_4127.jpg', state: 'clean' }),
  );
  const before = objects();
  const [{ id }] = (await api.rows(`select id from user_account where email = 'amelie@example.ca'`)) as [
    { id: string },
  ];
  const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token: amelie, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  expect(objects()).toEqual(before);
  expect(
    (await api.graphql(OFFICE_LIST, { id: applicationId }, admin)).body.data.fileDocuments.requests.length,
  ).toBeGreaterThan(9);
  expect(await api.rows('select from document where uploaded_by_id = $1', [id])).toEqual([]);
});
