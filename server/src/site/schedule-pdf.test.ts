import { formatPhone } from '@brokerage/domain/forms/phone-format';
import { testApi, type TestApi } from '../../test/api.js';
import { pagesOf } from '../../test/pdf-words.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const SCENARIO = 'principal=500000&rate=3.94&years=30&frequency=weekly&type=fixed&term=5&yearly=1000';

async function pdfOf(search: string): Promise<Buffer> {
  const response = await fetch(`${api.url}/calculator/schedule.pdf?${search}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain('amortization-schedule.pdf');
  return Buffer.from(await response.arrayBuffer());
}

test('the schedule of an address comes as a PDF with its language and title', async () => {
  const text = (await pdfOf(SCENARIO)).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.\d/);
  expect(text.trimEnd()).toMatch(/%%EOF$/);
  expect(text).toMatch(/\/Lang \(en-CA\)/);
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('(Amortization schedule, ');
});

test('A14: who hears it read hears a heading and a table with its head once, row by row', async () => {
  const text = (await pdfOf(SCENARIO)).toString('latin1');
  expect(text).toContain('/Marked true');
  const count = (type: string): number => text.match(new RegExp(`/S /${type}\\b`, 'g'))?.length ?? 0;
  expect([count('Document'), count('H1'), count('Table'), count('TH')]).toEqual([1, 1, 1, 6]);
  expect(count('TR')).toBe(count('TD') / 6 + 1);
  expect(count('TD')).toBeGreaterThan(6 * 20);
  // decided: it would take more than a second of everybody's server
  expect((await pdfOf(`${SCENARIO}&by=payment`)).toString('latin1')).not.toContain('/Marked true');
});

test('it says who made it and when, what was entered, and what comes of it', async () => {
  const licences = JSON.stringify([{ province: 'ON', number: '10412' }]);
  await api.rows('update site_settings set licences = $1', [licences]);
  const [first = ''] = pagesOf(await pdfOf(`${SCENARIO}&once=5000&onceAfter=2`));
  const [brokerage] = await api.rows<{ legal_name: string; phone: string }>(
    'select legal_name, phone from site_settings',
  );
  for (const said of [
    `${brokerage!.legal_name}, brokerage licence ON 10412`,
    // low 2: as the site writes it
    formatPhone(brokerage!.phone),
    `Prepared on`,
    'Mortgage amount\n$500,000.00',
    'Interest rate\n3.94% fixed',
    'Compounded twice a year, not in advance: usual for a fixed rate',
    // (1 + 0.0394 / 2)² − 1
    'Effective annual rate\n3.9788%',
    'Term\n5 years',
    'Lump sum each year\n$1,000.00',
    'One lump sum\n$5,000.00 after 2 years',
    'Balance at the end of the term\n$',
  ])
    expect(first).toContain(said);
});

test('it goes by year, or by payment with the head of the table on each page', async () => {
  const byYear = pagesOf(await pdfOf(SCENARIO));
  const byPayment = pagesOf(await pdfOf(`${SCENARIO}&by=payment`));
  expect(byYear.length).toBeLessThanOrEqual(2);
  expect(byPayment.length).toBeGreaterThan(30);
  for (const page of byPayment) expect(page).toContain('Payment\nPaid\nLump sums\nInterest\nPrincipal\nBalance');
  expect(byPayment.at(-1)).toContain('$0.00');
});

test.each(['', 'principal=-1', `${SCENARIO}&rate=5`, SCENARIO.replace('weekly', 'hourly')])(
  'an address that is no scenario is refused: %s',
  async (search) => {
    const reply = await api.call(`/calculator/schedule.pdf?${search}`);
    expect([reply.status, reply.text]).toEqual([422, expect.stringMatching(/^\w+: (Enter|Choose)/)]);
  },
);
