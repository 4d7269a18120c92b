import { addDays, weekdayOf } from '@brokerage/domain/booking/local-days';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { officeToday } from '../../lib/office-today';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { initials } from '../../ui/console/account-menu';
import { Button } from '../../ui/console/button';
import { LoadStates } from '../../ui/console/record-list';
import { useNarrow } from '../../ui/console/use-narrow';
import { useNow } from '../../ui/console/use-now';
import { PageStyles } from '../../ui/page-styles';
import { CallDetails } from './call-details';
import { CallDialog } from './call-dialog';
import { useCalendarQuery, type CallShownFragment } from './calendar.generated';
import { columnsOf, datesFrom, type Lane } from './day-columns';
import { DayList } from './day-list';
import { HourGrid, type Wish } from './hour-grid';
import styles, { href } from './office-calendar.module.css?sheet';
import { WeekPanels } from './week-panels';
import { daySpan, longDate } from './words';

const WEEK = 7;
const POLL_MS = 30_000;
const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The office's calls as a grid of hours, by week or by day; on a phone a day as a list. */
export function OfficeCalendar(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const isNarrow = useNarrow();
  const now = useNow();
  const today = officeToday(now);
  const asked = search.get('date') ?? '';
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const view: View = search.get('view') === 'day' ? 'day' : 'week';
  const from = addDays(date, 1 - weekdayOf(date));
  const to = addDays(from, WEEK - 1);
  const { data, previousData, error, refetch } = useCalendarQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [booking, setBooking] = useState<{ moved?: CallShownFragment; wish?: Wish }>();
  const [openId, setOpenId] = useState('');
  const [isOpen, setOpen] = useState(false);
  const calendar = data?.calendar ?? previousData?.calendar;
  const again = (): void => void refetch().catch(() => undefined);
  const go = (to: string, as: View = view): void =>
    setSearch({ ...(to !== today && { date: to }), ...(as === 'day' && { view: as }) });
  const step = view === 'day' && !isNarrow ? 1 : WEEK;
  const unit = step === 1 ? 'day' : 'week';
  const dates = datesFrom(from, WEEK);
  const week = calendar ? columnsOf(calendar, dates, hidden).filter((day) => isShown(day.date)) : [];
  const call = calendar?.calls.find(({ id }) => id === openId);
  const laneOf = (no: number): Lane | undefined => calendar?.lanes.find(({ calendarNo }) => calendarNo === no);

  function see({ id }: CallShownFragment): void {
    setOpenId(id);
    setOpen(true);
  }

  /** A day off of the whole office is left out, unless it is today, was asked for or has a call */
  function isShown(day: string): boolean {
    if (day === today || day === date || !calendar) return true;
    const works = calendar.days.some((one) => one.date === day && (one.open.length > 0 || one.holiday !== null));
    return works || columnsOf(calendar, [day], new Set())[0]?.booked !== 0;
  }

  return (
    <div className="office-stack">
      <PageStyles href={href} />
      <section className="panel" aria-label="Calls">
        <div className={styles.bar}>
          <Button look="quiet" aria-label={`Earlier ${unit}`} onClick={() => go(addDays(date, -step))}>
            <ChevronLeft size={18} aria-hidden="true" />
          </Button>
          <h2 aria-live="polite">{step === 1 ? longDate(date) : daySpan(from, to)}</h2>
          <Button look="quiet" aria-label={`Later ${unit}`} onClick={() => go(addDays(date, step))}>
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
          <Button onClick={() => go(today)}>Today</Button>
          <div className={styles.who} role="group" aria-label="Whose calls">
            {calendar && calendar.lanes.length > 1 && (
              <>
                {calendar.lanes.map((lane) => (
                  <WhoChip
                    key={lane.calendarNo}
                    lane={lane}
                    isShown={!hidden.has(lane.calendarNo)}
                    toggle={() => setHidden((all) => toggled(all, lane.calendarNo, calendar.lanes.length))}
                  />
                ))}
              </>
            )}
          </div>
          {!isNarrow && (
            <SegmentedControl label="Show" options={VIEWS} value={view} onChange={(next) => go(date, next)} />
          )}
          <Button look="main" onClick={() => setBooking({})}>
            <Plus size={18} aria-hidden="true" /> Book a call
          </Button>
        </div>
        <LoadStates what="The calendar" loaded={calendar != null} failed={error !== undefined} retry={again} rows={8} />
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
            <p className={styles.foot}>
              <span data-key="closed">Outside office or own hours</span>
              <span data-key="buffer">10 minutes kept free</span>
              <span data-key="past">Past</span>
              <span data-key="missed">Did not show</span>
              <span>Press a free time to book it. Arrow keys go from call to call.</span>
            </p>
          </>
        )}
      </section>
      {calendar && <WeekPanels calendar={calendar} now={now} changed={again} />}
      {call && (
        <CallDetails
          isOpen={isOpen}
          call={call}
          lane={laneOf(call.calendarNo)}
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

/** Nobody left would be an empty page: the last one brings all back */
function toggled(hidden: ReadonlySet<number>, no: number, lanes: number): ReadonlySet<number> {
  const next = new Set(hidden);
  if (!next.delete(no)) next.add(no);
  return next.size === lanes ? new Set() : next;
}

function WhoChip({ lane, isShown, toggle }: { lane: Lane; isShown: boolean; toggle: () => void }): ReactNode {
  return (
    <button type="button" className={styles.chip} aria-pressed={isShown} onClick={toggle}>
      <i className={`avatar ${styles.avatar}`} data-tint={lane.calendarNo % 5} aria-hidden="true">
        {initials(lane.name)}
      </i>
      {lane.name}
    </button>
  );
}
