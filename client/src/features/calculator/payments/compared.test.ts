import { compareAddress, ofScenario } from './compared';

test('kept payments keep everything they say when they stand side by side', () => {
  const one = 'principal=500000&rate=3.94&years=25&frequency=monthly&type=fixed&term=5&once=5000&onceAfter=2';
  const other = 'principal=500000&rate=4.10&years=30&frequency=weekly&type=variable&term=3&yearly=2000';
  const [path, search] = compareAddress([one, other]).split('?');
  const texts = Object.fromEntries(new URLSearchParams(search));
  expect([path, texts.count]).toEqual(['/calculator/compare', '2']);
  expect(ofScenario('A', texts)).toMatchObject({ rate: '3.94', once: '5000', onceAfter: '2', yearly: '' });
  expect(ofScenario('B', texts)).toMatchObject({ rate: '4.10', frequency: 'weekly', type: 'variable', yearly: '2000' });
  expect(texts).not.toHaveProperty('C.rate');
});
