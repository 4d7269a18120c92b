import { offerOfTimes, timesToOffer } from './offer.js';

it('offers the first free time of each of three days, in Toronto', () => {
  const free = [
    ...['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z', '2026-11-26T15:00:00.000Z'],
    // still the 26th in Toronto
    ...['2026-11-27T01:00:00.000Z', '2026-11-27T14:00:00.000Z', '2026-11-30T14:00:00.000Z'],
  ];
  expect(timesToOffer(free)).toEqual([
    '2026-11-24T14:00:00.000Z',
    '2026-11-26T15:00:00.000Z',
    '2026-11-27T14:00:00.000Z',
  ]);
});

it('the email names them, and says where any other time is', () => {
  const link = 'https://mortgages.example.ca/contact#book';
  const { subject, text } = offerOfTimes({ fullName: 'Grace Oduya', times: ['2026-11-24T14:00:00.000Z'], link });
  expect(subject).toBe('Another time for our call');
  expect(text).toContain('Hi Grace,');
  expect(text).toContain('Tuesday, November 24, 2026, 9:00 a.m.');
  expect(text).toContain(link);
});

it('with nothing free it offers the page alone', () => {
  const { text } = offerOfTimes({ fullName: 'Grace', times: [], link: 'https://example.ca/contact#book' });
  expect(text).not.toContain('these times');
  expect(text).toContain('Choose a time that suits you here: https://example.ca/contact#book');
});
