import {
  hasFilters,
  monthsKept,
  NO_FILTERS,
  readScenario,
  sortedBy,
  toggled,
  withChange,
  type Change,
} from './scenario';

const read = (address: string) => readScenario(new URLSearchParams(address));
const change = (address: string, what: Change): string => withChange(new URLSearchParams(address), what).toString();

const USUAL = {
  term: undefined,
  type: undefined,
  purpose: undefined,
  insurance: undefined,
  province: undefined,
  amount: 500_000,
  amortization: 25,
  leave: 36,
  sort: 'RATE',
  descending: false,
  page: 1,
  chosen: [],
  sideBySide: false,
};

it('reads what an address says', () => {
  expect(read('')).toEqual(USUAL);
  expect(
    read(
      'term=5&type=fixed&purpose=purchase&insurance=insured&province=ON&amount=640000&amortization=30&leave=end&sort=-payment&page=2&compare=a,b&view=side-by-side',
    ),
  ).toEqual({
    term: 5,
    type: 'FIXED',
    purpose: 'PURCHASE',
    insurance: 'INSURED',
    province: 'ON',
    amount: 640_000,
    amortization: 30,
    leave: undefined,
    sort: 'PAYMENT',
    descending: true,
    page: 2,
    chosen: ['a', 'b'],
    sideBySide: true,
  });
});

it.each([
  'term=five',
  'term=-1',
  'type=FIXED',
  'type=hybrid',
  'purpose=any',
  'province=on',
  'amount=9999',
  'amount=1e9',
  'amount=',
  'amortization=26',
  'sort=apr',
  'leave=12',
  'page=0',
  'page=1.5',
  'compare=,',
  'view=other',
])('takes no notice of %s', (address) => {
  expect(read(address)).toEqual(USUAL);
});

it('compares three at most, each once', () => {
  expect(read('compare=a,a,b,c,d').chosen).toEqual(['a', 'b', 'c']);
});

it('writes what is not usual, and leaves what it does not know', () => {
  expect(change('utm=x', { term: 5, type: 'VARIABLE' })).toBe('utm=x&term=5&type=variable');
  expect(change('term=5&amount=640000', { term: undefined, amount: 500_000 })).toBe('');
  expect(change('', { sort: 'LENDER', descending: true })).toBe('sort=-lender');
  expect(change('sort=-rate', { descending: false })).toBe('');
  expect(change('', { leave: undefined, sort: 'COST' })).toBe('leave=end&sort=cost');
  expect(change('leave=24', { leave: 36 })).toBe('');
});

it('begins at the first page when the list changes, and stays on it when it does not', () => {
  expect(change('page=3', { type: 'FIXED' })).toBe('type=fixed');
  expect(change('page=3', { chosen: ['a'] })).toBe('page=3&compare=a');
  expect(change('page=3', { sideBySide: true })).toBe('page=3&view=side-by-side');
  expect(change('page=3', { page: 1 })).toBe('');
});

it('what is written is read again', () => {
  const address = change('', { term: 0.5, insurance: 'UNINSURED', province: 'QC', amount: 1_250_000, page: 1 });
  expect(read(address)).toEqual({ ...USUAL, term: 0.5, insurance: 'UNINSURED', province: 'QC', amount: 1_250_000 });
});

it('knows whether something is filtered, and clears it', () => {
  expect(hasFilters(read('amount=640000&sort=lender'))).toBe(false);
  expect(hasFilters(read('province=ON'))).toBe(true);
  expect(change('province=ON&term=5&amount=640000', NO_FILTERS)).toBe('amount=640000');
});

it('turns the order of a column round, and begins another with its lowest', () => {
  expect(sortedBy(read(''), 'RATE')).toEqual({ sort: 'RATE', descending: true });
  expect(sortedBy(read('sort=-rate'), 'RATE')).toEqual({ sort: 'RATE', descending: false });
  expect(sortedBy(read('sort=-rate'), 'LENDER')).toEqual({ sort: 'LENDER', descending: false });
});

it('chooses, takes out, and has no room for a fourth', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
});

it('counts the months to the end of the term at most, and of any term to five years', () => {
  expect(monthsKept(read('leave=48'))).toBe(48);
  expect(monthsKept(read('leave=end'))).toBe(60);
  expect(monthsKept(read('leave=48&term=3'))).toBe(36);
  expect(monthsKept(read('leave=end&term=10'))).toBe(120);
});
