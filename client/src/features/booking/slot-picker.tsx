import { ArrowLeft, ArrowRight } from 'lucide-react';
import { AgainButton } from '../../ui/late/again-button';
import { calendarDay, monthAndDay, shortWeekday, weekdayAndDay } from '@brokerage/domain/calendar/wall-clock';
import { useId, type ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { PageStyles } from '../../ui/page-styles';
import { unless } from '../../ui/unless';
import { PartPicture } from './part-picture';
import { partsOf } from './times';
import { useDays, type Days } from './use-days';
import type { Times } from './use-times';
import { ZoneChoice } from './zone-choice';
import styles, { href } from './booking.module.css?sheet';

/** 'November 23 to 29', 'November 30 to December 6' */
function daySpan(from: string, to: string): string {
  const [first, last] = [calendarDay(from), calendarDay(to)];
  return `${monthAndDay(first)} to ${first.month === last.month ? last.day : monthAndDay(last)}`;
}

/** As it is spoken: '19 free times' */
function freeTimes(free: number | undefined): string {
  if (free === undefined) return 'times on their way';
  return free === 1 ? '1 free time' : `${free || 'no'} free times`;
}

interface Props extends Pick<Times, 'times' | 'failed' | 'again'> {
  zone: string;
  setZone: (zone: string) => void;
  /** The id of the first time, to which an error leads */
  id: string;
  chosen: string;
  choose: (time: string) => void;
  error?: string;
  /** `alert` where no summary of errors says it, too */
  errorRole?: 'alert';
  /** A time that was just taken: it stays in its place, struck through */
  gone?: string;
}

/** A strip of days and the times of one of them, all native radio buttons: arrows move, and a phone has room to press. */
export function SlotPicker(props: Props): ReactNode {
  const { times, failed, again, zone, setZone, id, chosen, error, errorRole, gone } = props;
  const days = useDays({ times, zone, chosen, gone });
  if (failed) {
    return (
      <div className={styles.notice} role="alert">
        <PageStyles href={href} />
        <p>We can’t show our free times right now.</p>
        <AgainButton retry={again} />
      </div>
    );
  }
  return (
    <div>
      <PageStyles href={href} />
      <ZoneChoice zone={zone} setZone={setZone} />
      <WeekTurner days={days} />
      <DayStrip days={days} loading={times === undefined} />
      {error && (
        <p className="field-error" id={`${id}-error`} role={errorRole}>
          {error}
        </p>
      )}
      {times === undefined && (
        <div className={styles.bones} aria-busy="true">
          <span className="sr-text" role="status">
            Loading the free times
          </span>
          {Array.from({ length: 8 }, (_, index) => (
            <span key={index} className={styles.bone} />
          ))}
        </div>
      )}
      {times?.length === 0 && <p className={styles.notice}>No times are free right now. Please call us instead.</p>}
      {times && times.length > 0 && days.shown.length === 0 && (
        <p className={styles.notice}>Nothing is free this week.</p>
      )}
      <TimesOfDay {...props} shown={days.shown} />
    </div>
  );
}

function WeekTurner({ days: { week, hasEarlier, hasLater, turn } }: { days: Days }): ReactNode {
  return (
    <div className={styles.week}>
      <b aria-live="polite">{daySpan(week[0] ?? '', week.at(-1) ?? '')}</b>
      <span>
        <button type="button" aria-label="Earlier days" {...unless(!hasEarlier, () => turn(-1))}>
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <button type="button" aria-label="Later days" {...unless(!hasLater, () => turn(1))}>
          <ArrowRight size={20} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}

function DayStrip({ days: { free, week, day, pick }, loading }: { days: Days; loading: boolean }): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.days}>
      <legend className="sr-text">Day</legend>
      {week.map((date) => {
        const count = free.get(date)?.length ?? 0;
        return (
          <label key={date} className={styles.day}>
            <input
              type="radio"
              name={name}
              value={date}
              checked={date === day}
              disabled={count === 0}
              aria-label={`${weekdayAndDay(calendarDay(date))}, ${freeTimes(loading ? undefined : count)}`}
              onChange={() => pick(date)}
            />
            <span>
              {shortWeekday(calendarDay(date))}
              <b className="num">{calendarDay(date).day}</b>
              <small>{loading ? ' ' : count === 0 ? 'None' : `${count} free`}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The times of the day that is shown, from before work to the evening. */
function TimesOfDay({ shown, zone, id, chosen, choose, error, gone }: Props & Pick<Days, 'shown'>): ReactNode {
  return partsOf(shown, zone).map(({ name: title, hours, look, times }, index) => (
    <fieldset key={title} className={styles.part}>
      <legend>
        {title} <small>{hours}</small>
      </legend>
      <PartPicture look={look} className={styles.sky} />
      <div className={styles.slots}>
        {times.map((time, place) => (
          <label key={time} className={time === gone ? `${styles.slot} ${styles.gone}` : styles.slot}>
            <input
              type="radio"
              id={index === 0 && place === 0 ? id : undefined}
              name={id}
              value={time}
              checked={time === chosen}
              disabled={time === gone}
              aria-label={formatTime(new Date(time), zone) + (time === gone ? ', just taken' : '')}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={() => choose(time)}
            />
            <span className="num">{formatTime(new Date(time), zone)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
