import { addDays } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { calendarDay, shortMonthAndDay, shortWeekday } from '@brokerage/domain/calendar/wall-clock';
import { addMonths } from '@brokerage/domain/mortgage/calendar';
import { officeToday } from '../../lib/office-today';

const MORNING = '09:00';
const ASK_AGAIN_MONTHS = 6;

export interface FollowUpChoice {
  id: string;
  label: string;
  at: Date;
}

const morning = (day: string): Date => new Date(instantOf(day, MORNING, OFFICE_ZONE));

/** 'Mon, Nov 23' */
export function dayWords(date: string): string {
  const day = calendarDay(date);
  return `${shortWeekday(day)}, ${shortMonthAndDay(day)}`;
}

/** Usual times to come back to somebody: mornings at the office, as every list of the console shows them. */
export function followUpChoices(now: Date): FollowUpChoice[] {
  const [tomorrow = '', next = '', week = ''] = [1, 2, 7].map((days) => addDays(officeToday(now), days));
  return [
    { id: 'tomorrow', label: 'Tomorrow, 9 a.m.', at: morning(tomorrow) },
    { id: 'two-days', label: dayWords(next), at: morning(next) },
    { id: 'week', label: 'In a week', at: morning(week) },
  ];
}

/** When to ask somebody again whose enquiry was lost. */
export function askAgainChoices(now: Date): FollowUpChoice[] {
  const day = addMonths(officeToday(now), ASK_AGAIN_MONTHS);
  return [
    {
      id: 'half-year',
      label: `In ${ASK_AGAIN_MONTHS} months, ${shortMonthAndDay(calendarDay(day))}`,
      at: morning(day),
    },
  ];
}
