import { localTextOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { longDay } from '@brokerage/domain/booking/words';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { shortDay } from './words';

/** What was chosen so far; empty: nothing */
export interface TimeWish {
  date: string;
  time: string;
}

export const dayOf = (at: string): string => localTextOf(Date.parse(at), OFFICE_ZONE).slice(0, 10);

/** 'Tuesday, November 24, 10:00 a.m.' is too long for a button */
export const nearestWords = (at: string): string => `${shortDay(dayOf(at))}, ${formatTime(new Date(at), OFFICE_ZONE)}`;

/** The days with free times, the chosen one, its times, and the chosen one of them. `not`: the time that a call has now. */
export function timesOf(
  free: readonly string[],
  { date, time }: TimeWish,
  not?: string,
): { days: string[]; day: string; times: string[]; chosen: string } {
  const days = [...new Set(free.map(dayOf))];
  const wished = date || (time && dayOf(time));
  const day = days.includes(wished) ? wished : (days[0] ?? '');
  const times = free.filter((at) => dayOf(at) === day && at !== not);
  return { days, day, times, chosen: times.includes(time) ? time : (times[0] ?? '') };
}

interface Props {
  free: readonly string[];
  wish: TimeWish;
  not?: string;
  choose: (wish: TimeWish) => void;
}

/** A free day and a free time of it, in Toronto. */
export function DayAndTime({ free, wish, not, choose }: Props): ReactNode {
  const { days, day, times, chosen } = timesOf(free, wish, not);
  return (
    <>
      <label className="a-field">
        <span>Day</span>
        <select className="a-input" value={day} onChange={({ target }) => choose({ date: target.value, time: '' })}>
          {days.map((one) => (
            <option key={one} value={one}>
              {longDay(new Date(`${one}T12:00:00Z`), 'UTC')}
            </option>
          ))}
        </select>
      </label>
      <label className="a-field">
        <span>Time in Toronto</span>
        <select className="a-input" value={chosen} onChange={({ target }) => choose({ date: '', time: target.value })}>
          {times.map((at) => (
            <option key={at} value={at}>
              {formatTime(new Date(at), OFFICE_ZONE)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
