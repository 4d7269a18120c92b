import { ANALYTICS_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { applied, consented } from '../../../test/applied.js';
import { pagesOf } from '../../../test/pdf-words.js';
import { wordsOf } from '../../../test/words-of.js';

let api: TestApi;
let admin: string;
let adminId: string;
beforeAll(async () => {
  api = await testApi();
  adminId = await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('ann@example.ca');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

const FILE = `query($id: ID!) { applicationFile(id: $id) {
  id applicationNumber kind mortgageType fullName people missingConsents email phone status version enquiryId assignedTo firstRespondedAt
  sections { name title groups { title people rows { label answers { place value change { was changedBy } } } } } moves { actorName from to reason message } notes { authorName text }
  consents { email purpose granted }
} }`;
const read = (id: string, token = admin) => api.graphql(FILE, { id }, token);
const file = async (id: string) => (await read(id)).body.data.applicationFile;

test('a basic application: the answers as they were given, its steps, consents and notes', async () => {
  const sent = await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, comments: 'After five' } });
  const { id, applicationNumber } = sent.body.data as { id: string; applicationNumber: string };
  const shown = await file(id);
  expect(shown).toMatchObject({
    applicationNumber,
    kind: 'BASIC',
    fullName: 'Noor Haddad',
    phone: '+14165550142',
    status: 'SUBMITTED',
    version: 1,
    assignedTo: null,
    moves: [{ actorName: null, from: null, to: 'SUBMITTED', reason: null, message: null }],
    notes: [],
  });
  expect(shown.sections[0].groups[0].rows).toContainEqual({
    label: expect.any(String),
    answers: [expect.objectContaining({ value: 'After five', change: null })],
  });
  expect(shown.consents).toContainEqual({ email: 'noor@example.ca', purpose: 'contact', granted: true });
  const note = 'mutation($id: ID!) { addEnquiryNote(id: $id, text: "Called, no answer") { userErrors { code } } }';
  await api.graphql(note, { id: shown.enquiryId }, admin);
  expect((await file(id)).notes).toEqual([{ authorName: 'Avery Chen', text: 'Called, no answer' }]);
});

test('what a browser says about visits is nothing of a file, whatever id it gives', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'visits@example.ca' });
  const choose = `mutation($receipt: ID!, $textVersion: String!) {
    chooseAnalytics(granted: true, textVersion: $textVersion, receipt: $receipt) { userErrors { code } } }`;
  const { body } = await api.graphql(choose, { receipt: id, textVersion: ANALYTICS_CONSENT_VERSION });
  expect(body.data.chooseAnalytics.userErrors).toEqual([]);
  expect((await file(id)).consents).toEqual([]);
});

test('a comprehensive one with a move: the reason and the message are readable again', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'co@example.ca' });
  await consented(api, id, 'co@example.ca');
  const MOVE = `mutation($id: ID!) {
    transitionApplication(id: $id, to: IN_REVIEW, note: "Looks complete", visibleNote: "Thanks!", version: 1) { version }
  }`;
  await api.graphql(MOVE, { id }, admin);
  const shown = await file(id);
  expect(shown).toMatchObject({ kind: 'COMPREHENSIVE', status: 'IN_REVIEW', version: 2, assignedTo: 'Avery Chen' });
  expect(shown.moves[0]).toMatchObject({ reason: 'Looks complete', message: 'Thanks!', actorName: 'Avery Chen' });
  expect(shown.consents).toEqual([{ email: 'co@example.ca', purpose: 'credit_check', granted: true }]);
});

const CONTENT = {
  mortgageType: 'new_purchase',
  applicant: { fullName: 'Simran Dhaliwal', email: 'simran@example.ca', birthDate: '1993-04-07' },
  employment: {
    status: 'employed',
    current: { employer: 'Speed River Health Centre', pay: ['salary'], annual: 92400 },
  },
  hasCoApplicants: true,
  coApplicants: [{ id: 'c1', fullName: 'Łucja Müller', email: 'lucja@example.ca' }],
};

test('a comprehensive one shows its sections as they were answered, and everybody on it', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
  const shown = await file(id);
  expect(shown.people).toEqual(['Simran Dhaliwal', 'Łucja Müller']);
  const work = shown.sections.find(({ name }: { name: string }) => name === 'work');
  expect(JSON.stringify(work)).toContain('Speed River Health Centre');
  expect(JSON.stringify(work)).toContain('$92,400');
});

test('whose consent is missing is counted by people, as where the file goes to a lender', async () => {
  const shared = { ...CONTENT, coApplicants: [{ id: 'c1', fullName: 'Łucja Müller', email: 'Simran@example.ca ' }] };
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: shared });
  const missing = async () => (await file(id)).missingConsents;
  expect(await missing()).toEqual(['Simran Dhaliwal', 'Łucja Müller']);
  await consented(api, id, 'simran@example.ca');
  expect(await missing()).toEqual(['Łucja Müller']);
  await consented(api, id, 'simran@example.ca');
  expect(await missing()).toEqual([]);
  // each takes back their own: the other one need not agree again
  await consented(api, id, 'simran@example.ca', false);
  expect(await missing()).toEqual(['Łucja Müller']);
  await consented(api, id, 'simran@example.ca');
  expect(await missing()).toEqual([]);
});

const CORRECT = `mutation($input: CorrectAnswerInput!) { correctAnswer(input: $input) { version userErrors { code field }
  sections { groups { people rows { label answers { place value control { kind text choices { value } } change { was changedBy at } } } } } } }`;
const correct = async (input: object, token = admin) => (await api.graphql(CORRECT, { input }, token)).body;

type Shown = { place: string; value: string; change: { was: string; changedBy: string } | null } | null;
const answerAt = (sections: { groups: { rows: { answers: Shown[] }[] }[] }[], place: string) =>
  sections
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.flatMap(({ answers }) => answers)))
    .find((answer) => answer?.place === place);

test('an answer is put right: what was sent stays beside it, and the audit names its place alone', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
  const place = 'employment.current.annual';
  const { data } = await correct({ applicationId: id, place, text: '$99,240', version: 1 });
  expect(data.correctAnswer).toMatchObject({ version: 2, userErrors: [] });
  expect(answerAt(data.correctAnswer.sections, place)).toMatchObject({
    value: '$99,240',
    control: { kind: 'money', text: '99240' },
    change: { was: '$92,400', changedBy: 'Avery Chen' },
  });
  const again = await correct({ applicationId: id, place, text: '99,240', version: 2 });
  expect(again.data.correctAnswer.version).toBe(2);
  await correct({ applicationId: id, place, text: '101000', version: 2 });
  const shown = await file(id);
  expect(shown.version).toBe(3);
  // what was sent, not what it was in between
  expect(answerAt(shown.sections, place)).toMatchObject({ value: '$101,000', change: { was: '$92,400' } });
  const ratios = 'query($id: ID!) { applicationRatios(id: $id) { missing } }';
  expect((await api.graphql(ratios, { id }, admin)).body.errors).toBeUndefined();
  await correct({ applicationId: id, place, text: '92400', version: 3 });
  expect(answerAt((await file(id)).sections, place)).toMatchObject({ value: '$92,400', change: null });

  const rows = await api.rows(
    `select after from audit_event where action = 'application.correct' and subject_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({ after: { applicationNumber: expect.any(String), place } });
  const stored = await api.rows('select words, changed_by_id from answer_change where application_id = $1', [id]);
  expect(wordsOf(stored)).not.toMatch(/99.?240|annual/);
  const [inbox] = await api.rows<{ answers: string }>('select answers from enquiry where source_id = $1', [id]);
  expect(api.platform.encryption.decryptJson(inbox?.answers ?? '')).toMatchObject({
    employment: { current: { annual: 92_400 } },
  });
});

test('a paper that an answer makes needed is asked for, and the office tells of it', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
  const papers = () =>
    api.rows<{ person: string; code: string; state: string; told: boolean }>(
      `select person, code, state, told_at is not null as told from document_request where application_id = $1`,
      [id],
    );
  await correct({ applicationId: id, place: 'employment.current.annual', text: '93000', version: 1 });
  const before = await papers();
  expect(before.map(({ code }) => code)).not.toContain('pr_card');
  const { data } = await correct({
    applicationId: id,
    place: 'applicant.residency',
    text: 'permanent_resident',
    version: 2,
  });
  expect(data.correctAnswer.userErrors).toEqual([]);
  const after = await papers();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual({ person: 'applicant', code: 'pr_card', state: 'needed', told: false });

  // what is asked for stays until the office waives it
  await correct({ applicationId: id, place: 'applicant.residency', text: 'citizen', version: 3 });
  expect(await papers()).toHaveLength(after.length);
});

test('an answer is put right by whoever read the file as it stands, and nowhere else', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
  const input = { applicationId: id, place: 'employment.current.annual', text: '1', version: 1 };
  const code = async (change: object, token = admin) => {
    const { data, errors } = await correct({ ...input, ...change }, token);
    return data?.correctAnswer?.userErrors[0]?.code ?? errors?.[0].extensions.code;
  };
  expect(await code({ version: 7 })).toBe('CONFLICT');
  expect(await code({ text: 'a lot' })).toBe('INVALID');
  expect(await code({ text: 'x'.repeat(5_001) })).toBe('INVALID');
  expect(await code({ place: 'employment.status', text: 'retired' })).toBe('INVALID');
  for (const place of ['applicant.email', 'consents.creditCheck', 'nothing'])
    expect(await code({ place })).toBe('NOT_FOUND');
  expect(await code({ applicationId: 'x' })).toBe('NOT_FOUND');
  expect(await code({ applicationId: await applied(api, { email: 'basic@example.ca' }) })).toBe('NOT_FOUND');
  const over = await applied(api, {
    kind: 'comprehensive',
    email: 'o@example.ca',
    content: CONTENT,
    status: 'withdrawn',
  });
  expect(await code({ applicationId: over })).toBe('GONE');
  expect(await code({}, await api.token('moderator@example.ca'))).toBe('FORBIDDEN');
  expect((await file(id)).version).toBe(1);
});

test('two people stand side by side', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
  const { sections } = await file(id);
  const people = sections.find(({ name }: { name: string }) => name === 'plans').groups.at(-1);
  expect(people.people).toEqual(['Simran Dhaliwal', 'Łucja Müller']);
  expect(people.rows).toContainEqual({
    label: 'Full legal name',
    answers: [
      expect.objectContaining({ value: 'Simran Dhaliwal' }),
      expect.objectContaining({ value: 'Łucja Müller' }),
    ],
  });
});

const SUMMARY = 'query($id: ID!) { applicationSummary(id: $id) { fileName content } }';

test('the broker’s summary is one page, kept nowhere and written down', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
  const reply = await api.graphql(SUMMARY, { id }, admin);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { fileName, content } = reply.body.data.applicationSummary;
  expect(fileName).toMatch(/^MB-\d{4}-\w{8}\.pdf$/);
  const pages = pagesOf(Buffer.from(String(content), 'base64'));
  expect(pages).toHaveLength(1);
  for (const words of ['Simran Dhaliwal', 'Submitted', 'Speed River', '$92,400', '0 of 2']) {
    expect(pages[0]).toContain(words);
  }
  const rows = await api.rows(`select action from audit_event where subject_id = $1`, [id]);
  expect(rows).toEqual([{ action: 'application.summary' }]);
  const moderator = await api.graphql(SUMMARY, { id }, await api.token('moderator@example.ca'));
  expect(moderator.body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('low 2: a legal name stands in the summary as it was given', async () => {
  const summary = async (email: string, fullName: string): Promise<[words: string, raw: string]> => {
    const coApplicants = [{ id: 'c1', fullName, email: 'other@example.ca' }];
    const id = await applied(api, { kind: 'comprehensive', email, content: { ...CONTENT, coApplicants } });
    const { content } = (await api.graphql(SUMMARY, { id }, admin)).body.data.applicationSummary;
    const pdf = Buffer.from(String(content), 'base64');
    return [pagesOf(pdf).join('').replaceAll('\n', ''), pdf.toString('latin1')];
  };
  const [words, raw] = await summary('li@example.ca', 'Łukasz Nguyễn Thị Ánh 王小明 ਜਸਪ੍ਰੀਤ ਕੌਰ');
  expect(words).toContain('Łukasz Nguyễn Thị Ánh 王小明 ਜਸਪ੍ਰੀਤ ਕੌਰ');
  expect(words).not.toContain('Unicode');
  // read aloud: a language, a title, headings
  for (const part of ['/Marked true', '/Lang (en-CA)', '/DisplayDocTitle true', '/S /H1', '/S /H2']) {
    expect(raw).toContain(part);
  }
  const [numbered] = await summary('said@example.ca', 'አበበ Said');
  expect(numbered).toContain('[U+12A0 U+1260 U+1260] Said');
  expect(numbered).toContain('Unicode numbers');
});

test('every view is written down, also of the same file by the same person', async () => {
  const id = await applied(api, { email: 'audit@example.ca' });
  await read(id);
  await read(id);
  const rows = await api.rows(
    `select actor_id as actor, action, after from audit_event where subject_id = $1 order by created_at`,
    [id],
  );
  expect(rows).toEqual([
    { actor: adminId, action: 'application.read', after: null },
    { actor: adminId, action: 'application.read', after: null },
  ]);
  const log = '{ auditEvents(limit: 1) { items { action subjectName } } }';
  const { items } = (await api.graphql(log, {}, admin)).body.data.auditEvents;
  expect(items).toEqual([{ action: 'application.read', subjectName: 'Ann Roy' }]);
});

test('nobody but an administrator reads a file; what is not there is null and leaves no row', async () => {
  const id = await applied(api, { email: 'ann@example.ca' });
  for (const [email, code] of [
    ['ann@example.ca', 'FORBIDDEN'],
    ['moderator@example.ca', 'FORBIDDEN'],
  ] as const) {
    const { errors } = (await read(id, await api.token(email))).body;
    expect(errors[0].extensions.code).toBe(code);
  }
  expect((await api.graphql(FILE, { id })).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const before = await api.rows(`select count(*)::int as n from audit_event where action = 'application.read'`);
  expect(await file('01a20046-196e-74ce-8000-000000000000')).toBeNull();
  expect(await file('nobody')).toBeNull();
  expect(await api.rows(`select count(*)::int as n from audit_event where action = 'application.read'`)).toEqual(
    before,
  );
});
