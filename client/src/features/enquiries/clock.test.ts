import { clock } from './clock';

const at = (hour: number, minute = 0): string => new Date(Date.UTC(2026, 10, 21, hour, minute)).toISOString();
const enquiry = { createdAt: at(0), firstResponseDueAt: at(24), firstRespondedAt: null };

test.each([
  [at(1), '23 h left', 'calm'],
  [at(21), '3 h left', 'warn'],
  [at(23, 40), '20 min left', 'warn'],
  [at(26), 'Overdue by 2 h', 'bad'],
  [at(24 * 5), 'Overdue by 4 days', 'bad'],
])('at %s: %s', (now, words, urgency) => {
  expect(clock(enquiry, new Date(now))).toEqual({ words, urgency });
});

test('what was answered in time is good, what was answered late is not', () => {
  expect(clock({ ...enquiry, firstRespondedAt: at(3) }, new Date(at(30)))).toEqual({
    words: 'Answered in 3 h',
    urgency: 'good',
  });
  expect(clock({ ...enquiry, firstRespondedAt: at(30) }, new Date(at(31))).urgency).toBe('calm');
});
