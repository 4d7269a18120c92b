import type { Site } from '../features/site/settings';
import type { Head } from '../lib/head';
import type { PageModule, PageRoute } from './routes';

/** What search engines read beside the page (schema.org). Made on the server only: nobody reads it after the first page. */
type Thing = { '@type': string } & Record<string, unknown>;

interface Facts {
  page: PageRoute;
  module: PageModule;
  head: Head;
  site: Site | undefined;
  origin: string;
}

function brokerage(site: Site, origin: string): Thing {
  return {
    '@type': 'FinancialService',
    '@id': `${origin}/#brokerage`,
    name: site.brandName,
    legalName: site.legalName,
    identifier: site.licenceNumber,
    slogan: site.tagline,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.png`,
    telephone: site.phone,
    email: site.email,
    address: site.addresses,
    areaServed: { '@type': 'Country', name: 'Canada' },
    sameAs: site.socialLinks.map(({ url }) => url),
  };
}

const trail = ({ page, head, origin }: Facts): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: head.title, item: origin + (head.canonical ?? page.path) },
  ],
});

const questions = (items: NonNullable<PageModule['questions']>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A data block, which no policy stops and no browser runs. */
export function structuredData(facts: Facts): string {
  const { page, module, head, site, origin } = facts;
  if (head.noindex) return '';
  const things = [
    ...(site ? [brokerage(site, origin)] : []),
    ...(page.path === '/' ? [] : [trail(facts)]),
    ...(module.questions ? [questions(module.questions)] : []),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
