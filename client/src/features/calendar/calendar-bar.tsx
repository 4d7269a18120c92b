import { addDays } from '@brokerage/domain/booking/local-days';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { initialsOf } from '@brokerage/domain/text/initials';
import { Button } from '../../ui/console/button';
import type { Lane } from './day-columns';
import styles from './office-calendar.module.css?sheet';
import type { ShownDays, View } from './use-shown-days';
import { daySpan, longDate } from './words';

const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

interface Props {
  days: ShownDays;
  today: string;
  lanes: readonly Lane[];
  /** The calendars of those whose calls are left out */
  hidden: ReadonlySet<number>;
  hide: (calendars: ReadonlySet<number>) => void;
  isNarrow: boolean;
  book: () => void;
}

/** Which days and whose calls are shown, and a new call. */
export function CalendarBar({ days, today, lanes, hidden, hide, isNarrow, book }: Props): ReactNode {
  const { date, view, from, to, step, go } = days;
  const unit = step === 1 ? 'day' : 'week';
  return (
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
        {lanes.length > 1 &&
          lanes.map((lane) => (
            <WhoChip
              key={lane.calendarNo}
              lane={lane}
              isShown={!hidden.has(lane.calendarNo)}
              toggle={() => hide(toggled(hidden, lane.calendarNo, lanes.length))}
            />
          ))}
      </div>
      {!isNarrow && <SegmentedControl label="Show" options={VIEWS} value={view} onChange={(next) => go(date, next)} />}
      <Button look="main" onClick={book}>
        <Plus size={18} aria-hidden="true" /> Book a call
      </Button>
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
        {initialsOf(lane.name)}
      </i>
      {lane.name}
    </button>
  );
}
