import { expect, test } from '../support/test';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

const origin = (): string => new URL(process.env.E2E_URL ?? '').origin;

async function structuredData(html: string): Promise<Thing[]> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
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
  for (const address of addresses) {
    const page = await request.get(address, { headers: { accept: 'text/html' } });
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain('name="robots"');
    expect(html.match(/<title>[^<]{10,70}<\/title>/)).not.toBeNull();
    expect(html.match(/<meta name="description" content="[^"]{50,180}">/)).not.toBeNull();
  }
});

test('robots are told where the sitemap is and what is not for them', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
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

test('search engines can read who we are, where a page stands, and the questions', async ({ request }) => {
  const home = await structuredData(await (await request.get('/', { headers: { accept: 'text/html' } })).text());
  const [brokerage, questions] = home;
  expect(brokerage).toMatchObject({ '@type': 'FinancialService', name: 'Tamarack', url: `${origin()}/` });
  expect(questions?.['@type']).toBe('FAQPage');
  expect(questions?.mainEntity).toHaveLength(4);
  const about = await structuredData(await (await request.get('/about', { headers: { accept: 'text/html' } })).text());
  expect(about.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin()}/` },
    { '@type': 'ListItem', position: 2, name: 'About Us', item: `${origin()}/about` },
  ]);
});

test('a moved page leaves no structured data of the page before', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Rates' }).first().click();
  await expect(page).toHaveTitle(/rates/i);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
