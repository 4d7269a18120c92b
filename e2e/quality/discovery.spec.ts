import { LANDING_ADDRESSES } from '../support/pages';
import { theProduct } from '../support/product';
import { expect, hydrated, test } from '../support/test';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** The posts that the product begins with */
const SAMPLES = new Set([
  'buying-in-quebec-with-less-than-20-down-one-tax-rises-on-january-1',
  'fhsa-rrsp-savings-which-jar-first',
  'fixed-or-variable-this-winter',
  'half-your-condo-fee-counts-against-you',
  'helping-your-children-buy-gift-loan-or-signature',
  'moving-take-your-mortgage-with-you',
  'one-tax-return-three-readings',
  'pay-every-two-weeks-finish-three-years-early',
  'the-stress-test-in-plain-words',
  'thirty-years-or-twenty-five',
  'what-it-costs-to-break-a-mortgage',
  'your-renewal-letter-is-an-opening-offer',
]);
/** The number itself where it is in bounds, and the bound it broke where not. */
const within = (length: number, [least = 0, most = 0]: readonly number[]): number =>
  Math.min(Math.max(length, least), most);

const origin = (): string => new URL(theProduct().url).origin;

async function structuredData(html: string): Promise<Thing[]> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#x27;|&#39;/g, "'").replace(/&amp;/g, '&'); // prettier-ignore

/** The trail that a page shows, as its words. */
const shownTrail = (html: string): string[] =>
  [...(/<ol class="crumbs">(.*?)<\/ol>/s.exec(html)?.[1] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => plain(item)); // prettier-ignore

/** The trail that search engines are told. */
async function toldTrail(html: string): Promise<string[]> {
  const list = (await structuredData(html)).find((thing) => thing['@type'] === 'BreadcrumbList');
  return ((list?.['itemListElement'] ?? []) as { name: string }[]).map(({ name }) => name);
}

test('the sitemap names every page that may be found, and each is itself the address that counts', async ({
  request,
}) => {
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  const addresses = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/rates', '/about', '/contact', '/privacy'].map((p) => origin() + p)),
  );
  expect(addresses).not.toContain(`${origin()}/aboutus`);
  const slugOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
  expect(addresses.filter((address) => SAMPLES.has(slugOf(address)))).toHaveLength(SAMPLES.size);
  for (const address of addresses) {
    const page = await request.get(address, { headers: { accept: 'text/html' } });
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain('name="robots"');
    expect([address, await toldTrail(html)]).toEqual([address, shownTrail(html)]);
    // what other journeys published has the title and the summary that they chose
    const isTheirs = address.includes('/blog/') && !SAMPLES.has(slugOf(address));
    const bounds = isTheirs ? { title: [1, 120], description: [5, 300] } : { title: [10, 70], description: [50, 180] };
    const lengthOf = (found: RegExpExecArray | null): number => found?.[1]?.length ?? 0;
    const title = lengthOf(/<title>([^<]*)<\/title>/.exec(html));
    const description = lengthOf(/<meta name="description" content="([^"]*)">/.exec(html));
    expect([address, title, description]).toEqual([
      address,
      within(title, bounds.title),
      within(description, bounds.description),
    ]);
  }
});

test('robots are told where the sitemap is and what is not for them', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
});

test('the pages of the blog name their feeds, and no other page does', async ({ request }) => {
  const html = async (address: string): Promise<string> => (await request.get(address)).text();
  const named = (page: string): string[] => [...page.matchAll(/rel="alternate"[^>]*href="([^"]+)"/g)].map(([, to]) => to ?? ''); // prettier-ignore
  const feeds = named(await html('/blogs'));
  expect(feeds).toEqual(['/blogs/rss.xml', '/blogs/atom.xml']);
  const [post = ''] = /\/blog\/[a-z0-9-]+/.exec(await html('/blogs')) ?? [];
  expect(named(await html(post))).toEqual(feeds);
  expect(named(await html('/'))).toEqual([]);
  for (const feed of feeds) expect(await html(feed)).toContain(`${origin()}${post}`);
});

test('a shared link and a home screen get their pictures', async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const share = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(share).toBe(`${origin()}/share.png`);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Tamarack');
  for (const address of [share, '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)]) {
    const picture = await request.get(address);
    expect([address, picture.status(), picture.headers()['content-type']]).toEqual([
      address,
      200,
      expect.stringContaining('image/'),
    ]);
  }
});

test('a shared post shows its own title, and search engines get the same picture', async ({ request }) => {
  const [address = ''] = /\/blog\/[a-z0-9-]+/.exec(await (await request.get('/blogs')).text()) ?? [];
  const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
  const said = (property: string): string =>
    new RegExp(`(?:property|name)="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '';
  const share = said('og:image');
  expect(share).toMatch(new RegExp(`^${origin()}/share/[0-9a-f-]{36}-[0-9a-f]{24}\\.png$`));
  expect(said('twitter:image')).toBe(share);
  expect(said('og:title')).toContain(said('og:image:alt'));
  const picture = await request.get(share);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  // the size stands in the header of a PNG
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  expect((await request.get(share.replace(/[0-9a-f]{24}/, '0'.repeat(24)))).status()).toBe(404);
  const posting = (await structuredData(html)).find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting?.['image']).toContain(share);
});

test('search engines can read who we are, where a page stands, and the questions', async ({ request }) => {
  const home = await structuredData(await (await request.get('/', { headers: { accept: 'text/html' } })).text());
  const [brokerage, questions] = home;
  expect(brokerage).toMatchObject({ '@type': 'FinancialService', name: 'Tamarack', url: `${origin()}/` });
  // A9: in the parts that they read, and never as a network itself
  expect(brokerage?.address).toEqual([
    expect.objectContaining({ '@type': 'PostalAddress', addressLocality: 'Toronto', postalCode: 'M5V 0A1' }),
    expect.objectContaining({ '@type': 'PostalAddress', addressLocality: 'Calgary', postalCode: 'T2P 0A1' }),
  ]);
  expect(brokerage?.openingHoursSpecification).toHaveLength(3);
  expect(brokerage?.sameAs).toEqual([]);
  expect(questions?.['@type']).toBe('FAQPage');
  expect(questions?.mainEntity).toHaveLength(4);
  const about = await structuredData(await (await request.get('/about', { headers: { accept: 'text/html' } })).text());
  expect(about.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin()}/` },
    { '@type': 'ListItem', position: 2, name: 'About Us', item: `${origin()}/about` },
  ]);
});

test('each landing page says what it offers, where and by whom, and answers its questions', async ({ request }) => {
  for (const address of LANDING_ADDRESSES) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    const things = await structuredData(html);
    const of = (type: string): Thing | undefined => things.find((thing) => thing['@type'] === type);
    expect(of('Service')).toMatchObject({
      name: expect.stringMatching(/.{10,}/),
      serviceType: expect.stringMatching(/[Mm]ortgage|borrowing/),
      url: origin() + address,
      areaServed: { '@type': 'Country', name: 'Canada' },
      provider: { '@id': of('FinancialService')?.['@id'] },
    });
    const questions = of('FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThanOrEqual(3);
    // what a search engine is given, the page itself shows
    const shown = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    for (const { name, acceptedAnswer } of questions) {
      expect(html).toContain(shown(name));
      expect(html).toContain(shown(acceptedAnswer.text));
    }
  }
});

test('the short addresses of the mortgage types have moved for good, with what follows them', async ({ request }) => {
  for (const type of ['new-purchase', 'refinance', 'renewal', 'equity-takeout']) {
    const moved = await request.get(`/${type}/rates?utm_source=x`, {
      maxRedirects: 0,
      headers: { accept: 'text/html' },
    });
    expect([moved.status(), moved.headers()['location']]).toEqual([308, `/mortgage/${type}?utm_source=x`]);
    const thanks = await request.get(`/${type}/thankyou`, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(thanks.status()).toBe(200);
    expect(await thanks.text()).toContain('<meta name="robots" content="noindex');
  }
});

test('A8, B-M7: each page has one address, and every other spelling leads to it', async ({ request }) => {
  const html = { accept: 'text/html' };
  for (const [written, spelled] of [
    ['/rates/?utm_source=x', '/rates?utm_source=x'],
    ['/RATES', '/rates'],
    ['/%72ates', '/rates'],
    ['/Calculator/PURCHASE/?price=500000', '/calculator/purchase?price=500000'],
    ['/Blog/fixed-or-variable-this-winter/', '/blog/fixed-or-variable-this-winter'],
    ['/Admin/', '/admin'],
  ] as const) {
    const moved = await request.get(written, { maxRedirects: 0, headers: html });
    expect([written, moved.status(), moved.headers()['location']]).toEqual([written, 308, spelled]);
  }
  // an address that is no page is no other page's
  expect((await request.get('/nope/', { maxRedirects: 0, headers: html })).status()).toBe(404);
  // what an address says of itself does not come from the request
  const home = await (await request.get('/', { headers: { ...html, host: 'evil.example' } })).text();
  expect(home).toContain(`<link rel="canonical" href="${origin()}/">`);
  expect(home).not.toContain('evil.example');
});

test('B-L5: the licences of what the site hands out stand at one address, which the privacy page names', async ({
  request,
}) => {
  const address = '/third-party-notices.txt';
  expect(await (await request.get('/privacy')).text()).toContain(`href="${address}"`);
  const reply = await request.get(address);
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await reply.text();
  for (const name of ['react', 'react-dom', 'react-router', '@apollo/client', 'graphql', 'react-aria-components'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ `, 'm'));
  for (const words of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'Figtree', 'libvips', 'Lesser General'])
    expect(text).toContain(words);
  // each has its text: a name alone is no notice
  const sections = text.split(/^={80}\n/m).slice(1);
  const texts = sections.filter((_, at) => at % 2 === 1);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((one) => one.trim().length < 200).length).toBeLessThan(texts.length / 5);
});

test('a moved page leaves no structured data of the page before', async ({ page }) => {
  await page.goto('/');
  // a click before that is a visit of its own, which brings the data of its page
  await hydrated(page);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Rates' }).first().click();
  await expect(page).toHaveTitle(/rates/i);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
