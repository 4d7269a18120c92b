import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { initialsOf } from '@brokerage/domain/text/initials';
import type { CallShownFragment } from './calendar.generated';
import type { DayColumn } from './day-columns';
import styles from './day-list.module.css?sheet';
import { callMinutes, endedAs, longDate, shortDay } from './words';

interface Props {
  columns: readonly DayColumn[];
  date: string;
  today: string;
  now: Date;
  show: (date: string) => void;
  open: (call: CallShownFragment) => void;
}

/** For a phone: the days of the week to choose from, and the chosen day's calls one under the other. */
export function DayList({ columns, date, today, now, show, open }: Props): ReactNode {
  const day = columns.find((one) => one.date === date);
  const rows = (day?.lanes ?? [])
    .flatMap(({ lane, calls }) => calls.map((call) => ({ lane, call })))
    .sort((a, b) => a.call.startsAt.localeCompare(b.call.startsAt));
  const past = rows.filter(({ call }) => Date.parse(call.startsAt) <= now.getTime());
  const coming = rows.slice(past.length);
  const row = ({ lane, call }: (typeof rows)[number]): ReactNode => {
    const ended = endedAs(call);
    const isOver = Date.parse(call.endsAt) <= now.getTime();
    return (
      <li key={call.id}>
        <button type="button" data-said onClick={() => open(call)} aria-haspopup="dialog">
          <span className={styles.time}>
            {formatTime(new Date(call.startsAt), OFFICE_ZONE)}
            <small>{callMinutes(call)} min</small>
          </span>
          <span className={styles.who} data-tint={lane.calendarNo % 5}>
            <b>{call.fullName}</b>
            <small>
              {call.subject}, with {lane.name}
            </small>
          </span>
          {ended ? (
            <span className={`tag ${ended[1]}`}>{ended[0]}</span>
          ) : isOver ? (
            <span className="tag tag-warn">How was it?</span>
          ) : (
            <i className={`avatar ${styles.avatar}`} aria-hidden="true">
              {initialsOf(lane.name)}
            </i>
          )}
        </button>
      </li>
    );
  };
  return (
    <>
      <nav className={styles.strip} aria-label="Days">
        {columns.map((one) => {
          const [name, number] = shortDay(one.date).split(' ');
          return (
            <button
              key={one.date}
              type="button"
              aria-current={one.date === date ? 'date' : undefined}
              onClick={() => show(one.date)}
            >
              <span>{name}</span>
              <b>{number}</b>
              {one.holidays.length > 0 ? <small>holiday</small> : <i data-booked={one.booked > 0 || undefined} />}
              <span className="sr-text">, {one.booked} booked</span>
            </button>
          );
        })}
      </nav>
      <h3 className={styles.title}>
        {longDate(date)}
        {day && day.holidays.length > 0 && <span className="tag tag-warn">{day.holidays.join(', ')}</span>}
      </h3>
      {rows.length === 0 && <p className={styles.none}>No calls on this day.</p>}
      <ol className={styles.list}>
        {past.map(row)}
        {date === today && <li className={styles.now}>{formatTime(now, OFFICE_ZONE)}</li>}
        {coming.map(row)}
      </ol>
    </>
  );
}
