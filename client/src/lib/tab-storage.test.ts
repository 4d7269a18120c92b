import { browserStorage, tabStorage } from './tab-storage';

const full = (): void =>
  void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['the tab', tabStorage],
  ['the browser', browserStorage],
])('once the storage of %s is full, what was written last is read, and not what still fitted', (_, storage) => {
  storage.write('draft', 'We bought the');
  full();
  storage.write('draft', 'We bought the house in 2019');
  expect(storage.read('draft')).toBe('We bought the house in 2019');
  storage.remove('draft');
  expect(storage.read('draft')).toBeUndefined();
});

test('what another tab could write is newer than what this one could not', () => {
  full();
  browserStorage.write('token', 'of this tab');
  jest.restoreAllMocks();
  localStorage.setItem('token', 'of the other tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(browserStorage.read('token')).toBe('of the other tab');
});
