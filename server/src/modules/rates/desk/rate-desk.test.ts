import { lender, testApi, type Reply, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let admin: string;
let other: string;
let ivy: { id: string; rateIds: string[] };
let oak: { id: string; rateIds: string[] };
beforeAll(async () => {
  api = await testApi();
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  await api.person('jonah@example.ca', 'ADMIN', 'Jonah Tait');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('holder@example.ca');
  [admin, other] = [await api.token('priya@example.ca'), await api.token('jonah@example.ca')];
});
beforeEach(async () => {
  await api.rows('delete from rate_change');
  await api.rows('delete from bank');
  ivy = await lender(api, 'Ivy Union', [4.05, 4.9]);
  oak = await lender(api, 'Oak Trust', [4.2, 4.49, 5.1]);
});
afterAll(() => api.close());

const RATE = `id version live { rate visibility } pending { kind problem authorName facts { rate visibility endsOn notes } } updatedBy change7Days paymentExample`;
const SAVE = `mutation($id: ID!, $v: Int!, $change: RateChangeInput!) { saveRateChange(id: $id, expectedVersion: $v, change: $change) {
  userErrors { code message field } rate { ${RATE} } conflict { changedBy theirs { ${RATE} } } } }`;
const LIST = `query($filter: DeskRateFilter, $sort: DeskRateSort, $descending: Boolean, $page: Int, $limit: Int) {
  deskRates(filter: $filter, sort: $sort, descending: $descending, page: $page, limit: $limit) { totalItems items { ${RATE} bank { name rates } } } }`;
const PUBLISH = `mutation($rates: [RateVersionInput!]!) { publishRates(rates: $rates) {
  userErrors { code message field } conflicts { changedBy theirs { id version } }
  publication { id changes actorName entries { bankName kind before { rate } after { rate } } } } }`;
const BULK = `mutation($ids: [ID!]!, $change: BulkRateChangeInput!) { changeRates(ids: $ids, change: $change) {
  userErrors { code message } undoId rates { ${RATE} } } }`;
const UNDO = `mutation($id: ID!) { undoRateChanges(undoId: $id) { userErrors { code message } rates { ${RATE} } } }`;
const RESTORE = `mutation($id: ID!) { restorePublication(id: $id) { userErrors { code message } undoId rates { ${RATE} } } }`;

interface Desk {
  id: string;
  version: number;
  live: { rate: number; visibility: string } | null;
  pending: {
    kind: string;
    problem: string | null;
    authorName: string;
    facts: { rate: number; visibility: string; endsOn: string | null; notes: string | null } | null;
  } | null;
  updatedBy: string | null;
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each test knows what it asked for
const data = <T>(reply: Reply, field: string): T => {
  expect(reply.body.errors).toBeUndefined();
  return reply.body.data[field] as T;
};
async function desk(filter: object = {}, more: object = {}): Promise<{ totalItems: number; items: Desk[] }> {
  return data(await api.graphql(LIST, { filter, ...more }, admin), 'deskRates');
}
async function one(id = ''): Promise<Desk> {
  const found = (await desk({}, { limit: 100 })).items.find((rate) => rate.id === id);
  if (!found) throw new Error('no such rate');
  return found;
}
const save = async (id: string | undefined, v: number, change: object, token = admin): Promise<Reply> =>
  api.graphql(SAVE, { id, v, change }, token);
const publish = (rates: { id: string; version: number }[], token = admin): Promise<Reply> =>
  api.graphql(PUBLISH, { rates: rates.map(({ id, version }) => ({ id, version })) }, token);
async function current(token?: string): Promise<{ name: string; rates: { id: string; rate: number }[] }[]> {
  return data(await api.graphql('{ currentRates { name rates { id rate } } }', {}, token), 'currentRates');
}

describe('a change at the desk', () => {
  test('waits: visitors see the old value until it is published, with who and when', async () => {
    const id = ivy.rateIds[0];
    const before = await one(id);
    const { rate } = data<{ rate: Desk }>(await save(id, before.version, { rate: 3.99 }), 'saveRateChange');
    expect(rate.pending).toEqual({
      kind: 'UPDATE',
      problem: null,
      authorName: 'Priya Nair',
      facts: { rate: 3.99, visibility: 'EVERYONE', endsOn: null, notes: null },
    });
    expect((await current())[0]).toMatchObject({ name: 'Ivy Union', rates: [{ rate: 4.05 }, { rate: 4.9 }] });
    const { publication } = data<{ publication: object }>(await publish([rate]), 'publishRates');
    expect(publication).toMatchObject({
      changes: 1,
      actorName: 'Priya Nair',
      entries: [{ bankName: 'Ivy Union', kind: 'UPDATE', before: { rate: 4.05 }, after: { rate: 3.99 } }],
    });
    expect((await current())[0]?.rates[0]).toEqual({ id, rate: 3.99 });
    expect(await api.rows('select old_rate, new_rate from rate_history where rate_id = $1', [id])).toEqual([
      { old_rate: '4.0500', new_rate: '3.9900' },
    ]);
  });

  test('back to what visitors see leaves nothing waiting', async () => {
    const id = ivy.rateIds[0];
    const changed = data<{ rate: Desk }>(await save(id, (await one(id)).version, { rate: 4 }), 'saveRateChange').rate;
    const back = data<{ rate: Desk }>(await save(id, changed.version, { rate: 4.05 }), 'saveRateChange').rate;
    expect(back.pending).toBeNull();
  });

  test('of a second editor is never lost under the first: both values come back, and nothing is saved', async () => {
    const id = oak.rateIds[0];
    const { version } = await one(id);
    const replies = await Promise.all([save(id, version, { rate: 4.11 }), save(id, version, { rate: 4.22 }, other)]);
    const saved = replies.map((reply) => data<{ rate: Desk | null; conflict: object | null }>(reply, 'saveRateChange'));
    const winner = saved.find(({ rate }) => rate);
    const loser = saved.find(({ conflict }) => conflict);
    expect(winner?.conflict).toBeNull();
    expect(loser).toMatchObject({
      rate: null,
      conflict: {
        changedBy: winner?.rate?.pending?.authorName,
        theirs: { id, pending: { facts: { rate: winner?.rate?.pending?.facts?.rate } } },
      },
    });
  });

  test.each([
    [{ rate: -1 }, 'rate'],
    [{ rate: 100 }, 'rate'],
    [{ term: 11 }, 'term'],
    [{ province: 'XX' }, 'province'],
    [{ notes: 'x'.repeat(501) }, 'notes'],
  ])('%j is refused with its field', async (change, field) => {
    const id = ivy.rateIds[0];
    const { userErrors } = data<{ userErrors: object[] }>(
      await save(id, (await one(id)).version, change),
      'saveRateChange',
    );
    expect(userErrors).toEqual([{ code: 'INVALID', message: expect.any(String), field: [field] }]);
  });

  test('that cannot be right is kept and stops the publishing of everything', async () => {
    const [first, second] = ivy.rateIds;
    const slip = data<{ rate: Desk }>(
      await save(first, (await one(first)).version, { rate: 0.39 }),
      'saveRateChange',
    ).rate;
    const good = data<{ rate: Desk }>(
      await save(second, (await one(second)).version, { rate: 4.8 }),
      'saveRateChange',
    ).rate;
    expect(slip.pending?.problem).toBe('Check the decimal. Rates run 1% to 15%.');
    const refused = data<{ publication: null; userErrors: object[] }>(await publish([slip, good]), 'publishRates');
    expect(refused.publication).toBeNull();
    expect(refused.userErrors).toEqual([
      { code: 'INVALID', message: 'Ivy Union 5-year fixed: Check the decimal. Rates run 1% to 15%.', field: [first] },
    ]);
    expect((await current())[0]?.rates.map(({ rate }) => rate)).toEqual([4.05, 4.9]);
    const summary = await api.graphql('{ deskSummary { all pending problems } }', {}, admin);
    expect(data(summary, 'deskSummary')).toEqual({ all: 5, pending: 2, problems: 1 });
  });
});

describe('a last day', () => {
  const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

  test('that is over already is kept and stops the publishing, as nobody would see the rate', async () => {
    const [id] = ivy.rateIds;
    const over = data<{ rate: Desk }>(
      await save(id, (await one(id)).version, { endsOn: '2020-01-31' }),
      'saveRateChange',
    );
    const problem = 'Check the last day. It is over, so visitors would not see the rate. Archive a rate that ended.';
    expect(over.rate.pending?.problem).toBe(problem);
    const refused = data<{ userErrors: object[] }>(await publish([over.rate]), 'publishRates');
    expect(refused.userErrors).toMatchObject([{ code: 'INVALID', message: expect.stringContaining(problem) }]);
    const summary = await api.graphql('{ deskSummary { problems } }', {}, admin);
    expect(data(summary, 'deskSummary')).toEqual({ problems: 1 });
    const last = data<{ rate: Desk }>(await save(id, over.rate.version, { endsOn: today() }), 'saveRateChange').rate;
    expect(last.pending?.problem).toBeNull();
    expect(data<{ userErrors: object[] }>(await publish([last]), 'publishRates').userErrors).toEqual([]);
  });

  test('that came by itself stops no other change of the rate', async () => {
    const [id] = ivy.rateIds;
    await api.rows(`update rate set ends_on = '2020-01-31' where id = $1`, [id]);
    const change = data<{ rate: Desk }>(await save(id, (await one(id)).version, { rate: 4.44 }), 'saveRateChange').rate;
    expect(change.pending?.problem).toBeNull();
    expect(data<{ userErrors: object[] }>(await publish([change]), 'publishRates').userErrors).toEqual([]);
  });
});

describe('publishing', () => {
  test('what moved since the review is named, and nothing is published', async () => {
    const [first, second] = oak.rateIds;
    const one1 = data<{ rate: Desk }>(
      await save(first, (await one(first)).version, { rate: 4.1 }),
      'saveRateChange',
    ).rate;
    const two = data<{ rate: Desk }>(
      await save(second, (await one(second)).version, { rate: 4.4 }),
      'saveRateChange',
    ).rate;
    await save(second, two.version, { rate: 4.3 }, other);
    const { publication, conflicts } = data<{ publication: null; conflicts: object[] }>(
      await publish([one1, two]),
      'publishRates',
    );
    expect(publication).toBeNull();
    expect(conflicts).toEqual([{ changedBy: 'Jonah Tait', theirs: { id: second, version: expect.any(Number) } }]);
    expect((await desk({ tab: 'PENDING' })).totalItems).toBe(2);
  });

  test('however much moved since the review, it is looked up at once', async () => {
    const stale = await Promise.all(
      oak.rateIds.slice(0, 2).map(async (id) => ({ id, version: (await one(id)).version })),
    );
    for (const [n, { id, version }] of stale.entries()) await save(id, version, { rate: 4.51 + n / 100 }, other);
    const asked = async (reviewed: typeof stale): Promise<[string[], number]> => {
      let named: string[] = [];
      const { length } = await api.statements(async () => {
        const { conflicts } = data<{ conflicts: { theirs: Desk }[] }>(await publish(reviewed), 'publishRates');
        named = conflicts.map(({ theirs }) => theirs.id);
      });
      return [named, length];
    };
    const ids = stale.map(({ id }) => id);
    const [, alone] = await asked(stale.slice(0, 1));
    expect(await asked(stale)).toEqual([ids, alone]);
  });

  test('by two at once happens once', async () => {
    const id = ivy.rateIds[0];
    const { rate } = data<{ rate: Desk }>(await save(id, (await one(id)).version, { rate: 3.8 }), 'saveRateChange');
    const replies = await Promise.all([publish([rate]), publish([rate], other), publish([rate])]);
    const done = replies.filter((reply) => reply.body.data.publishRates.publication !== null);
    expect(done).toHaveLength(1);
    expect(await api.rows('select id from rate_history where rate_id = $1', [id])).toHaveLength(1);
  });

  test('new rates and archived ones, then the values from before are put back and published again', async () => {
    const [gone] = oak.rateIds;
    const add = await api.graphql(
      `mutation($input: NewRateInput!) { addRate(input: $input) { userErrors { message } rate { ${RATE} } } }`,
      { input: { bankId: ivy.id, term: 3, type: 'VARIABLE', rate: 4.44, visibility: 'EVERYONE' } },
      admin,
    );
    const added = data<{ rate: Desk }>(add, 'addRate').rate;
    expect(added).toMatchObject({ live: null, pending: { kind: 'CREATE' } });
    await api.graphql(BULK, { ids: [gone], change: { archive: true } }, admin);
    const waiting = (await desk({ tab: 'PENDING' })).items;
    const { publication } = data<{ publication: { id: string } }>(await publish(waiting), 'publishRates');
    const seen = (await current()).flatMap(({ rates }) => rates.map(({ id }) => id));
    expect(seen).toContain(added.id);
    expect(seen).not.toContain(gone);

    const { rates } = data<{ rates: Desk[] }>(
      await api.graphql(RESTORE, { id: publication.id }, admin),
      'restorePublication',
    );
    expect(rates.map(({ id, pending }) => [id, pending?.kind]).sort()).toEqual(
      [
        [added.id, 'ARCHIVE'],
        [gone, 'CREATE'],
      ].sort(),
    );
    data(await publish(rates), 'publishRates');
    const after = (await current()).flatMap(({ rates: shown }) => shown.map(({ id }) => id));
    expect(after).toContain(gone);
    expect(after).not.toContain(added.id);
    const list = await api.graphql('{ publications(limit: 2) { items { changes actorName } } }', {}, admin);
    expect(data(list, 'publications')).toEqual({
      items: [
        { changes: 2, actorName: 'Priya Nair' },
        { changes: 2, actorName: 'Priya Nair' },
      ],
    });
  });
});

describe('many at once', () => {
  test('moved, undone; what somebody changed meanwhile stays and is named', async () => {
    const ids = oak.rateIds;
    const changed = data<{ rates: Desk[]; undoId: string }>(
      await api.graphql(BULK, { ids, change: { adjustBy: -0.1 } }, admin),
      'changeRates',
    );
    expect(changed.rates.map(({ pending }) => pending?.facts?.rate).sort()).toEqual([4.1, 4.39, 5]);
    const third = await one(ids[2]);
    await save(ids[2], third.version, { rate: 5.05 }, other);
    const undone = data<{ rates: Desk[]; userErrors: { message: string }[] }>(
      await api.graphql(UNDO, { id: changed.undoId }, admin),
      'undoRateChanges',
    );
    expect(undone.rates).toHaveLength(2);
    expect(undone.userErrors.map(({ message }) => message)).toEqual([
      'Oak Trust 5-year fixed has been changed again since then, so it stays as it is.',
    ]);
    expect((await desk({ tab: 'PENDING' })).items.map(({ id }) => id)).toEqual([ids[2]]);
    const again = await api.graphql(UNDO, { id: changed.undoId }, admin);
    expect(again.body.data.undoRateChanges.userErrors[0].code).toBe('NOT_FOUND');
  });

  test('discarded all, and that undone', async () => {
    await api.graphql(BULK, { ids: [...oak.rateIds, ...ivy.rateIds], change: { visibility: 'HIDDEN' } }, admin);
    const discarded = data<{ undoId: string }>(
      await api.graphql('mutation { discardRateChanges { undoId userErrors { message } } }', {}, admin),
      'discardRateChanges',
    );
    expect((await desk({ tab: 'PENDING' })).totalItems).toBe(0);
    await api.graphql(UNDO, { id: discarded.undoId }, admin);
    expect((await desk({ tab: 'HIDDEN' })).totalItems).toBe(5);
  });

  test('discarded, then changed and published by somebody else: undoing leaves theirs alone', async () => {
    const id = oak.rateIds[0];
    await save(id, (await one(id)).version, { rate: 4.1 });
    const discarded = data<{ undoId: string }>(
      await api.graphql('mutation { discardRateChanges { undoId userErrors { message } } }', {}, admin),
      'discardRateChanges',
    );
    await save(id, (await one(id)).version, { rate: 3.99 }, other);
    data(await publish((await desk({ tab: 'PENDING' })).items, other), 'publishRates');
    const undone = await api.graphql(UNDO, { id: discarded.undoId }, admin);
    expect(undone.body.data.undoRateChanges.userErrors).toHaveLength(1);
    expect(await one(id)).toMatchObject({ live: { rate: 3.99 }, pending: null });
  });

  test('cost as many statements for five rates as for one', async () => {
    const count = async (ids: string[]): Promise<number> =>
      (await api.statements(() => api.graphql(BULK, { ids, change: { adjustBy: 0.01 } }, admin))).length;
    const forOne = await count([String(oak.rateIds[0])]);
    expect(await count([...oak.rateIds, ...ivy.rateIds])).toBe(forOne);
  });

  test.each([[[]], [Array.from({ length: 501 }, () => '01a1fcd1-0ca8-703b-b738-cc60a7a7d091')]])(
    'no rates, or too many, are refused',
    async (ids) => {
      const reply = await api.graphql(BULK, { ids, change: { adjustBy: 1 } }, admin);
      expect(reply.body.data.changeRates.userErrors[0].code).toBe('INVALID');
    },
  );
});

describe('who sees what', () => {
  test('everyone, those signed in, the office; and nobody after the last day', async () => {
    const [a, b] = ivy.rateIds;
    const [c] = oak.rateIds;
    await api.rows(`update rate set visibility = 'signed_in' where id = $1`, [a]);
    await api.rows(`update rate set visibility = 'hidden' where id = $1`, [b]);
    await api.rows(`update rate set ends_on = (now() at time zone 'America/Toronto')::date - 1 where id = $1`, [c]);
    await api.rows(`update rate set ends_on = (now() at time zone 'America/Toronto')::date where id = $1`, [
      oak.rateIds[1],
    ]);
    const holder = await api.token('holder@example.ca');
    const shown = async (token?: string): Promise<string[]> =>
      (await current(token)).flatMap(({ rates }) => rates.map(({ id }) => id));
    expect(await shown()).toEqual(oak.rateIds.slice(1));
    expect(await shown(holder)).toEqual([a, ...oak.rateIds.slice(1)]);
    const rest = await api.call('/mortgage-rates/current?fresh');
    expect(rest.body.data.map(({ bankName }: { bankName: string }) => bankName)).toEqual(['Oak Trust']);
  });

  test('notes that cannot be stored are refused, and the preview ends with the last day', async () => {
    const id = oak.rateIds[0];
    const { version } = await one(id);
    for (const notes of ['a\0b', 'half \ud800']) {
      expect((await save(id, version, { notes })).body.data.saveRateChange.userErrors).toMatchObject([
        { code: 'INVALID', field: ['notes'] },
      ]);
    }
    await save(id, version, { endsOn: '2020-01-31' });
    const preview = await api.graphql('{ deskPreview(signedIn: true) { rates { id } } }', {}, admin);
    expect(JSON.stringify(preview.body.data.deskPreview)).not.toContain(String(id));
  });

  test('the preview is what they will see', async () => {
    const id = oak.rateIds[2];
    await save(id, (await one(id)).version, { rate: 3.5 });
    const PREVIEW = 'query($s: Boolean!) { deskPreview(signedIn: $s) { name rates(limit: 2) { id rate } } }';
    const preview = data<{ name: string; rates: object[] }[]>(
      await api.graphql(PREVIEW, { s: false }, admin),
      'deskPreview',
    );
    expect(preview[0]).toEqual({
      name: 'Oak Trust',
      rates: [
        { id, rate: 3.5 },
        { id: oak.rateIds[0], rate: 4.2 },
      ],
    });
    data(await publish((await desk({ tab: 'PENDING' })).items), 'publishRates');
    const live = await api.graphql('{ currentRates { name rates(limit: 2) { id rate } } }');
    expect(live.body.data.currentRates).toEqual(preview);
  });
});

describe('the list', () => {
  test('filters, sorts and pages by what the rates will say', async () => {
    await save(oak.rateIds[0], (await one(oak.rateIds[0])).version, { rate: 6 });
    const rates = (await desk({}, { sort: 'RATE', descending: true, limit: 2 })).items;
    expect(rates.map(({ pending, live }) => pending?.facts?.rate ?? live?.rate)).toEqual([6, 5.1]);
    expect((await desk({}, { sort: 'RATE', descending: true, limit: 2, page: 3 })).items).toHaveLength(1);
    expect((await desk({ q: 'ivy' })).totalItems).toBe(2);
    expect((await desk({ q: '%' })).totalItems).toBe(0);
    await api.rows(`update bank set name = 'Îvy d’Or' where id = $1`, [ivy.id]);
    for (const q of ['îvy', 'ivy', 'IVY D', "ivy d'or"]) expect((await desk({ q })).totalItems).toBe(2);
    await api.rows(`update bank set name = 'Ivy Union' where id = $1`, [ivy.id]);
    expect((await desk({ term: 3 })).totalItems).toBe(0);
    expect((await desk({ tab: 'HOME' })).totalItems).toBe(4);
    expect((await desk({ bankId: 'nobody' })).totalItems).toBe(0);
  });

  test('the change in 7 days counts from what it was then', async () => {
    const id = oak.rateIds[0];
    await api.rows(`update rate set created_at = now() - interval '30 days' where id = $1`, [id]);
    await save(id, (await one(id)).version, { rate: 4.08 });
    data(await publish((await desk({ tab: 'PENDING' })).items), 'publishRates');
    expect(await one(id)).toMatchObject({ change7Days: -0.12 });
    expect(await one(oak.rateIds[1])).toMatchObject({
      change7Days: null,
      paymentExample: expect.stringMatching(/^\d+\.\d\d$/),
    });
  });

  test('of 5,000 rates comes a page of 500', async () => {
    await api.rows(
      `insert into rate (id, bank_id, term, type, rate)
       select gen_random_uuid(), $1, 5, 'fixed', 3 + (n % 400) / 100.0 from generate_series(1, 5000) n`,
      [ivy.id],
    );
    const { items, totalItems } = await desk({}, { limit: 500, sort: 'RATE' });
    expect([items.length, totalItems]).toEqual([500, 5005]);
  });
});

describe('who may', () => {
  const FIELDS = [
    'deskRates { totalItems }',
    'deskSummary { all }',
    'deskPending { id }',
    'deskActivity { id }',
    'deskBanks { id }',
    'deskPreview(signedIn: true) { id }',
    'publications { totalItems }',
    'exportRates',
    'deskRate(id: "x") { id }',
  ];
  const MUTATIONS = [
    'saveRateChange(id: "x", expectedVersion: 1, change: {}) { userErrors { code } }',
    'addRate(input: { bankId: "x", term: 5, type: FIXED, rate: 4 }) { userErrors { code } }',
    'changeRates(ids: ["x"], change: {}) { userErrors { code } }',
    'undoRateChanges(undoId: "x") { userErrors { code } }',
    'discardRateChanges { userErrors { code } }',
    'publishRates(rates: []) { userErrors { code } }',
    'restorePublication(id: "x") { userErrors { code } }',
    'importRates(csv: "x", dryRun: true) { userErrors { code } }',
    'createBank(name: "x", kind: "x") { userErrors { code } }',
    'updateBank(id: "x", expectedVersion: 1) { userErrors { code } }',
  ];
  test.each([...FIELDS.map((field) => `{ ${field} }`), ...MUTATIONS.map((field) => `mutation { ${field} }`)])(
    '%s: administrators alone',
    async (query) => {
      for (const [email, code] of [
        [undefined, 'UNAUTHENTICATED'],
        ['holder@example.ca', 'FORBIDDEN'],
        ['moderator@example.ca', 'FORBIDDEN'],
      ] as const) {
        const reply = await api.graphql(query, {}, email && (await api.token(email)));
        expect(reply.body.errors[0].extensions.code).toBe(code);
      }
    },
  );

  test('what was done can be read, by whom', async () => {
    const id = oak.rateIds[0];
    await save(id, (await one(id)).version, { rate: 4.01 }, other);
    data(await publish((await desk({ tab: 'PENDING' })).items), 'publishRates');
    const ACTIVITY = '{ deskActivity(limit: 2) { actorName action subjectName before after } }';
    expect(data(await api.graphql(ACTIVITY, {}, admin), 'deskActivity')).toEqual([
      {
        actorName: 'Priya Nair',
        action: 'rate.publish',
        subjectName: null,
        before: null,
        after: { rates: [id], count: 1 },
      },
      {
        actorName: 'Jonah Tait',
        action: 'rate.change',
        subjectName: 'Oak Trust',
        before: expect.objectContaining({ rate: 4.2 }),
        after: expect.objectContaining({ rate: 4.01 }),
      },
    ]);
  });
});
