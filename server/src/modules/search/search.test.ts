import fc from 'fast-check';
import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { searchWords, wordBeginnings } from '../../kernel/word-search.js';

let api: TestApi;
let admin: string;
let number: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  await api.person('moderator@example.ca', 'MODERATOR', 'Mo Derator');
  admin = await api.token('admin@example.ca');
  const body = { ...APPLICATION, fullName: 'Zoé Bélanger-Roy', email: 'zoe.b@courriel.example' };
  await api.call('/mortgage/basic', { method: 'POST', body });
  const [row] = await api.rows<{ application_number: string }>('select application_number from enquiry');
  number = row?.application_number ?? '';
  await api.rows(
    `insert into bank (id, name, slug, kind) values (gen_random_uuid(), 'Zorra Credit Union', 'zorra', 'credit_union')`,
  );
});
afterAll(() => api.close());

interface Hit {
  kind: string;
  title: string;
  detail: string;
}
const QUERY = 'query($q: String!, $limit: Int) { search(q: $q, limit: $limit) { items { id kind title detail } } }';
const find = async (q: string, limit?: number): Promise<Hit[]> =>
  (await api.graphql(QUERY, { q, limit }, admin)).body.data.search.items;
const names = async (q: string): Promise<string[]> => (await find(q)).map(({ kind, title }) => `${kind} ${title}`);

test('by the beginning of any word of a name, without minding accents and case', async () => {
  for (const q of ['bel', 'Bélanger', 'ROY', 'zoe roy', 'belanger-r']) {
    expect(await names(q)).toContain('ENQUIRY Zoé Bélanger-Roy');
  }
  expect(await names('elanger')).toEqual([]);
  expect(await names('zoe smith')).toEqual([]);
});

test('by email, application number, its last part, and a whole telephone number', async () => {
  for (const q of ['zoe.b@courriel', number, number.toLowerCase(), number.slice(8), '(416) 555-0142']) {
    expect(await names(q)).toEqual(['ENQUIRY Zoé Bélanger-Roy']);
  }
  expect((await find(number))[0]?.detail).toContain(number);
});

test('an email address is whole: nobody whose address only begins like it, and not all of its provider', async () => {
  await api.person('wren@post.example', 'ACCOUNT_HOLDER', 'Wren One');
  await api.person('wrenly@post.example', 'ACCOUNT_HOLDER', 'Lark Two');
  expect(await names('wren@post.example')).toEqual(['PERSON Wren One']);
  expect((await names('wren@post')).sort()).toEqual(['PERSON Lark Two', 'PERSON Wren One']);
});

test('enquiries first, then people, then lenders; at most so many of each', async () => {
  expect(await names('zo')).toEqual(['ENQUIRY Zoé Bélanger-Roy', 'LENDER Zorra Credit Union']);
  expect(await names('moder')).toEqual(['PERSON Mo Derator']);
  expect((await find('example', 1)).map(({ kind }) => kind)).toEqual(['ENQUIRY', 'PERSON']);
});

test('one statement; less than two letters ask nothing; signs are no syntax', async () => {
  const sent = await api.statements(() => find('bel'));
  expect(sent.filter((text) => text.includes('search_words')).length).toBe(1);
  const none = await api.statements(async () => expect(await find('b')).toEqual([]));
  expect(none.filter((text) => text.includes('search_words')).length).toBe(0);
  for (const q of [`'`, `be'l:*|!`, '\\\\bel', '%%', ' & | ! ( ) ']) expect(Array.isArray(await find(q))).toBe(true);
});

test('a limit out of range is refused, and so is a moderator', async () => {
  expect((await api.graphql(QUERY, { q: 'bel', limit: 101 }, admin)).body.errors[0].extensions.code).toBe(
    'BAD_USER_INPUT',
  );
  const moderator = await api.token('moderator@example.ca');
  expect((await api.graphql(QUERY, { q: 'bel' }, moderator)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('among 10,000 enquiries, by the index', async () => {
  await api.rows(`
    insert into enquiry (id, kind, topic, full_name, email, masked_phone, phone_index, first_response_due_at)
    select gen_random_uuid(), 'LEAD', 'Renewal · Ontario', 'Person' || n || ' Surname' || (n % 500), 'p' || n || '@example.ca',
      '', md5(n::text), now() + interval '1 day'
    from generate_series(1, 10000) n`);
  await api.rows('analyze enquiry');
  for (const q of ['surname77', 'person4', 'p9999@example', number]) {
    expect((await find(q)).length).toBeGreaterThan(0);
  }
  const plan = await api.rows<Record<string, string>>(
    `explain select 1 from enquiry e where e.words @@ '''surname77'':*'::tsquery`,
  );
  expect(JSON.stringify(plan)).toContain('enquiry_words_idx');
  // what is typed with an apostrophe asks twice, and the index answers both
  const joined = await api.rows<Record<string, string>>(
    `explain select 1 from enquiry e where e.words @@ '${wordBeginnings("o'surname77", 1)?.replaceAll("'", "''")}'::tsquery`,
  );
  expect(JSON.stringify(joined)).toContain('enquiry_words_idx');
});

const NAMES = [
  ...[
    'Nguyễn Thị Hương',
    'Đorđe Đorđević',
    'Antonín Dvořák',
    'Łukasz Wałęsa',
    'İbrahim Işık',
    'Åse Bjørnsdóttir',
    'Þóra Æsa',
  ],
  ...[
    'Cœur-de-Roy',
    'Groß',
    'Ștefan Țîrlea',
    'O’Neill',
    'D´Arcy N`Golo',
    'Ελένη Παπαδοπούλου',
    'Юрій Ковальчук',
    'محمد علي',
    'דוד כהן',
    '王小明',
  ],
  ...['佐藤 ひかり', '김민준', 'ประยุทธ์', 'अनन्या शर्मा', 'Ｗｉｄｅ', 'x'.repeat(3_000)],
];

test('every name finds itself, with its accents and without, and by the beginning of each word', async () => {
  for (const name of NAMES) {
    const words = wordBeginnings(name, 1);
    const bare = wordBeginnings(name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), 1);
    const begun = wordBeginnings(
      searchWords(name)
        .map((word) => Array.from(word)[0])
        .join(' '),
      1,
    );
    for (const asked of [words, bare, begun]) {
      const [row] = await api.rows<{ found: boolean }>(
        `select search_words('${name}') @@ '${asked?.replaceAll("'", "''")}'::tsquery as found`,
      );
      expect([name, asked, row?.found]).toEqual([name, asked, true]);
    }
  }
});

test('people and enquiries are found by names of any letters', async () => {
  await api.person('huong@example.ca', 'ACCOUNT_HOLDER', 'Nguyễn Thị Hương');
  const body = { ...APPLICATION, fullName: '王小明', email: 'wang@courriel.example' };
  await api.call('/mortgage/basic', { method: 'POST', body });
  for (const q of ['Nguyễn', 'nguyen', 'NGUYEN huong', 'hương'])
    expect(await names(q)).toEqual(['PERSON Nguyễn Thị Hương']);
  for (const q of ['王小明', '小明']) expect(await names(q)).toEqual(['ENQUIRY 王小明']);
  const people = async (q: string) =>
    (await api.call(`/api/users?q=${encodeURIComponent(q)}`, { token: admin })).body.data.items;
  for (const q of ['nguyễn', 'nguyen', 'thi huong']) {
    expect(await people(q)).toMatchObject([{ name: 'Nguyễn Thị Hương' }]);
  }
});

test('an apostrophe joins, however a name and what is typed are written', async () => {
  const written = ['Siobhán O’Brien', "Sean O'Brien", 'Eoin O´Brien', 'Una OBrien', 'Liam O Brien'];
  for (const [at, fullName] of written.entries()) {
    await api.call('/mortgage/basic', {
      method: 'POST',
      body: { ...APPLICATION, fullName, email: `obr${at}@mail.example` },
    });
  }
  const found = async (q: string) => (await names(q)).map((name) => name.replace('ENQUIRY ', '')).sort();
  const one = written.slice(0, 4).sort();
  expect(await found('obrien')).toEqual(one);
  for (const q of ["o'brien", 'O’Brien', 'o´bri']) expect(await found(q)).toEqual([...written].sort());
  expect(await found('brien sean')).toEqual(["Sean O'Brien"]);
  expect(await found("sean o'b")).toEqual(["Sean O'Brien"]);
  const inbox = await api.graphql(
    'query($q: String!) { enquiries(filter: { q: $q }) { items { fullName } } }',
    { q: 'obrien' },
    admin,
  );
  expect(inbox.body.data.enquiries.items.map((item: { fullName: string }) => item.fullName).sort()).toEqual(one);
  await api.person('dara@example.ca', 'ACCOUNT_HOLDER', 'Dara O’Brien');
  expect((await api.call('/api/users?q=obrien', { token: admin })).body.data.items).toMatchObject([
    { name: 'Dara O’Brien' },
  ]);
});

/** Letters, signs and marks in use; the database knows those that Unicode had in 2018. */
const RANGES = [
  ...[
    [0x20, 0x52f],
    [0x5d0, 0x5ea],
    [0x620, 0x64a],
    [0x905, 0x939],
    [0xe01, 0xe3a],
    [0x1e00, 0x1fff],
    [0x2000, 0x206f],
  ],
  ...[
    [0x3040, 0x30ff],
    [0x4e00, 0x9fa5],
    [0xac00, 0xd7a3],
    [0xff01, 0xff5e],
    [0x1f300, 0x1f5ff],
    [0x20000, 0x2a6d6],
  ],
].map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code)));

test('the database makes the words of a text that are asked for', async () => {
  const text = fc.oneof(fc.string({ unit: fc.oneof(...RANGES), maxLength: 40 }), fc.constantFrom(...NAMES));
  const texts = fc.sample(text, { numRuns: 1_000, seed: 37 });
  const rows = await api.platform.db.query<{ words: string[] }[]>(
    'select tsvector_to_array(search_words(said)) as words from unnest($1::text[]) with ordinality t (said, place) order by place',
    [texts],
  );
  const made = texts.map((said) => [said, [...new Set(searchWords(said))].sort()]);
  expect(rows.map(({ words }, at) => [texts[at], words.sort()])).toEqual(made);
});
