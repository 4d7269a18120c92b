import { needsProblem } from './activation.js';
import { isHttpsAddress } from '../forms/https-address.js';
import { daysLeft, needsRenewal } from './licence-expiry.js';
import { listProblems, type AgentLists } from './lists.js';
import { AGENT_TITLES, levelOf, titleNote, titleOn, titleProblem, titlesOn } from './titles.js';

const LISTS: AgentLists = {
  licences: [{ province: 'ON', number: 'M24001234', expiresOn: '2027-03-31' }],
  languages: ['English'],
  specialities: [{ name: 'A first home', note: '' }],
  serviceAreas: [{ name: 'Oakville', note: 'at your table' }],
  reviews: [{ author: 'Meera', rating: 5, text: 'Good.', source: 'Google', date: '2026-10-18' }],
  hours: [
    { weekday: 1, starts: '09:00', ends: '12:00' },
    { weekday: 1, starts: '12:00', ends: '17:00' },
  ],
  away: [{ from: '2026-12-24', to: '2027-01-02' }],
};

test('lists as they should be', () => expect(listProblems(LISTS)).toEqual([]));

test.each<[string, Partial<AgentLists>, string[]]>([
  ['no licence', { licences: [] }, ['licences']],
  ['a province that is none', { licences: [{ ...LISTS.licences[0]!, province: 'XX' }] }, ['licences', '0', 'province']],
  [
    'a day that is none',
    { licences: [{ ...LISTS.licences[0]!, expiresOn: '2027-02-30' }] },
    ['licences', '0', 'expiresOn'],
  ],
  ['a province twice', { licences: [...LISTS.licences, ...LISTS.licences] }, ['licences']],
  ['six stars', { reviews: [{ ...LISTS.reviews[0]!, rating: 6 }] }, ['reviews', '0', 'rating']],
  ['half a star', { reviews: [{ ...LISTS.reviews[0]!, rating: 4.5 }] }, ['reviews', '0', 'rating']],
  ['a review without words', { reviews: [{ ...LISTS.reviews[0]!, text: ' ' }] }, ['reviews', '0', 'text']],
  [
    'hours that end before they begin',
    { hours: [{ weekday: 2, starts: '17:00', ends: '09:00' }] },
    ['hours', '0', 'ends'],
  ],
  ['hours over each other', { hours: [LISTS.hours[0]!, { weekday: 1, starts: '11:00', ends: '13:00' }] }, ['hours']],
  ['away until before it begins', { away: [{ from: '2027-01-02', to: '2026-12-24' }] }, ['away', '0', 'to']],
  ['away for years', { away: [{ from: '2027-01-01', to: '2028-01-02' }] }, ['away', '0', 'to']],
  ['away from a day that is none', { away: [{ from: '2027-02-30', to: '2027-03-01' }] }, ['away', '0', 'from']],
  ['an eighth day', { hours: [{ weekday: 8, starts: '09:00', ends: '10:00' }] }, ['hours', '0', 'weekday']],
  ['a language of two lines', { languages: ['English\nTamil'] }, ['languages', '0']],
  ['too many languages', { languages: Array.from({ length: 9 }, (_, n) => `L${n}`) }, ['languages']],
  ['an area without a name', { serviceAreas: [{ name: '', note: 'x' }] }, ['serviceAreas', '0', 'name']],
])('%s is refused', (_, change, place) => {
  expect(listProblems({ ...LISTS, ...change })).toEqual([{ place, message: expect.any(String) }]);
});

test.each([
  ['2027-01-22', 60, true],
  ['2027-01-23', 61, false],
  ['2026-11-23', 0, true],
  ['2026-11-22', -1, true],
])('a licence until %s has %d days left', (expiresOn, days, soon) => {
  expect([daysLeft({ expiresOn }, '2026-11-23'), needsRenewal({ expiresOn }, '2026-11-23')]).toEqual([days, soon]);
});

test('a licence without a last day never needs renewal', () => {
  expect(needsRenewal({ expiresOn: null }, '2026-11-23')).toBe(false);
});

test('who has no licence that is good today cannot be shown', () => {
  const until = (expiresOn: string | null) => [{ province: 'ON', number: '1', expiresOn }];
  expect(needsProblem(until('2026-11-22'), '2026-11-23')).toContain('has expired');
  expect([needsProblem(until('2026-11-23'), '2026-11-23'), needsProblem(until(null), '2026-11-23')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a title belongs to its regulator, and says the level', () => {
  const today = '2026-11-25';
  expect(titleProblem('Mortgage agent, level 1', ['AB'], today)).toContain('ON');
  expect(titleProblem('Mortgage agent, level 1', ['AB', 'ON'], today)).toBeUndefined();
  expect(titleProblem('Mortgage broker', ['QC'], today)).toBeUndefined();
  expect(['Mortgage agent, level 1', 'Mortgage agent, level 2', 'Mortgage broker'].map(levelOf)).toEqual([1, 2, 2]);
  expect(titleNote('Mortgage agent, level 1')).toContain('private and second mortgages');
  expect(titleNote('Mortgage broker')).toBeUndefined();
});

test('British Columbia’s titles change on October 13, 2026', () => {
  const offered = (day: string): string[] => titlesOn(day).map(({ value }) => value);
  expect(offered('2026-10-12')).toContain('Submortgage broker');
  expect(offered('2026-10-12')).not.toContain('Principal broker');
  expect(offered('2026-10-13')).not.toContain('Submortgage broker');
  expect(offered('2026-10-13')).toContain('Principal broker');
  expect(titleProblem('Submortgage broker', ['BC'], '2026-10-12')).toBeUndefined();
  expect(titleProblem('Submortgage broker', ['BC'], '2026-10-13')).toContain('Choose Mortgage broker');
  expect(titleProblem('Principal broker', ['BC'], '2026-10-12')).toContain('October 13, 2026');
  // what stands in a row is shown as it is called by now
  expect(titleOn('Submortgage broker', '2026-10-12')).toBe('Submortgage broker');
  expect(titleOn('Submortgage broker', '2026-10-13')).toBe('Mortgage broker');
});

test('every title that ended has one that took its place, and every one says where it is from', () => {
  for (const { value, source, ...more } of AGENT_TITLES) {
    expect(source).toMatch(/looked up \d{4}-\d\d-\d\d$/);
    const now = titleOn(value, '9999-12-31');
    expect('until' in more ? now !== value : now === value).toBe(true);
    expect(titlesOn('9999-12-31').map((title) => title.value)).toContain(now);
  }
});

test.each([
  ['https://example.ca/priya', true],
  ['HTTPS://example.ca', true],
  ['https://www.youtube.com/@priya', true],
  ['https://example.ca?to=ada@example.ca#@', true],
  ['https://example.ca@evil.test', false],
  ['https://@evil.test', false],
  ['https:///evil.test', false],
  ['http://example.ca', false],
  ['javascript:alert(1)', false],
  ['https:evil', false],
  ['//example.ca', false],
  ['https://user:word@example.ca', false],
  ['https://example.ca\\@evil.test', false],
  ['https://localhost', false],
  ['data:text/html,x', false],
  ['https://exa mple.ca', false],
  [' https://example.ca', false],
])('%p as a link: %p', (text, good) => expect(isHttpsAddress(text)).toBe(good));
