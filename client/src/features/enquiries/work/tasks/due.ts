import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { dayWords } from '../../follow-up';

export const officeToday = (now = new Date()): string => localDateOf(now.getTime(), OFFICE_ZONE);
export const officeTomorrow = (now = new Date()): string => addDays(officeToday(now), 1);

/** 'Due today', 'Due Wed, Feb 17', 'Was due Tue, Feb 16'. */
export function dueWords(dueOn: string, today: string): string {
  if (dueOn === today) return 'Due today';
  if (dueOn === addDays(today, 1)) return 'Due tomorrow';
  const day = dayWords(dueOn);
  return dueOn < today ? `Was due ${day}` : `Due ${day}`;
}
