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
])('A8: %s is %s', (written, spelled) => {
  expect(spellingOf(written)).toBe(spelled);
});

test('A8: what stands for a parameter keeps its case: a slug or a token is another one', () => {
  expect(spellingOf('/Blog/Fixed-Or-Variable/')).toBe('/blog/Fixed-Or-Variable');
  expect(spellingOf('/BOOKING/AbC-dEf_9')).toBe('/booking/AbC-dEf_9');
  expect(spellingOf('/Mortgage/refinance/More')).toBe('/mortgage/refinance/More');
});

test('every route is its own spelling', () => {
  const own = PAGES.map(({ path }) => path.replace('/:mortgageType/', '/renewal/').replace('/:type/*', '/renewal'));
  expect(own.map(spellingOf)).toEqual(own);
});

test.each(['/', '/nope/', '/NOPE', '/mortgage/Yacht/', '/Refinance'])('%s stays as it is', (address) => {
  expect(spellingOf(address)).toBe(address);
});
