import { setImmediate } from 'node:timers/promises';
import { hasWebAddress, namesWithAddresses } from './web-address.js';

test.each([
  'WIN $500 HERE https://prize.example/x?1',
  'http://x',
  'HTTPS://PRIZE.EXAMPLE',
  'ftp://prize.example',
  'mailto:a',
  'www.prize.example',
  'WWW.prize',
  'prize.example/x',
  'prize.example',
  'Go to prize.example now',
  'prize.com',
  't.co/x',
  't.co',
  'bit.ly/x',
  'Ann (prize.com)',
  'ｐｒｉｚｅ．ｅｘａｍｐｌｅ',
  'prize．com',
  'prize。com',
  'prize｡com',
  'prize․com',
  'pri\u200bze.com',
  'prize\u200b.\u2060com',
  'prize.\u00adcom',
  'prize.\ufe0fcom',
  'ｈｔｔｐｓ：／／prize',
  'h\u200btt\u200dp://prize',
  'приз.рф',
  'prize.xn--p1ai',
  '192.0.2.1',
  'a@b.ca',
  'a@prize.example',
])('%j has a web address', (text) => expect(hasWebAddress(text)).toBe(true));

test.each([
  'Ada Tremblay',
  'Amélie Gagnon-Wright',
  'Tyler MacKenzie Jr.',
  "Siobhán O'Brien",
  'Siobhán O’Brien',
  'J.R.Singh',
  'J. R. Singh',
  'St.John Wu',
  'Dr.Wu',
  'Martin Luther King, Jr., Esq.',
  'Mr. and Mrs. Park',
  'Jean-François St. Amand',
  'A.Melissa Ng',
  'Louis XIV.',
  '李小龙',
  'محمد علي',
  'Zoë (Zo) van der Berg',
  'Anne/Marie',
  '',
])('%j is a name', (text) => expect(hasWebAddress(text)).toBe(false));

test('names are found wherever they stand, and nothing else is looked at', () => {
  const link = 'prize.example';
  const answers = {
    fullName: link,
    comments: link,
    coApplicants: [{ fullName: 'Ada' }, { fullName: link }],
    none: null,
  };
  expect(namesWithAddresses(answers).map(({ place }) => place.join('.'))).toEqual([
    'fullName',
    'coApplicants.1.fullName',
  ]);
});

test('a name that grows as it is compared is gone over once', async () => {
  // six signs for each of these
  const name = `${'㌖'.repeat(399)}.`;
  for (let asked = 0; asked < 5_000; asked += 1) {
    expect(hasWebAddress(name)).toBe(false);
    // lets the runner end what hangs
    await setImmediate();
  }
});
