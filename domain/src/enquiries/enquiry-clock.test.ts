import { durationWords, enquiryClock } from './enquiry-clock.js';

const at = (hour: number, minute = 0): string => new Date(Date.UTC(2027, 1, 16, hour, minute)).toISOString();
const enquiry = {
  status: 'NEW' as const,
  createdAt: at(0),
  firstResponseDueAt: at(24),
  firstRespondedAt: null as string | null,
};

test.each([
  [at(1), '23 h left', 'calm'],
  [at(20), '4 h left', 'calm'],
  [at(20, 1), '3 h 59 min left', 'warn'],
  [at(23, 22), '38 min left', 'warn'],
  [at(37, 30), '13 h 30 min late', 'bad'],
  [at(24 * 5), '4 days late', 'bad'],
  [at(24 * 5 + 3), '4 days 3 h late', 'bad'],
])('at %s: %s', (now, words, urgency) => {
  expect(enquiryClock(enquiry, new Date(now))).toEqual({ words, urgency });
});

test('an answer in time is good, a late one stays late', () => {
  const after = new Date(at(24 * 60));
  expect(enquiryClock({ ...enquiry, firstRespondedAt: at(0, 6) }, after)).toEqual({
    words: 'Answered in 6 min',
    urgency: 'good',
  });
  expect(enquiryClock({ ...enquiry, status: 'CONVERTED', firstRespondedAt: at(27) }, after)).toEqual({
    words: 'Answered, late by 3 h',
    urgency: 'bad',
  });
});

test.each(['LOST', 'CONVERTED', 'CLOSED'] as const)('done as %s without an answer is not green', (status) => {
  for (const now of [at(1), at(30)]) {
    expect(enquiryClock({ ...enquiry, status }, new Date(now))).toEqual({ words: 'Not answered', urgency: 'bad' });
  }
});

test('a duration never says 0 and never rounds up', () => {
  expect([0, 59_000, 119_000, 3_600_000, 172_799_000].map(durationWords)).toEqual([
    '1 min',
    '1 min',
    '1 min',
    '1 h',
    '47 h 59 min',
  ]);
});
