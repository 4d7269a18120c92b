import { offerOfRates } from './offer.js';

it('names each rate with its lender, the day in Toronto and the condition', () => {
  const { subject, text } = offerOfRates({
    fullName: ' Simran Dhaliwal',
    rates: [
      { term: '5-year fixed', lender: 'Loonsong Mortgage', rate: '3.94', apr: '3.97' },
      { term: '5-year fixed', lender: 'Cedar Spit', rate: '3.99', apr: null },
    ],
    // still the 23rd in Toronto
    now: new Date('2026-11-24T03:00:00Z'),
  });
  expect(subject).toBe('Rates for your mortgage');
  expect(text).toContain('Hi Simran,');
  expect(text).toContain('\n5-year fixed, Loonsong Mortgage: 3.94% (APR 3.97%)\n5-year fixed, Cedar Spit: 3.99%\n');
  expect(text).toContain('as of Monday, November 23, 2026, on approved credit (O.A.C.)');
});
