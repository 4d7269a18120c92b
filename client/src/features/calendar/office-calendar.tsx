import { useState, type ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';
import { LoadStates } from '../../ui/console/record-list';
import { useNarrow } from '../../ui/console/use-narrow';
import { useNow } from '../../ui/console/use-now';
import { useKeptOpen } from '../../ui/console/use-typed';
import { PageStyles } from '../../ui/page-styles';
import { CalendarBar } from './calendar-bar';
import { CallDetails } from './call-details';
import { CallDialog } from './call-dialog';
import { useCalendarQuery, type CallShownFragment } from './calendar.generated';
import { columnsOf, dateOf, datesFrom, type Calendar } from './day-columns';
import { DayList } from './day-list';
import { href as dayList } from './day-list.module.css?sheet';
import { HourGrid, type Wish } from './hour-grid';
import { href as hourGrid } from './hour-grid.module.css?sheet';
import styles, { href } from './office-calendar.module.css?sheet';
import { useShownDays, WEEK } from './use-shown-days';
import { WeekPanels } from './week-panels';

const POLL_MS = 30_000;

/** A day off of the whole office is left out, unless it has a call. */
function isWorked(calendar: Calendar, day: string): boolean {
  const works = calendar.days.some((one) => one.date === day && (one.open.length > 0 || one.holiday !== null));
  return works || columnsOf(calendar, [day], new Set())[0]?.booked !== 0;
}

const isBetween = (day: string, from: string, to: string): boolean => day >= from && day <= to;

/** The office's calls as a grid of hours, by week or by day; on a phone a day as a list. */
export function OfficeCalendar(): ReactNode {
  const isNarrow = useNarrow();
  const now = useNow();
  const today = officeToday(now);
  const days = useShownDays(today, isNarrow);
  const { date, view, from, to, go } = days;
  const { data, previousData, error, refetch } = useCalendarQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [booking, setBooking] = useKeptOpen<{ moved?: CallShownFragment; wish?: Wish }>('call-open');
  /** As it was when it was opened: somebody else may move or cancel it meanwhile */
  const [opened, setOpened] = useState<CallShownFragment>();
  const [isOpen, setOpen] = useState(false);
  const calendar = data?.calendar ?? previousData?.calendar;
  const again = (): void => void refetch();
  const week = calendar
    ? columnsOf(calendar, datesFrom(from, WEEK), hidden).filter(
        (day) => day.date === today || day.date === date || isWorked(calendar, day.date),
      )
    : [];
  const known = calendar?.calls.find(({ id }) => id === opened?.id);
  const call = known ?? opened;

  function see(pressed: CallShownFragment): void {
    setOpened(pressed);
    setOpen(true);
  }

  return (
    <div className="office-stack">
      <PageStyles href={href} />
      {/* one that came with the calls, or with a narrower window, would hide the page until it is there */}
      <PageStyles href={hourGrid} />
      <PageStyles href={dayList} />
      <section className="panel" aria-label="Calls">
        <CalendarBar
          {...{ days, today, hidden, isNarrow }}
          lanes={calendar?.lanes ?? []}
          hide={setHidden}
          book={() => setBooking({})}
        />
        <LoadStates
          what="The calendar"
          loaded={calendar != null}
          failed={error !== undefined}
          retry={refetch}
          rows={8}
        />
        {calendar && isNarrow && <DayList columns={week} date={date} today={today} now={now} show={go} open={see} />}
        {calendar && !isNarrow && (
          <>
            <HourGrid
              columns={view === 'day' ? week.filter((day) => day.date === date) : week}
              today={today}
              now={now}
              named={view === 'day'}
              open={see}
              book={(wish) => setBooking({ wish })}
            />
            <Legend bufferMinutes={calendar.policy.bufferMinutes} />
          </>
        )}
      </section>
      {calendar && <WeekPanels calendar={calendar} now={now} changed={again} />}
      {call && (
        <CallDetails
          isOpen={isOpen}
          call={call}
          isGone={isOpen && !known && data !== undefined && isBetween(dateOf(call.startsAt), from, to)}
          lane={calendar?.lanes.find(({ calendarNo }) => calendarNo === call.calendarNo)}
          now={now}
          onClose={() => setOpen(false)}
          changed={again}
          move={() => {
            setOpen(false);
            setBooking({ moved: call });
          }}
        />
      )}
      {calendar && (
        <CallDialog
          isOpen={booking !== undefined}
          moved={booking?.moved}
          wish={booking?.wish}
          lanes={calendar.lanes}
          policy={calendar.policy}
          onClose={() => setBooking(undefined)}
          onDone={again}
        />
      )}
    </div>
  );
}

const Legend = ({ bufferMinutes }: { bufferMinutes: number }): ReactNode => (
  <p className={styles.foot}>
    <span data-key="closed">Outside office or own hours</span>
    {bufferMinutes > 0 && <span data-key="buffer">{bufferMinutes} minutes kept free</span>}
    <span data-key="past">Past</span>
    <span data-key="missed">Did not show</span>
    <span>Press a free time to book it. Arrow keys go from call to call.</span>
  </p>
);
