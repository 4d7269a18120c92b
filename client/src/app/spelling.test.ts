import fc from 'fast-check';
import { PAGES } from './routes';
import { spellingOf } from './spelling';

/** A8, B-M7: each page had as many addresses as there are ways to write it. */
test.each([
  ['/RATES', '/rates'],
  ['/rates/', '/rates'],
  ['/Rates//', '/rates'],
  ['/%72ates', '/rates'],
  ['/calculator/Purchase/', '/calculator/purchase'],
  ['/AgentManager/7', '/agentManager/7'],
  ['/agentmanager', '/agentManager'],
  ['/2NDMORTGAGE', '/2ndmortgage'],
  ['/calculator//purchase', '/calculator/purchase'],
  ['//rates', '/rates'],
  ['/mortgage/Refinance', '/mortgage/refinance'],
  ['/NEW-PURCHASE/ThankYou/', '/new-purchase/thankyou'],
])('A8: %s is %s', (written, spelled) => {
  expect(spellingOf(written)).toBe(spelled);
});

test('A8: what stands for a parameter keeps its case: a slug or a token is another one', () => {
  expect(spellingOf('/Blog/Fixed-Or-Variable/')).toBe('/blog/Fixed-Or-Variable');
  expect(spellingOf('/BOOKING/AbC-dEf_9')).toBe('/booking/AbC-dEf_9');
  expect(spellingOf('/Mortgage/refinance/More')).toBe('/mortgage/refinance/More');
});

test('A8: what needs no encoding is not encoded in a parameter either', () => {
  expect(spellingOf('/blog/fixed%2dor%2Dvari%61ble')).toBe('/blog/fixed-or-variable');
  expect(spellingOf('/blog/caf%c3%a9%2fx')).toBe('/blog/caf%C3%A9%2Fx');
});

test('A8: what cannot be decoded stays as it is, and the router says so to developers', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(spellingOf('/blog/50%')).toBe('/blog/50%');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('malformed'));
  warn.mockRestore();
});

test('A8: an address has one spelling, and its spelling is spelled so', () => {
  const paths = PAGES.filter(({ path }) => path !== '*').map(({ path }) =>
    path.replace('/:mortgageType/', '/renewal/').replace('/:type/*', '/renewal').replace(/:\w+/, 'one-2'),
  );
  const wrong = (text: string, how: number): string =>
    text
      .split('')
      .map((sign, at) => {
        if (sign === '/') return (how >> at) % 2 ? '//' : '/';
        return (how >> at) % 3 ? sign : `%${sign.charCodeAt(0).toString(16)}`;
      })
      .join('') + (how % 2 ? '/' : '');
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.nat(), (path, how) => {
      expect(spellingOf(wrong(path, how))).toBe(path);
    }),
  );
});

test('every route is its own spelling', () => {
  const own = PAGES.map(({ path }) => path.replace('/:mortgageType/', '/renewal/').replace('/:type/*', '/renewal'));
  expect(own.map(spellingOf)).toEqual(own);
});

test.each(['/', '/nope/', '/NOPE', '/mortgage/Yacht/', '/Refinance'])('%s stays as it is', (address) => {
  expect(spellingOf(address)).toBe(address);
});
