import type { Site } from '../features/site/settings';
import type { Trail } from '../ui/breadcrumb';
import { pageAt } from './routes';
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
  lenders: '50+ lenders',
  privacyOfficer: 'Privacy Officer, privacy@example.ca',
  consents: [],
};
const NOWHERE = { unit: '', city: '', province: '', postalCode: '', country: 'CA' };
const OFFICES = [
  {
    street: '100 Sample Street West',
    unit: 'Suite 400',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 0A1',
    country: 'CA',
  },
  { ...NOWHERE, street: 'Upstairs, at the market' },
];
const HOURS = [
  { days: 'Friday', hours: '9 a.m. to 5 p.m.' },
  { days: 'Sunday', hours: 'Phones closed' },
];

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

function thingsAt(address: string, trail?: Trail): Thing[] {
  const { page } = pageAt(address);
  const head = { title: 'This page', description: 'What it is about.', canonical: address };
  const office = { hours: HOURS, offices: OFFICES };
  const facts = {
    page,
    head,
    site: SITE,
    ...office,
    origin: ORIGIN,
    offers: undefined,
    asked: undefined,
    shown: [],
    trail,
  };
  const html = structuredData(facts);
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

const trailOf = (address: string, trail?: Trail): string[] | undefined => {
  const list = thingsAt(address, trail).find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
  return (list as { name: string; item: string; position: number }[] | undefined)?.map(
    ({ name, item, position }) => `${position} ${name} ${item.replace(ORIGIN, '')}`,
  );
};

test('C7: the trail is the one that the page shows; a page that shows none has none', () => {
  const home = { label: 'Home', to: '/' };
  expect(trailOf('/rates', { trail: [home], here: 'Mortgage rates' })).toEqual(['1 Home /', '2 Mortgage rates /rates']);
  const above = { label: 'Renewal', to: '/blogs?category=renewal' };
  expect(trailOf('/blog/a-post', { trail: [home, above] })).toEqual(['1 Home /', '2 Renewal /blogs?category=renewal']);
  expect(trailOf('/blogs')).toBeUndefined();
});
