import { formatDay, formatMoment, formatPhone, formatRate, formatTerm, formatTime, OFFICE_ZONE } from './format';

const at = (iso: string): Date => new Date(iso);

it('tells when something changed in the words of a person', () => {
  const now = at('2026-11-20T20:00:00Z');
  expect(formatMoment(at('2026-11-20T14:12:00Z'), now, OFFICE_ZONE)).toBe('today at 9:12 a.m.');
  expect(formatMoment(at('2026-11-19T21:05:00Z'), now, OFFICE_ZONE)).toBe('yesterday at 4:05 p.m.');
  expect(formatMoment(at('2026-11-03T21:05:00Z'), now, OFFICE_ZONE)).toBe('November 3, 2026');
  // still yesterday in Vancouver
  expect(formatMoment(at('2026-11-20T05:00:00Z'), now, 'America/Vancouver')).toBe('yesterday at 9:00 p.m.');
});

it('calls noon and midnight twelve', () => {
  expect(formatTime(at('2026-07-01T16:00:00Z'), OFFICE_ZONE)).toBe('12:00 p.m.');
  expect(formatTime(at('2026-07-01T04:00:00Z'), OFFICE_ZONE)).toBe('12:00 a.m.');
});

it('writes rates, terms and phone numbers as people read them', () => {
  expect([3.9, 4.125].map(formatRate)).toEqual(['3.90', '4.125']);
  expect(formatTerm(5, 'FIXED')).toBe('5-year fixed');
  expect(formatTerm(0.5, 'VARIABLE')).toBe('6-month variable');
  expect(formatPhone('+14165550142')).toBe('416 555-0142');
  expect(formatPhone('+18005550142')).toBe('1 800 555-0142');
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});

it('spells a day out', () => {
  expect(formatDay('2026-11-22')).toBe('November 22, 2026');
});
