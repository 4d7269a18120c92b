import { parseRates } from './rate-csv.js';

test.each([
  ['of a million columns in the header', ','.repeat(1_000_000)],
  ['of a million named columns', 'bank,'.repeat(1_000_000)],
  ['of a million columns below a good header', `bank,term,type,rate\n${'1,'.repeat(1_000_000)}`],
  ['of a million cells with line breaks', `bank,term,type,rate\n${'"\n",'.repeat(1_000_000)}`],
])('a line %s is refused', (_what, csv) => {
  expect(() => parseRates(csv)).toThrow(/more than 100 columns/);
});

test('a million lines are refused before they are all read', () => {
  expect(() => parseRates(`bank,term,type,rate\n${'a\n'.repeat(1_000_000)}"never closed`)).toThrow(
    'The file has more than 10,000 lines. Split it and import the parts.',
  );
});

test.each(['term', 'rate', 'fees', 'apr'])(
  'a cell of %s with a million spaces takes no longer than others',
  (column) => {
    const cells = { bank: 'Oak', term: '5', type: 'fixed', rate: '4.1', [column]: `1${' '.repeat(1_000_000)}x` };
    const [line] = parseRates(`${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`);
    expect(line).toMatchObject({ message: expect.stringContaining(`${column}: `) as string });
  },
);

test('marks around a number, with and without spaces, are left out', () => {
  const [line] = parseRates('bank,term,type,rate,fees\nOak,5 yrs,fixed,4.10 %,$ 1500 \n');
  expect(line).toMatchObject({ facts: { term: 5, rate: 4.1 } });
});

test('exactly 10,000 lines are read', () => {
  expect(parseRates(`bank,term,type,rate\n${'Oak,5,fixed,4.1\n'.repeat(10_000)}`)).toHaveLength(10_000);
});

const LINE = ['Oak', '5', 'fixed', '4.19', '2027-03-14'];
const NAMES = ['bank', 'term', 'type', 'rate', 'ends_on'];
const facts = (csv: string): unknown[] =>
  parseRates(csv).map((row) => ('facts' in row ? [row.line, row.facts.rate, row.facts.endsOn] : row.message));
const table = (sign: string, line: readonly string[] = LINE): string => `${NAMES.join(sign)}\n${line.join(sign)}\n`;

test.each([
  ['commas', table(','), 2],
  ['semicolons and a decimal comma', table(';', ['Oak', '5', 'fixed', '4,19', '2027-03-14']), 2],
  ['tabs', table('\t'), 2],
  ['a byte-order mark', `\ufeff${table(',')}`, 2],
  ['the line of Excel that names the sign', `sep=;\r\n${table(';')}`, 3],
  ['the same behind a byte-order mark', `\ufeffsep=,\n${table(',')}`, 3],
  ['Windows line ends', table(',').replaceAll('\n', '\r\n'), 2],
  ['lines of commas, of spaces, of nothing', `${table(',')},,,,\n  , ,,,\n\n,,,,\n`, 2],
  ['the line ends of old Macs', table(';').replaceAll('\n', '\r'), 2],
  ['semicolons, and a comma in a name', table(';').replace('rate', '"Rate, %"'), 2],
  ['tabs, and a comma in a name', table('\t').replace('rate', 'Rate, %'), 2],
  ['commas, and a semicolon in a name', table(',').replace('rate', 'Rate; %'), 2],
  ['semicolons below a blank line and one of semicolons', `\n;;;;\n${table(';')}`, 4],
  ['marks that nobody sees', table(',', ['Oak', '5', 'fixed\u200b', '4.19', '\u200e2027-03-14\u00a0']), 2],
  ['a day that Excel wrote the Canadian way', table(',', [...LINE.slice(0, 4), '14/03/2027']), 2],
  ['a day that Excel wrote the American way', table(',', [...LINE.slice(0, 4), '3/14/2027']), 2],
  ['a day with slashes, the year first', table(',', [...LINE.slice(0, 4), '2027/3/14']), 2],
])('a table as people have it is read: %s', (_what, csv, line) => {
  expect(facts(csv)).toEqual([[line, 4.19, '2027-03-14']]);
});

test('a day that could be two is asked about, and a day that is none is refused', () => {
  const [two, none] = ['5/6/2027', '31/31/2027'].map((day) => facts(table(',', [...LINE.slice(0, 4), day]))[0]);
  expect(two).toBe('ends_on: “5/6/2027” could be two days. Write the year first, like 2027-12-31');
  expect(none).toMatch(/^ends_on: /);
});

test('a file that was written on Windows and on Unix has all its lines, and counts them as editors do', () => {
  const csv = 'bank,term,type,rate,notes\r\nOak,5,fixed,4.1,"two\r\nlines"\nOak,3,fixed,4.2,\nOak,2,fixed,4.3,\r\n';
  expect(facts(csv)).toEqual([
    [2, 4.1, null],
    [4, 4.2, null],
    [5, 4.3, null],
  ]);
});

test.each(['Quebec', 'QUÉBEC', 'qc', 'Que\u0301bec'])('the province %s is Québec', (province) => {
  const [row] = parseRates(`bank,term,type,rate,province\nOak,5,fixed,4.1,${province}\n`);
  expect(row).toMatchObject({ facts: { province: 'QC' } });
});
