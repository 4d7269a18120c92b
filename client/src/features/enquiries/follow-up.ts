import { shortMonthAndDay, shortWeekday, wallClock } from '@brokerage/domain/calendar/wall-clock';

const MORNING = 9;

export interface FollowUpChoice {
  id: string;
  label: string;
  at: Date;
}

const morning = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

/** 'Mon, Nov 23' */
export function dayWords(at: Date): string {
  const day = wallClock(at);
  return `${shortWeekday(day)}, ${shortMonthAndDay(day)}`;
}

/** Usual times to come back to somebody: mornings, by the clock of whoever chooses. */
export function followUpChoices(now: Date): FollowUpChoice[] {
  return [
    { id: 'tomorrow', label: 'Tomorrow, 9 a.m.', at: morning(now, 1) },
    { id: 'two-days', label: dayWords(morning(now, 2)), at: morning(now, 2) },
    { id: 'week', label: 'In a week', at: morning(now, 7) },
  ];
}

/** When to ask somebody again whose enquiry was lost. */
export function askAgainChoices(now: Date): FollowUpChoice[] {
  const at = new Date(now.getFullYear(), now.getMonth() + 6, now.getDate(), MORNING);
  return [
    {
      id: 'half-year',
      label: `In 6 months, ${shortMonthAndDay(wallClock(at))}`,
      at,
    },
  ];
}

/** What a datetime-local field shows of a moment. */
export function inField(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
