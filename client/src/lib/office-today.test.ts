import { officeToday as today } from './office-today';

test('the day is the office’s, not the reader’s', () => {
  expect(today(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30');
  expect(today(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01');
});
