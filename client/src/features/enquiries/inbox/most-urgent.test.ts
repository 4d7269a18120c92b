import { mostUrgent } from './most-urgent';

const of = (id: string, due: string, more: object = {}) => ({
  ...{ id, status: 'NEW' as const, firstRespondedAt: null, firstResponseDueAt: `2026-11-25T${due}:00.000Z` },
  ...more,
});

test('who waits longest for a first answer comes next, and never the one that is open', () => {
  const all = [
    of('later', '15:00'),
    of('soon', '09:00'),
    of('answered', '08:00', { firstRespondedAt: '2026-11-25T07:00:00.000Z' }),
    of('closed', '07:00', { status: 'CLOSED' }),
  ];
  expect(mostUrgent(all)?.id).toBe('soon');
  expect(mostUrgent(all, 'soon')?.id).toBe('later');
  const nobody: typeof all = [];
  expect(mostUrgent(nobody)).toBeUndefined();
});
