import { settingsDifferences } from './difference.js';
import { contentOf, settingsProblems, type SettingsContent, type SettingsSection } from './section.js';
import { SETTINGS_SECTIONS } from './sections.js';

const COMPANY: SettingsSection = SETTINGS_SECTIONS.COMPANY;

const TORONTO = {
  street: '100 Sample Street West',
  unit: '',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 0A1',
  country: 'CA',
};

const GOOD: SettingsContent = {
  texts: {
    brandName: 'Tamarack',
    legalName: 'Tamarack Mortgage Inc.',
    tagline: 'Independent mortgage brokers.',
    phone: '+18005550142',
    email: 'hello@example.ca',
    officeEmail: 'office@example.ca',
    privacyOfficer: 'Privacy Officer, privacy@example.ca',
    propertySearchUrl: 'https://www.realtor.ca/',
  },
  lists: {
    addresses: [TORONTO],
    licences: [
      { province: 'ON', number: '10412' },
      { province: 'BC', number: 'X300567' },
    ],
    socialLinks: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/tamarack' }],
  },
};
const withTexts = (change: object): object => ({ ...GOOD, texts: { ...GOOD.texts, ...change } });
const withLists = (change: object): object => ({ ...GOOD, lists: { ...GOOD.lists, ...change } });

test('what the company says of itself is taken as it is', () => {
  expect(settingsProblems(COMPANY, GOOD)).toEqual([]);
  expect(contentOf(COMPANY, GOOD)).toEqual(GOOD);
});

test.each<[string, object, string[][]]>([
  ['no brand', withTexts({ brandName: ' ' }), [['brandName']]],
  ['a name of two lines', withTexts({ legalName: 'a\nb' }), [['legalName']]],
  ['a link without https', withTexts({ propertySearchUrl: 'http://realtor.ca' }), [['propertySearchUrl']]],
  ['a phone number with three digits', withTexts({ phone: '911' }), [['phone']]],
  ['a number where a text belongs', withTexts({ tagline: 4 }), [['tagline']]],
  ['a setting that is none', withTexts({ colour: 'red' }), [['colour']]],
  ['no head office', withLists({ addresses: [] }), [['addresses']]],
  ['a street of two lines', withLists({ addresses: [{ ...TORONTO, street: 'a\nb' }] }), [['addresses', '0', 'street']]],
  [
    'a state as a province',
    withLists({ addresses: [{ ...TORONTO, province: 'NY' }] }),
    [['addresses', '0', 'province']],
  ],
  [
    'a ZIP code in Canada',
    withLists({ addresses: [{ ...TORONTO, postalCode: '14201' }] }),
    [['addresses', '0', 'postalCode']],
  ],
  [
    'an address of one text',
    withLists({ addresses: [{ address: 'Toronto' }] }),
    ['address', 'street', 'city', 'province', 'postalCode'].map((name) => ['addresses', '0', name]),
  ],
  [
    'a province twice',
    withLists({ licences: [GOOD.lists['licences']![0], GOOD.lists['licences']![0]] }),
    [['licences']],
  ],
  [
    'a province that is none',
    withLists({ licences: [{ province: 'XX', number: '1' }] }),
    [['licences', '0', 'province']],
  ],
  ['a licence without a number', withLists({ licences: [{ province: 'ON' }] }), [['licences', '0', 'number']]],
  ['a row that is a text', withLists({ licences: ['ON'] }), [['licences', '0']]],
  ['a list that is a text', withLists({ licences: 'ON' }), [['licences']]],
  ['a list that is none', withLists({ colours: [] }), [['colours']]],
  ['lists that are a list', { ...GOOD, lists: [] }, [['lists']]],
  [
    'A9: the home page of a network',
    withLists({ socialLinks: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/' }] }),
    [['socialLinks', '0', 'url']],
  ],
  ['too many', withLists({ addresses: Array.from({ length: 7 }, () => TORONTO) }), [['addresses']]],
])('%s is refused', (_, given, places) => {
  expect(settingsProblems(COMPANY, given).map(({ place }) => place)).toEqual(places);
});

test('nothing at all is refused field by field, and spaces around a text are taken away', () => {
  expect(settingsProblems(COMPANY, {}).length).toBeGreaterThan(5);
  expect(contentOf(COMPANY, null).lists).toEqual({ addresses: [], licences: [], socialLinks: [] });
  expect(contentOf(COMPANY, withTexts({ brandName: ' Birch ', colour: 'red' })).texts).toEqual({
    ...GOOD.texts,
    brandName: 'Birch',
  });
});

test('an office abroad has a state and a ZIP code', () => {
  const buffalo = { ...TORONTO, city: 'Buffalo', province: 'NY', postalCode: '14201', country: 'US' };
  expect(settingsProblems(COMPANY, withLists({ addresses: [buffalo] }))).toEqual([]);
});

test('a version from before the parts is read with them', () => {
  const before = withLists({ addresses: [{ address: '100 Sample Street West\nToronto ON  M5V 0A1' }] });
  expect(contentOf(COMPANY, before)).toEqual(GOOD);
});

test('a difference has a line for each value, in words', () => {
  const after = contentOf(COMPANY, {
    texts: { ...GOOD.texts, brandName: 'Birch' },
    lists: { ...GOOD.lists, licences: [{ province: 'BC', number: 'X300567' }] },
  });
  expect(settingsDifferences(COMPANY, GOOD, after)).toEqual([
    { label: 'Brand name', before: 'Tamarack', after: 'Birch' },
    { label: 'Licence 1: Province', before: 'Ontario', after: '' },
    { label: 'Licence 1: Licence number', before: '10412', after: '' },
  ]);
  expect(settingsDifferences(COMPANY, GOOD, GOOD)).toEqual([]);
});

test('a row that is put between two others shows alone', () => {
  const links = GOOD.lists['socialLinks']!;
  const before = contentOf(COMPANY, withLists({ socialLinks: [...links, { network: 'X', url: 'https://x.com/' }] }));
  const middle = { network: 'YouTube', url: 'https://youtube.com/@tamarack' };
  const after = contentOf(
    COMPANY,
    withLists({ socialLinks: [...links, middle, { network: 'X', url: 'https://x.com/' }] }),
  );
  expect(settingsDifferences(COMPANY, before, after)).toEqual([
    { label: 'Link 2: Network', before: '', after: 'YouTube' },
    { label: 'Link 2: Address', before: '', after: 'https://youtube.com/@tamarack' },
  ]);
});

test.each(Object.entries(SETTINGS_SECTIONS).filter(([name]) => name !== 'COMPANY'))(
  'what %s says at first can be saved as it is',
  (_, section: SettingsSection) => {
    expect(settingsProblems(section, section.initial)).toEqual([]);
    expect(contentOf(section, section.initial)).toEqual(section.initial);
  },
);

test.each<[SettingsSection, string, number]>([
  [SETTINGS_SECTIONS.TESTIMONIALS, 'testimonials', 3],
  [SETTINGS_SECTIONS.QUESTIONS, 'questions', 4],
  [SETTINGS_SECTIONS.CLAIMS, 'claims', 4],
])('with fewer than the home page shows, nothing is saved', (section, list, shown) => {
  const { texts, lists } = section.initial!;
  const given = { texts, lists: { [list]: lists[list]!.slice(0, shown - 1) } };
  expect(settingsProblems(section, given)).toEqual([
    { code: 'INVALID', place: [list], message: expect.stringContaining(`shows ${shown}`) },
  ]);
});

test('evidence is dated, and not in the future; one claim backs the reply time', () => {
  const claims = SETTINGS_SECTIONS.CLAIMS.initial!.lists['claims']!;
  const problems = (change: object) =>
    settingsProblems(SETTINGS_SECTIONS.CLAIMS, {
      texts: {},
      lists: { claims: claims.map((claim, at) => (at === 0 ? { ...claim, ...change } : claim)) },
    }).map(({ place }) => place.join('.'));
  expect(problems({ evidenceOn: '' })).toEqual(['claims.0.evidenceOn']);
  expect(problems({ evidenceOn: '2999-01-01' })).toEqual(['claims.0.evidenceOn']);
  expect(problems({ use: 'reply' })).toEqual(['claims']);
});
