import { addDays, weekdayOf } from '@brokerage/domain/booking/local-days';
import { ANY_YEARS, isDayIn } from '@brokerage/domain/text/day';
import { useSearchParams } from 'react-router-dom';

export const WEEK = 7;
export type View = 'day' | 'week';

export interface ShownDays {
  date: string;
  view: View;
  /** The week around the date */
  from: string;
  to: string;
  /** How many days an arrow goes */
  step: number;
  go: (date: string, as?: View) => void;
}

/** The day that the address asks for, and the week around it. A phone turns whole weeks, with a day of them as a list. */
export function useShownDays(today: string, isNarrow: boolean): ShownDays {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date') ?? '';
  // JavaScript reads February 30 as March 2, and the week has no such day
  const date = isDayIn(asked, ANY_YEARS) ? asked : today;
  const view: View = search.get('view') === 'day' ? 'day' : 'week';
  const from = addDays(date, 1 - weekdayOf(date));
  return {
    date,
    view,
    from,
    to: addDays(from, WEEK - 1),
    step: view === 'day' && !isNarrow ? 1 : WEEK,
    go: (to, as = view) => setSearch({ ...(to !== today && { date: to }), ...(as === 'day' && { view: as }) }),
  };
}
