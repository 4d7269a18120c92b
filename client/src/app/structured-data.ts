import { openingHours } from '@brokerage/domain/settings/opening-hours';
import type { PostalAddress } from '@brokerage/domain/settings/address-lines';
import type { Site } from '../features/site/settings';
import type { Head } from '../lib/head';
import type { Trail } from '../ui/breadcrumb';
import type { PageRoute } from './routes';

/** What search engines read beside the page (schema.org). Made on the server only: nobody reads it after the first page. */
type Thing = { '@type': string } & Record<string, unknown>;

export interface Asked {
  question: string;
  answer: string;
}

export interface HoursLine {
  days: string;
  hours: string;
}

/** What search engines are told of the office, and what no page shows in this form */
export interface OfficeFacts {
  /** When the office answers the phone, in words */
  hours: readonly HoursLine[];
  /** The head office first */
  offices: readonly PostalAddress[];
}

interface Facts extends OfficeFacts {
  page: PageRoute;
  head: Head;
  site: Site | undefined;
  origin: string;
  /** What a landing page offers */
  offers: string | undefined;
  /** Questions that the page itself answers */
  asked: readonly Asked[] | undefined;
  /** What the page says of what it shows */
  shown: readonly object[];
  /** Where the page says it stands; undefined: it does not */
  trail: Trail | undefined;
}

const CANADA = { '@type': 'Country', name: 'Canada' };

/** A part that is not known is left out. */
function addressThing({ street, unit, city, province, postalCode, country }: PostalAddress): Thing {
  const parts = {
    streetAddress: [street, unit].filter(Boolean).join(', '),
    addressLocality: city,
    addressRegion: province,
    postalCode,
    addressCountry: country,
  };
  return { '@type': 'PostalAddress', ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== '')) };
}

const hoursThings = (lines: readonly HoursLine[]): Thing[] =>
  openingHours(lines).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));

const licenceThing = ({ province, number }: { province: string; number: string }): Thing => ({
  '@type': 'PropertyValue',
  propertyID: `Mortgage brokerage licence, ${province}`,
  value: number,
});

function brokerage({ hours, offices, origin }: Facts, site: Site): Thing {
  return {
    '@type': 'FinancialService',
    '@id': `${origin}/#brokerage`,
    name: site.brandName,
    legalName: site.legalName,
    identifier: site.licences.map(licenceThing),
    slogan: site.tagline,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.png`,
    telephone: site.phone,
    email: site.email,
    address: offices.map(addressThing),
    openingHoursSpecification: hoursThings(hours),
    areaServed: CANADA,
    // only profiles: the settings give no link to a network's home page
    sameAs: site.socialLinks.map(({ url }) => url),
  };
}

const addressOf = ({ page, head }: Facts): string => head.canonical ?? page.path;

/** What a landing page offers, by the brokerage that stands beside it. */
const service = (serviceType: string, given: Facts): Thing => ({
  '@type': 'Service',
  name: given.head.title,
  description: given.head.description,
  serviceType,
  url: given.origin + addressOf(given),
  areaServed: CANADA,
  provider: { '@id': `${given.origin}/#brokerage` },
});

/** The trail that the page shows, word for word. */
function breadcrumbs({ trail, here }: Trail, given: Facts): Thing {
  const levels = here === undefined ? trail : [...trail, { label: here, to: addressOf(given) }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: levels.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: given.origin + to,
    })),
  };
}

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
  const { head, site, offers, asked = [], shown, trail } = facts;
  if (head.noindex) return '';
  const things = [
    ...(site ? [brokerage(facts, site)] : []),
    ...(trail ? [breadcrumbs(trail, facts)] : []),
    ...(site && offers !== undefined ? [service(offers, facts)] : []),
    ...(asked.length > 0 ? [questions(asked)] : []),
    ...shown,
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
