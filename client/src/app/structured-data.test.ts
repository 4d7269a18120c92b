import type { Site } from '../features/site/settings';
import { PAGES, pageAt } from './routes';
import { structuredData } from './structured-data';

const ORIGIN = 'https://mortgages.example.ca';
const SITE: Site = {
  __typename: 'SiteSettings',
  brandName: 'Tamarack',
  legalName: 'Tamarack Mortgage Inc.',
  licenceNumber: '10412',
  licences: [{ __typename: 'BrokerageLicence', province: 'ON', number: '10412' }],
  tagline: 'Independent mortgage brokers.',
  phone: '+18005550142',
  email: 'hello@example.ca',
  addresses: ['100 Sample Street West, Suite 400\nToronto ON  M5V 0A1', 'Upstairs\nat the market'],
  propertySearchUrl: 'https://www.realtor.ca/',
  socialLinks: [{ __typename: 'SocialLink', network: 'LinkedIn', url: 'https://www.linkedin.com/company/tamarack' }],
  privacyOfficer: 'Privacy Officer, privacy@example.ca',
};
const HOURS = [
  { days: 'Friday', hours: '9 a.m. to 5 p.m.' },
  { days: 'Sunday', hours: 'Phones closed' },
];

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

function thingsAt(address: string, title = 'This page'): Thing[] {
  const { page } = pageAt(address);
  const head = { title, description: 'What it is about.', canonical: address };
  const html = structuredData({ page, head, site: SITE, hours: HOURS, origin: ORIGIN, asked: undefined, shown: [] });
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

test('A9: the brokerage has its address, licences, hours and profiles in the parts that search engines read', () => {
  expect(thingsAt('/contact')[0]).toMatchObject({
    '@type': 'FinancialService',
    address: [
      {
        '@type': 'PostalAddress',
        streetAddress: '100 Sample Street West, Suite 400',
        addressLocality: 'Toronto',
        addressRegion: 'ON',
        postalCode: 'M5V 0A1',
        addressCountry: 'CA',
      },
      { '@type': 'PostalAddress', streetAddress: 'Upstairs, at the market', addressCountry: 'CA' },
    ],
    identifier: [{ '@type': 'PropertyValue', propertyID: 'Mortgage brokerage licence, ON', value: '10412' }],
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '09:00', closes: '17:00' },
    ],
    sameAs: ['https://www.linkedin.com/company/tamarack'],
  });
});

const trailOf = (address: string): string[] => {
  const list = thingsAt(address).find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
  return (list as { name: string; item: string; position: number }[]).map(
    ({ name, item, position }) => `${position} ${name} ${item.replace(ORIGIN, '')}`,
  );
};

test('A9: the trail of a page holds every page between', () => {
  expect(trailOf('/calculator/purchase')).toEqual([
    '1 Home /',
    '2 Calculator /calculator',
    '3 This page /calculator/purchase',
  ]);
  expect(trailOf('/blog/a-post')).toEqual(['1 Home /', '2 Blog /blogs', '3 This page /blog/a-post']);
  expect(trailOf('/calculator')).toEqual(['1 Home /', '2 This page /calculator']);
});

test('A9: every address below a page has that page in its trail', () => {
  const open = PAGES.filter(({ requires, path }) => requires === undefined && !path.startsWith('/dev/')).map(
    ({ path }) => path,
  );
  const below = open.filter((path) => open.some((other) => other !== '/' && path.startsWith(`${other}/`)));
  const short = below
    .map((path) => path.replace(':type/*', 'renewal').replace(':slug', 'a-job'))
    .filter((path) => trailOf(path).length < 3)
    // neither may be found by a search
    .filter((path) => !['/unsubscribe/success', '/realtorquest-letsconnect/thankyou'].includes(path));
  expect(short).toEqual([]);
});
