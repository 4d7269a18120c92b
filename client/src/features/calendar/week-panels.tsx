import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { initialsOf } from '@brokerage/domain/text/initials';
import { Button, ButtonLink } from '../../ui/console/button';
import { offerTimesAddress } from '../../ui/console/offers';
import type { CallShownFragment } from './calendar.generated';
import { dateOf, spanOf, type Calendar, type Lane } from './day-columns';
import styles from './office-calendar.module.css?sheet';
import { useMark } from './use-mark';
import { endedAs, shortDay } from './words';

const HOUR_MS = 3_600_000;
const HOUR_MINUTES = 60;
const MOST = 6;

/** Beside the grid: the calls that are over, with what became of them, and how full each adviser's week is. */
export function WeekPanels({
  calendar,
  now,
  changed,
}: {
  calendar: Calendar;
  now: Date;
  changed: () => void;
}): ReactNode {
  const over = calendar.calls.filter(({ endsAt }) => Date.parse(endsAt) <= now.getTime());
  const open = over.filter((call) => !endedAs(call));
  // what waits for an answer first, then the latest
  const shown = [...open, ...over.filter((call) => endedAs(call)).reverse()].slice(0, MOST);
  const laneOf = (call: CallShownFragment): Lane | undefined =>
    calendar.lanes.find(({ calendarNo }) => calendarNo === call.calendarNo);
  return (
    <div className={styles.panels}>
      <section className="panel" aria-labelledby="how-it-went">
        <div className="panel-head">
          <h2 id="how-it-went">How did it go?</h2>
          <small>{open.length > 0 ? `${open.length} to answer` : 'All answered'}</small>
        </div>
        {shown.length === 0 && <p className={styles.empty}>No call of this week is over yet.</p>}
        {shown.map((call) => (
          <Over key={call.id} call={call} lane={laneOf(call)} changed={changed} />
        ))}
      </section>
      <section className="panel" aria-labelledby="this-week">
        <div className="panel-head">
          <h2 id="this-week">How full the week is</h2>
        </div>
        {calendar.lanes.map((lane) => (
          <Fullness key={lane.calendarNo} lane={lane} calendar={calendar} />
        ))}
      </section>
    </div>
  );
}

function Over({
  call,
  lane,
  changed,
}: {
  call: CallShownFragment;
  lane: Lane | undefined;
  changed: () => void;
}): ReactNode {
  const { mark, busy, problem } = useMark(call, changed);
  const ended = endedAs(call);
  const about = `the call with ${call.fullName}`;
  return (
    <div className={styles.over} role="group" aria-label={call.fullName}>
      <span>
        <b>{call.fullName}</b>
        <small>
          {shortDay(dateOf(call.startsAt))}, {formatTime(new Date(call.startsAt), OFFICE_ZONE)}, {lane?.name}
        </small>
        {problem !== undefined && (
          <small role="alert" className={styles.problem}>
            {problem}
          </small>
        )}
      </span>
      {ended ? (
        <span className={styles.acts}>
          <span className={`tag ${ended[1]}`}>{ended[0]}</span>
          {call.status === 'NO_SHOW' && call.enquiryId !== null && (
            <ButtonLink
              small
              to={offerTimesAddress(call.enquiryId, lane?.agentId ?? null)}
              aria-label={`Offer times: ${about}`}
            >
              Offer times
            </ButtonLink>
          )}
          <Button small off={busy} aria-label={`Undo: ${about}`} onClick={() => void mark('CONFIRMED')}>
            Undo
          </Button>
        </span>
      ) : (
        <span className={styles.acts}>
          <Button small off={busy} aria-label={`Held: ${about}`} onClick={() => void mark('COMPLETED')}>
            Held
          </Button>
          <Button small off={busy} aria-label={`No-show: ${about}`} onClick={() => void mark('NO_SHOW')}>
            No-show
          </Button>
        </span>
      )}
    </div>
  );
}

const inHours = (hours: number): string => hours.toLocaleString('en-CA', { maximumFractionDigits: 1 });

function Fullness({ lane, calendar }: { lane: Lane; calendar: Calendar }): ReactNode {
  const calls = calendar.calls.filter(({ calendarNo }) => calendarNo === lane.calendarNo);
  const missed = calls.filter(({ status }) => status === 'NO_SHOW').length;
  const room = calendar.days
    .filter(({ calendarNo }) => calendarNo === lane.calendarNo)
    .flatMap(({ open }) => open.map(spanOf))
    .reduce((sum, { from, to }) => sum + (to - from) / HOUR_MINUTES, 0);
  const taken = calls.reduce((sum, call) => sum + (Date.parse(call.endsAt) - Date.parse(call.startsAt)) / HOUR_MS, 0);
  const share = room === 0 ? 0 : Math.min(100, (100 * taken) / room);
  return (
    <div className={styles.full}>
      <i className={`avatar ${styles.avatar}`} data-tint={lane.calendarNo % 5} aria-hidden="true">
        {initialsOf(lane.name)}
      </i>
      <b>{lane.name}</b>
      <span className="num">
        {inHours(taken)} of {inHours(room)} hours
        {missed > 0 && (
          <>
            , <b className={styles.problem}>{missed === 1 ? '1 no-show' : `${missed} no-shows`}</b>
          </>
        )}
      </span>
      <span className={styles.meter} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
    </div>
  );
}
