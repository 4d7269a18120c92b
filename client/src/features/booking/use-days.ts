import { localDateOf, localTextOf } from '@brokerage/domain/booking/local-days';
import { useMemo, useState } from 'react';
import { byDay, WEEK, weekFrom } from './times';

export interface Days {
  /** The free times by their day */
  free: ReadonlyMap<string, readonly string[]>;
  /** The seven days on the strip, and the one whose times are shown */
  week: readonly string[];
  day: string;
  /** The times of that day; the one that was just taken keeps its place */
  shown: readonly string[];
  hasEarlier: boolean;
  hasLater: boolean;
  pick: (day: string) => void;
  /** So many weeks on or back, to the first day there with a free time */
  turn: (by: number) => void;
}

interface Asked {
  times: readonly string[] | undefined;
  zone: string;
  chosen: string;
  gone: string | undefined;
}

/** The free times as days of a zone, a week at a time. */
export function useDays({ times, zone, chosen, gone }: Asked): Days {
  const free = useMemo(() => byDay(times ?? [], zone), [times, zone]);
  const today = localDateOf(Date.now(), zone);
  const next = [...free.keys()][0];
  const [picked, setPicked] = useState<string>();
  const [page, setPage] = useState<number>();
  const chosenDay = chosen ? localTextOf(Date.parse(chosen), zone).slice(0, 10) : undefined;
  const day = (picked !== undefined && free.has(picked) ? picked : undefined) ?? chosenDay ?? next ?? today;
  const pageOf = (date: string): number =>
    Math.floor((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / (WEEK * 86_400_000));
  const shownPage = page ?? Math.max(0, pageOf(day));
  const week = weekFrom(today, shownPage);
  const last = [...free.keys()].at(-1) ?? today;
  const goneHere = gone !== undefined && localDateOf(Date.parse(gone), zone) === day;
  return {
    free,
    week,
    day,
    // a week may have none: then no times of another one stand below it
    shown: week.includes(day) ? [...new Set([...(free.get(day) ?? []), ...(goneHere ? [gone] : [])])].sort() : [],
    hasEarlier: shownPage > 0,
    hasLater: (week.at(-1) ?? '') < last,
    pick: setPicked,
    turn(by) {
      const to = shownPage + by;
      setPage(to);
      setPicked(weekFrom(today, to).find((date) => free.has(date)));
    },
  };
}
