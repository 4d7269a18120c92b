import { ArrowLeft, ArrowRight, Globe } from 'lucide-react';
import { localDateOf, localTextOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { sameClock, zoneName } from '@brokerage/domain/booking/words';
import { calendarDay, monthAndDay, shortWeekday, weekdayAndDay } from '@brokerage/domain/calendar/wall-clock';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import { PartPicture } from './part-picture';
import { byDay, partsOf, WEEK, weekFrom } from './times';
import type { Times } from './use-times';
import styles, { href } from './booking.module.css?sheet';

const ZONES = [
  ['America/Vancouver', 'Pacific (Vancouver)'],
  ['America/Edmonton', 'Mountain (Calgary)'],
  ['America/Winnipeg', 'Central (Winnipeg)'],
  ['America/Toronto', 'Eastern (Toronto)'],
  ['America/Halifax', 'Atlantic (Halifax)'],
  ['America/St_Johns', 'Newfoundland (St. John’s)'],
] as const;

/** 'November 23 to 29', 'November 30 to December 6' */
function daySpan(from: string, to: string): string {
  const [first, last] = [calendarDay(from), calendarDay(to)];
  return `${monthAndDay(first)} to ${first.month === last.month ? last.day : monthAndDay(last)}`;
}

/** How far the office's clock is from the visitor's, where it is another one. */
function OfficeAhead({ zone }: { zone: string }): ReactNode {
  const now = Date.now();
  if (sameClock(now, zone, OFFICE_ZONE)) return null;
  const [office, own] = [OFFICE_ZONE, zone].map((one) => Date.parse(`${localTextOf(now, one)}Z`));
  const hours = ((office ?? now) - (own ?? now)) / 3_600_000;
  const size = Math.abs(hours);
  return (
    <span>
      Our office is in Toronto, {size} {size === 1 ? 'hour' : 'hours'} {hours > 0 ? 'ahead' : 'behind'}.
    </span>
  );
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
  /** A time that was just taken: it stays in its place, struck through */
  gone?: string;
}

/** A strip of days and the times of one of them, all native radio buttons: arrows move, and a phone has room to press. */
export function SlotPicker({ times, failed, again, zone, setZone, id, chosen, choose, error, gone }: Props): ReactNode {
  const name = useId();
  const days = useMemo(() => byDay(times ?? [], zone), [times, zone]);
  const today = localDateOf(Date.now(), zone);
  const next = [...days.keys()][0];
  const [picked, setPicked] = useState<string>();
  const [page, setPage] = useState<number>();
  const chosenDay = chosen ? localTextOf(Date.parse(chosen), zone).slice(0, 10) : undefined;
  const day = (picked !== undefined && days.has(picked) ? picked : undefined) ?? chosenDay ?? next ?? today;
  const pageOf = (date: string): number =>
    Math.floor((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / (WEEK * 86_400_000));
  const shownPage = page ?? Math.max(0, pageOf(day));
  const week = weekFrom(today, shownPage);
  const last = [...days.keys()].at(-1) ?? today;
  const goneHere = gone !== undefined && localDateOf(Date.parse(gone), zone) === day;
  const shown = [...new Set([...(days.get(day) ?? []), ...(goneHere ? [gone] : [])])].sort();
  const go = (to: number): void => {
    setPage(to);
    setPicked(weekFrom(today, to).find((date) => days.has(date)));
  };

  if (failed) {
    return (
      <div className={styles.notice} role="alert">
        <PageStyles href={href} />
        <p>We can’t show our free times right now.</p>
        <Button look="outline" small onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div>
      <PageStyles href={href} />
      <div className={styles.zone}>
        <Globe size={20} aria-hidden="true" />
        <label htmlFor={`${name}zone`}>Times are in</label>
        <select id={`${name}zone`} value={zone} onChange={({ target }) => setZone(target.value)}>
          {!ZONES.some(([known]) => known === zone) && <option value={zone}>{zoneName(Date.now(), zone)}</option>}
          {ZONES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <OfficeAhead zone={zone} />
      </div>
      <div className={styles.week}>
        <b aria-live="polite">{daySpan(week[0] ?? today, week.at(-1) ?? today)}</b>
        <span>
          <button type="button" aria-label="Earlier days" disabled={shownPage === 0} onClick={() => go(shownPage - 1)}>
            <ArrowLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Later days"
            disabled={(week.at(-1) ?? '') >= last}
            onClick={() => go(shownPage + 1)}
          >
            <ArrowRight size={20} aria-hidden="true" />
          </button>
        </span>
      </div>
      <fieldset className={styles.days}>
        <legend className="sr-text">Day</legend>
        {week.map((date) => {
          const free = days.get(date)?.length ?? 0;
          return (
            <label key={date} className={styles.day}>
              <input
                type="radio"
                name={`${name}day`}
                value={date}
                checked={date === day}
                disabled={free === 0}
                aria-label={`${weekdayAndDay(calendarDay(date))}, ${freeTimes(times && free)}`}
                onChange={() => setPicked(date)}
              />
              <span>
                {shortWeekday(calendarDay(date))}
                <b className="num">{calendarDay(date).day}</b>
                <small>{times === undefined ? ' ' : free === 0 ? 'None' : `${free} free`}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {error && (
        <p className="field-error" id={`${id}-error`}>
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
      {times?.length === 0 && (
        <p className={styles.notice}>Nothing is free in the next 30 days. Please call us instead.</p>
      )}
      {partsOf(shown, zone).map(({ name: title, hours, look, times: own }, index) => (
        <fieldset key={title} className={styles.part}>
          <legend>
            {title} <small>{hours}</small>
          </legend>
          <PartPicture look={look} className={styles.sky} />
          <div className={styles.slots}>
            {own.map((time, place) => (
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
      ))}
    </div>
  );
}
