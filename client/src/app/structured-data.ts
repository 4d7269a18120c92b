import type { Site } from '../features/site/settings';
import type { Head } from '../lib/head';
import { landingFacts, type LandingFacts } from './landing-facts';
import type { PageRoute } from './routes';

/** What search engines read beside the page (schema.org). Made on the server only: nobody reads it after the first page. */
type Thing = { '@type': string } & Record<string, unknown>;

export interface Asked {
  question: string;
  answer: string;
}

interface Facts {
  page: PageRoute;
  head: Head;
  site: Site | undefined;
  origin: string;
  /** Questions that the page itself answers */
  asked: readonly Asked[] | undefined;
  /** What the page says of what it shows */
  shown: readonly object[];
}

const CANADA = { '@type': 'Country', name: 'Canada' };

function brokerage(site: Site, origin: string): Thing {
  return {
    '@type': 'FinancialService',
    '@id': `${origin}/#brokerage`,
    name: site.brandName,
    legalName: site.legalName,
    identifier: site.licences.map(({ province, number }) => `${province} ${number}`),
    slogan: site.tagline,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.png`,
    telephone: site.phone,
    email: site.email,
    address: site.addresses,
    areaServed: CANADA,
    sameAs: site.socialLinks.map(({ url }) => url),
  };
}

const addressOf = ({ page, head }: Facts): string => head.canonical ?? page.path;

/** What a landing page offers, by the brokerage that stands beside it. */
const service = ({ serviceType }: LandingFacts, given: Facts): Thing => ({
  '@type': 'Service',
  name: given.head.title,
  description: given.head.description,
  serviceType,
  url: given.origin + addressOf(given),
  areaServed: CANADA,
  provider: { '@id': `${given.origin}/#brokerage` },
});

const trail = (given: Facts): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${given.origin}/` },
    { '@type': 'ListItem', position: 2, name: given.head.title, item: given.origin + addressOf(given) },
  ],
});

const questions = (items: readonly Asked[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A data block, which no policy stops and no browser runs. */
export function structuredData(facts: Facts): string {
  const { page, head, site, origin, shown } = facts;
  if (head.noindex) return '';
  const landing = landingFacts(addressOf(facts));
  const asked = facts.asked ?? landing?.questions ?? [];
  const things = [
    ...(site ? [brokerage(site, origin)] : []),
    ...(page.path === '/' ? [] : [trail(facts)]),
    ...(site && landing ? [service(landing, facts)] : []),
    ...(asked.length > 0 ? [questions(asked)] : []),
    ...shown,
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
