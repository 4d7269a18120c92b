import { lender, testApi, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let visitor: string;
let oak: { id: string; rateIds: string[] };
let ivy: { id: string; rateIds: string[] };

beforeAll(async () => {
  api = await testApi();
  await api.person('visitor@example.ca', 'ACCOUNT_HOLDER');
  visitor = await api.token('visitor@example.ca');
  oak = await lender(api, 'Oak Trust', [4.2, 4.49]);
  ivy = await lender(api, 'ivy union', [4.05, 4.9]);
  await set(oak.rateIds[1], {
    term: 3,
    type: 'variable',
    compounding: 'monthly',
    rate: 4.19,
    purpose: 'renewal',
    notes: 'On approved credit',
  });
  await set(ivy.rateIds[1], { term: 0.5, type: 'fixed', rate: 4.9, insurance: 'insured', province: 'ON' });
  const closed = await lender(api, 'Closed Lender', [1.5]);
  await api.rows('update bank set active = false where id = $1', [closed.id]);
});
afterAll(() => api.close());

async function set(id: string | undefined, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  await api.rows(`update rate set ${names.join(', ')} where id = $1`, [id, ...Object.values(columns)]);
}

const OFFERS = `query($filter: RateOfferFilter, $sort: RateOfferSort, $descending: Boolean, $page: Int, $limit: Int) {
  rateOffers(filter: $filter, sort: $sort, descending: $descending, page: $page, limit: $limit) {
    totalItems page limit terms lenders items { id bankId bankName bankKind logoUrl term type compounding rate apr purpose insurance province notes }
  }
}`;
const offers = async (variables: Record<string, unknown> = {}) =>
  (await api.graphql(OFFERS, variables, visitor)).body.data.rateOffers;
const rates = async (variables: Record<string, unknown>): Promise<number[]> =>
  (await offers(variables)).items.map(({ rate }: { rate: number }) => rate);

test('every rate of every open lender, the lowest first', async () => {
  const page = await offers();
  expect(page).toMatchObject({ totalItems: 4, page: 1, limit: 25, terms: [0.5, 3, 5], lenders: 2 });
  expect(page.items.map(({ rate }: { rate: number }) => rate)).toEqual([4.05, 4.19, 4.2, 4.9]);
  expect(page.items[1]).toEqual({
    id: oak.rateIds[1],
    bankId: oak.id,
    bankName: 'Oak Trust',
    bankKind: 'Credit union',
    logoUrl: '/logos/oak-trust.svg',
    term: 3,
    type: 'VARIABLE',
    compounding: 'MONTHLY',
    rate: 4.19,
    apr: null,
    purpose: 'RENEWAL',
    insurance: 'ANY',
    province: null,
    notes: 'On approved credit',
  });
});

test.each([
  [{ term: 5 }, [4.05, 4.2]],
  [{ type: 'VARIABLE' }, [4.19]],
  [{ type: 'FIXED', term: 3 }, []],
  [{ purpose: 'PURCHASE' }, [4.05, 4.2, 4.9]],
  [{ purpose: 'ANY' }, [4.05, 4.19, 4.2, 4.9]],
  [{ insurance: 'UNINSURED' }, [4.05, 4.19, 4.2]],
  [{ province: 'BC' }, [4.05, 4.19, 4.2]],
  [{ province: 'ON' }, [4.05, 4.19, 4.2, 4.9]],
  [{ ids: ['1 OR 1=1'] }, []],
  [{ lender: 'IVY' }, [4.05, 4.9]],
  [{ lender: 'Îvy-Ûn' }, [4.05, 4.9]],
  [{ lender: ' trust ' }, [4.19, 4.2]],
  [{ lender: '%' }, []],
  [{ lender: '' }, [4.05, 4.19, 4.2, 4.9]],
])('the filter %j', async (filter, expected) => {
  expect(await rates({ filter })).toEqual(expected);
});

test('a filter that finds nothing still names the terms there are', async () => {
  expect(await offers({ filter: { term: 9 } })).toEqual({
    totalItems: 0,
    page: 1,
    limit: 25,
    terms: [0.5, 3, 5],
    lenders: 0,
    items: [],
  });
});

test('rates by their ids', async () => {
  const filter = { ids: [ivy.rateIds[1], oak.rateIds[0]] };
  expect(await rates({ filter })).toEqual([4.2, 4.9]);
});

test('sorted by the payment, a variable rate of the same number costs more', async () => {
  await set(oak.rateIds[1], { rate: 4.2 });
  const types = async (variables: Record<string, unknown>) =>
    (await offers({ ...variables, filter: { ids: oak.rateIds } })).items.map(({ type }: { type: string }) => type);
  expect(await types({ sort: 'PAYMENT' })).toEqual(['FIXED', 'VARIABLE']);
  expect(await types({ sort: 'PAYMENT', descending: true })).toEqual(['VARIABLE', 'FIXED']);
  await set(oak.rateIds[1], { rate: 4.19 });
});

test('sorted by lender, whatever the case of the name', async () => {
  expect(await rates({ sort: 'LENDER' })).toEqual([4.05, 4.9, 4.19, 4.2]);
  expect(await rates({ sort: 'LENDER', descending: true })).toEqual([4.19, 4.2, 4.05, 4.9]);
});

test('page by page, each rate once', async () => {
  const pages = [await rates({ limit: 2 }), await rates({ limit: 2, page: 2 }), await rates({ limit: 2, page: 3 })];
  expect(pages).toEqual([[4.05, 4.19], [4.2, 4.9], []]);
});

test('the whole comparison is for those who signed in, the best of each term for everybody', async () => {
  const reply = await api.graphql(
    '{ rateOffers { totalItems } bestRates { term type rate apr insurance bankName lenders } }',
  );
  expect([reply.body.data.rateOffers, reply.body.errors[0].extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
  expect(reply.body.data.bestRates).toEqual([
    { term: 0.5, type: 'FIXED', rate: 4.9, apr: null, insurance: 'INSURED', bankName: 'ivy union', lenders: 1 },
    { term: 3, type: 'VARIABLE', rate: 4.19, apr: null, insurance: 'ANY', bankName: 'Oak Trust', lenders: 1 },
    { term: 5, type: 'FIXED', rate: 4.05, apr: null, insurance: 'ANY', bankName: 'ivy union', lenders: 2 },
  ]);
});

test('anybody may know how much an account shows, hidden rates and closed lenders not among them', async () => {
  const counts = async () => (await api.graphql('{ rateCounts { rates lenders } }')).body.data.rateCounts;
  expect(await counts()).toEqual({ rates: 4, lenders: 2 });
  const members = await lender(api, 'Members First', [4.5, 4.6]);
  await set(members.rateIds[0], { visibility: 'signed_in' });
  await set(members.rateIds[1], { visibility: 'hidden' });
  expect(await counts()).toEqual({ rates: 5, lenders: 3 });
  expect((await offers()).totalItems).toBe(5);
  await api.rows('update bank set active = false where id = $1', [members.id]);
});

test.each([{ limit: 0 }, { limit: 101 }, { page: 0 }, { filter: { ids: Array.from({ length: 11 }, () => 'x') } }])(
  'refused: %j',
  async (variables) => {
    const reply = await api.graphql(OFFERS, variables, visitor);
    expect(reply.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  },
);

test('each is one statement', async () => {
  const session = await api.statements(() => api.graphql('{ siteSettings { phone } }', undefined, visitor));
  const list = await api.statements(() => api.graphql(OFFERS, {}, visitor));
  const best = await api.statements(() => api.graphql('{ bestRates { rate } }'));
  expect([list.length, best.length]).toEqual([session.length, 1]);
});
