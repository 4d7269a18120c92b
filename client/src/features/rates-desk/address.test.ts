import { filterOf, isFiltered, readAddress, writeAddress, type Address } from './address';
import { DEFAULT_COLUMNS } from './columns';

const read = (text: string): Address => readAddress(new URLSearchParams(text));

test('nothing in the address is the usual view, and it is written as nothing', () => {
  const usual = read('');
  expect(usual).toMatchObject({ tab: 'all', sort: 'LENDER', descending: false, page: 1, limit: 50 });
  expect(usual.columns).toEqual(DEFAULT_COLUMNS);
  expect(writeAddress(usual).toString()).toBe('');
  expect(isFiltered(usual)).toBe(false);
});

test.each([
  'tab=hidden&q=north+gate&term=0.5&type=variable&visible=signed-in&province=ON&sort=-rate&page=3&per=500',
  'tab=history&page=2',
  'term=6',
  'sort=-lender',
  'columns=change%2Capr',
  'columns=',
])('%s is read and written the same', (text) => {
  expect(writeAddress(read(text)).toString()).toBe(text);
});

test.each(['tab=x&sort=y&page=-2&per=7&term=11&type=open&visible=me&province=XX', 'page=abc&sort=-nothing'])(
  'an address nobody made, %s, is the usual view',
  (text) => {
    expect(writeAddress(read(text)).toString()).toBe('');
  },
);

test('the list is asked for what the address says', () => {
  expect(filterOf(read('tab=stale&q=maple&term=5&type=fixed&visible=hidden&province=QC'))).toEqual({
    tab: 'STALE',
    q: 'maple',
    term: 5,
    type: 'FIXED',
    visibility: 'HIDDEN',
    province: 'QC',
  });
  expect(filterOf(read(''))).toEqual({});
});
