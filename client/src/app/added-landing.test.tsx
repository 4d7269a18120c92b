import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { LANDINGS } from '@brokerage/domain/landings/landings';
import type { LandingName } from '@brokerage/domain/landings/links';
import { thankYouOf } from '@brokerage/domain/landings/thanks';
import { screen, within } from '@testing-library/react';
import { inApp } from '../../test/in-app';
import { COTTAGE } from '../../test/landings/cottage/landing';
import { TARGETS } from '../features/posts/editor/targets';
import { Footer } from '../features/site/footer';
import { findPages } from '../features/site/page-search';
import { Api } from '../lib/api';
import { apolloOf } from '../lib/apollo-module';
import { fullTitle, headHtml } from '../lib/head';
import { paths } from '../lib/paths';
import { addresses } from './entry-server';
import { headFor } from './head-for';
import { fileOf } from './page-file';
import { pageAt } from './routes';
import { serverHalfOf } from './server-halves';
import { structuredData } from './structured-data';

const TO = '/cottage-mortgage';
const NAME = 'cottage' as LandingName;
const ORIGIN = 'https://mortgages.example.ca';
const client = Api.over(apolloOf(new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })));

test('an added landing page has a route, and a link by its name', () => {
  expect(LANDINGS.at(-1)).toMatchObject({ name: 'cottage', to: TO, title: COTTAGE.title });
  expect(pageAt(TO).page).toMatchObject({ path: TO, layout: 'bare' });
  expect(fileOf(pageAt(TO).page)).toBe('landings/cottage/page');
  expect(paths.landing(NAME)).toBe(TO);
  expect(thankYouOf(NAME)).toBe(`${TO}/thankyou`);
});

test('it has the title and the structured data of its manifest', async () => {
  const { page, params } = pageAt(TO);
  const module = await page.load();
  const half = serverHalfOf(page);
  const head = headFor(page, module, { params, client, pathname: TO });
  expect(fullTitle(head, 'Tamarack')).toBe('A mortgage for a cottage | Tamarack');
  const tags = headHtml(head, { brand: 'Tamarack', origin: ORIGIN, pathname: TO });
  expect(tags).toContain(`content="${COTTAGE.description}"`);
  expect(tags).toContain(`rel="canonical" href="${ORIGIN}${TO}"`);
  const html = structuredData({
    ...{ page, head, origin: ORIGIN, shown: [], trail: undefined, hours: [], offices: [] },
    site: { brandName: 'Tamarack', licences: [], socialLinks: [] } as never,
    offers: half.offers?.({ params }),
    asked: half.questions?.({ params, client }),
  });
  const { '@graph': things } = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, '')) as { '@graph': unknown[] };
  expect(things).toContainEqual(
    expect.objectContaining({ '@type': 'Service', serviceType: 'Mortgage for a cottage', url: ORIGIN + TO }),
  );
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [expect.objectContaining({ name: 'Does the road matter?' })],
    }),
  );
});

test('it shows its own form, which leads to the general thank-you page', async () => {
  const { default: Page } = await pageAt(TO).page.load();
  inApp(<Page />, { at: TO });
  expect(await screen.findByRole('heading', { name: 'Is yours one?' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ask about my cottage' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(COTTAGE.title);
});

test('the footer, the search and the editor of posts lead to it, and the sitemap has it', async () => {
  inApp(<Footer home={false} />);
  const services = screen.getByRole('navigation', { name: 'Services' });
  expect(within(services).getByText('Cottages')).toHaveAttribute('href', TO);
  expect(findPages('lakefront')).toEqual([{ to: TO, ...COTTAGE.search }]);
  expect(TARGETS).toContainEqual({ to: TO, title: 'Mortgages for cottages' });
  expect(await addresses([pageAt(TO).page])).toEqual([TO]);
});

test('the browser tests visit it', async () => {
  // of another package, which nothing here may import
  const listed = (await import(new URL('../../../e2e/support/pages.ts', import.meta.url).href)) as {
    LANDING_ADDRESSES: string[];
    PUBLIC_PAGES: [address: string, name: string][];
  };
  expect(listed.LANDING_ADDRESSES).toContain(TO);
  expect(listed.PUBLIC_PAGES).toContainEqual([TO, 'cottage']);
});
