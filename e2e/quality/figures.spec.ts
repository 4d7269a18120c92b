import { query, test, tokenOf, type Token } from '../support/desk';
import { theProduct } from '../support/product';
import { expect } from '../support/test';

/**
 * Rates that pages print and that no publication moves, by page. A page must say each of them as what it is; any other rate is
 * one that is published, its APR, or its qualifying rate, however the book moves.
 */
const OF_ITS_OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': {
    '4.59%': 'our best rate of the tracker’s first month, which it names',
    '5.19%': 'said by a client of the examples',
    '6.09%': 'the posted rate of a claim, with its date',
  },
  '/about': { '6.09%': 'the posted rate of a claim, with its date' },
  '/first-time-buyers': { '5.25%': 'the floor of the qualifying rate' },
  '/calculator/affordability': {
    '5.25%': 'the floor of the qualifying rate',
    '39.00%': 'the share of income for the home in reach: the limit of an insured mortgage',
    '42.00%': 'the same with the other debts',
  },
  '/calculator/purchase': { '10.00%': 'the share of the down payment' },
  '/calculator/down-payments': { '6.09%': 'the share of the least down payment' },
  '/calculator/renewal': {
    '3.78%': 'the rate that pays the same, worked out of what was entered',
    '4.50%': 'entered: the lender’s rate for the months left',
    '5.29%': 'entered: the rate now',
  },
  '/calculator/penalty': {
    '1.50%': 'entered: the discount',
    '3.99%': 'posted rate less the discount',
    '4.49%': 'entered: the lender’s own rate',
    '5.29%': 'entered: the rate now',
    '5.49%': 'entered: the posted rate',
  },
  '/calculator/refinance': { '66.67%': 'the share of the home that is owed' },
  '/mortgage/refinance': {
    '8.49%': 'entered: a car loan',
    '11.50%': 'entered: a credit line',
    '12.99%': 'entered: other debts on average',
    '19.99%': 'entered: a card',
  },
  '/2ndmortgage': {
    '1.50%': 'a step of the table of costs',
    '2.44%': 'entered: the first mortgage',
    '9.49%': 'the sample’s second mortgage, with its date',
    '12.21%': 'its APR',
  },
  '/private-financing': { '9.99%': 'the sample’s private mortgage, with its date', '14.05%': 'its APR' },
  '/self-employed-mortgage': {
    '4.19%': 'the sample’s rate, with its date',
    '5.59%': 'the sample’s rate on stated income, with its date',
    '6.10%': 'its APR',
    '6.19%': 'the qualifying rate of 4.19%',
    '7.59%': 'the qualifying rate of 5.59%',
  },
  '/realtorquest-letsconnect': {
    '3.94%': 'the sample’s held rate, with its date',
    '4.44%': 'half a point more',
    '5.94%': 'the qualifying rate of 3.94%',
    '6.44%': 'the qualifying rate of 4.44%',
  },
};
/** Worked out of a published rate, and so another one after each publication */
const WORKED_OUT: Readonly<Record<string, string>> = {
  '/calculator/rate-rise': 'a rate that rose by a point, and its qualifying rate',
  '/2ndmortgage': 'the APR of the refinance, and first rates that make both ways cost the same',
};
/** A sample whose rates are of a day says which */
const DATED = ['/2ndmortgage', '/private-financing', '/self-employed-mortgage', '/realtorquest-letsconnect'];

const RATE = /(?<![\d.])\d{1,2}\.\d\d%/g;
const QUALIFYING_MARGIN = 2;

const asRead = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|');

async function readAll(addresses: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const address of addresses) {
    const reply = await fetch(theProduct().url + address, { headers: { accept: 'text/html' } });
    read.set(address, asRead(await reply.text()));
  }
  return read;
}

interface Book {
  currentRates: { rates: { rate: number; apr: number | null }[] }[];
}

/** Each published rate and APR, and what a file at it is tested at. */
async function explained(admin: Token): Promise<Set<string>> {
  const { currentRates } = await query<Book>(theProduct().url, admin, '{ currentRates { rates { rate apr } } }');
  const rates = currentRates.flatMap((bank) => bank.rates.flatMap(({ rate, apr }) => (apr ? [rate, apr] : [rate])));
  return new Set(rates.flatMap((rate) => [rate, rate + QUALIFYING_MARGIN]).map((rate) => `${rate.toFixed(2)}%`));
}

interface Pending {
  deskRates: { items: { id: string; version: number; pending: object | null }[] };
}

/** Publishes every rate anew, so many points higher. */
async function moveTheBook(admin: Token, points: number): Promise<void> {
  const { url } = theProduct();
  const { exportRates } = await query<{ exportRates: string }>(url, admin, '{ exportRates }');
  const csv = exportRates.replaceAll(
    /^((?:"[^"]*"|[^,\r\n]*),\d+,[^,]*,[^,]*,)([\d.]+)/gm,
    (_, before: string, rate: string) => before + (Number(rate) + points).toFixed(2),
  );
  await query(
    url,
    admin,
    'mutation ($csv: String!) { importRates(csv: $csv, dryRun: false) { userErrors { code } } }',
    {
      csv,
    },
  );
  const { deskRates } = await query<Pending>(
    url,
    admin,
    '{ deskRates(limit: 500) { items { id version pending { __typename } } } }',
  );
  const rates = deskRates.items.filter(({ pending }) => pending).map(({ id, version }) => ({ id, version }));
  expect(rates.length).toBeGreaterThan(100);
  await query(
    url,
    admin,
    'mutation ($rates: [RateVersionInput!]!) { publishRates(rates: $rates) { userErrors { code } } }',
    { rates },
  );
}

test('every rate that a public page prints follows what is published, or is known as another one', async () => {
  const admin = await tokenOf(theProduct().url);
  const sitemap = await (await fetch(`${theProduct().url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    // an article is of its day, which it prints; its figures are worked out again where it is written
    .filter((address) => !address.startsWith('/blog'));
  expect(addresses).toContain('/rates');

  await moveTheBook(admin, 0.37);
  const before = await readAll(addresses);
  await moveTheBook(admin, 0.6);
  const after = await readAll(addresses);
  const published = await explained(admin);

  for (const address of addresses) {
    const own = OF_ITS_OWN[address] ?? {};
    const were = new Set(before.get(address)?.match(RATE));
    const are = [...new Set(after.get(address)?.match(RATE))];
    const isExplained = (rate: string): boolean =>
      rate in own || published.has(rate) || (address in WORKED_OUT && !were.has(rate));
    expect.soft(are.filter((rate) => !isExplained(rate)), `${address}: rates that nothing explains`).toEqual([]); // prettier-ignore
    expect.soft(Object.keys(own).filter((rate) => !are.includes(rate)), `${address}: listed, but gone`).toEqual([]); // prettier-ignore
  }
  expect(after.get('/rates')?.match(RATE)).not.toEqual(before.get('/rates')?.match(RATE));
  for (const address of DATED) expect.soft(after.get(address), address).toMatch(/November \d+, 2026/);
});
