import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { instantOf } from '@brokerage/domain/booking/local-time';
import type { MouseEvent, ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { initialsOf } from '@brokerage/domain/text/initials';
import { CallBlock, placed } from './call-block';
import type { CallShownFragment } from './calendar.generated';
import { closedSpans, hoursShown, minuteOf, type DayColumn, type LaneColumn, type Span } from './day-columns';
import styles from './hour-grid.module.css?sheet';
import { hourName, longDate, shortDay } from './words';

const STEP = 30;

/** A free time that somebody pressed. */
export interface Wish {
  startsAt: string;
  agentId: string | null;
}

interface Props {
  columns: readonly DayColumn[];
  today: string;
  now: Date;
  /** Full names over the lanes; a week has room for initials alone */
  named: boolean;
  open: (call: CallShownFragment) => void;
  book: (wish: Wish) => void;
}

/** Columns of hours, by day and by adviser. Arrow keys go from call to call. The page brings the sheet. */
export function HourGrid({ columns, today, now, named, open, book }: Props): ReactNode {
  const hours = hoursShown(columns);
  const marks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, hour) => hours.from + hour * 60);
  const minute = minuteOf(now.toISOString());
  const isNow = columns.some(({ date }) => date === today) && minute >= hours.from && minute <= hours.to;
  const widths = columns.map(({ lanes }) => `minmax(calc(var(--narrow) * ${lanes.length}), ${lanes.length}fr)`);
  const style = { '--span': hours.to - hours.from, gridTemplateColumns: `58px ${widths.join(' ')}` };
  return (
    <div className={styles.scroll} role="region" aria-label="Hours" tabIndex={0}>
      <div className={named ? `${styles.grid} ${styles.wide}` : styles.grid} style={style}>
        <div className={styles.corner}>Toronto</div>
        {columns.map((day) => (
          <DayHead key={day.date} day={day} isToday={day.date === today} named={named} />
        ))}
        <div className={styles.hours} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} style={placed(mark - hours.from, mark - hours.from)}>
              {hourName(mark)}
            </span>
          ))}
          {isNow && (
            <b style={placed(minute - hours.from, minute - hours.from)}>
              {formatTime(now, OFFICE_ZONE).replace(/ [ap]\.m\.$/, '')}
            </b>
          )}
        </div>
        {columns.map(({ date, lanes }) => (
          <section key={date} className={styles.day} aria-label={longDate(date)}>
            {lanes.map((column) => (
              <LaneHours
                key={column.lane.calendarNo}
                date={date}
                column={column}
                hours={hours}
                now={now.getTime()}
                open={open}
                book={book}
              />
            ))}
            {isNow && date === today && (
              <i
                className={styles.now}
                role="img"
                aria-label={`Now, ${formatTime(now, OFFICE_ZONE)}`}
                style={placed(minute - hours.from, minute - hours.from)}
              />
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function DayHead({ day, isToday, named }: { day: DayColumn; isToday: boolean; named: boolean }): ReactNode {
  const { date, holidays, booked, lanes } = day;
  const about = [isToday && 'Today', ...holidays, booked > 0 && `${booked} booked`].filter(Boolean).join(', ');
  return (
    <div className={isToday ? `${styles.head} ${styles.today}` : styles.head}>
      <h3>
        {shortDay(date)} <small>{about}</small>
      </h3>
      <div className={styles.who}>
        {lanes.map(({ lane }) => (
          <span key={lane.calendarNo} title={lane.name}>
            <i className={styles.avatar} data-tint={lane.calendarNo % 5} aria-hidden="true">
              {initialsOf(lane.name)}
            </i>
            <span className={named ? undefined : 'sr-text'}>{lane.name}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function LaneHours({
  date,
  column: { lane, calls, open, away, holiday },
  hours,
  now,
  open: show,
  book,
}: {
  date: string;
  column: LaneColumn;
  hours: Span;
  now: number;
  open: (call: CallShownFragment) => void;
  book: (wish: Wish) => void;
}): ReactNode {
  const closed = closedSpans(open, hours);
  const at = (minute: number): string => {
    const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
    return new Date(instantOf(date, `${hour ?? '00'}:${rest ?? '00'}`, OFFICE_ZONE)).toISOString();
  };
  /** The half hour that was pressed; from the keyboard, the first one */
  const press = ({ clientY, currentTarget }: MouseEvent<HTMLElement>, { from, to }: Span): void => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const share = clientY > top ? Math.min((clientY - top) / height, 0.999) : 0;
    const minute = from + Math.floor((share * (to - from)) / STEP) * STEP;
    book({ startsAt: at(minute), agentId: lane.agentId });
  };
  return (
    <div className={styles.lane} data-tint={lane.calendarNo % 5}>
      {closed.map((span) => (
        <span key={span.from} className={styles.closed} style={placed(span.from - hours.from, span.to - hours.from)} />
      ))}
      {away.map((span) => (
        <span key={span.from} className={styles.why} style={placed(span.from - hours.from, span.to - hours.from)}>
          <span>Away</span>
        </span>
      ))}
      {holiday !== null && open.length === 0 && (
        <span className={styles.why} style={placed(0, hours.to - hours.from)}>
          <span>{holiday}</span>
        </span>
      )}
      {open
        .map(({ from, to }) => ({ from: Date.parse(at(from)) < now ? nextStep(from, to, at, now) : from, to }))
        .filter(({ from, to }) => to - from >= STEP)
        .map((span) => (
          <button
            key={span.from}
            type="button"
            tabIndex={-1}
            className={styles.free}
            style={placed(span.from - hours.from, span.to - hours.from)}
            aria-label={`Book with ${lane.name}, ${longDate(date)}, from ${formatTime(new Date(at(span.from)), OFFICE_ZONE)}`}
            onClick={(event) => press(event, span)}
          />
        ))}
      {calls.map((call) => (
        <CallBlock key={call.id} call={call} lane={lane} start={hours.from} now={now} open={() => show(call)} />
      ))}
    </div>
  );
}

/** The first step of an opening that has not begun */
function nextStep(from: number, to: number, at: (minute: number) => string, now: number): number {
  let minute = from;
  while (minute < to && Date.parse(at(minute)) < now) minute += STEP;
  return minute;
}
