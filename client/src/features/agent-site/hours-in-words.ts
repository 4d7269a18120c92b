const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Opening {
  weekday: number;
  starts: string;
  ends: string;
}

/** 9 a.m. · 1:30 p.m. · noon */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

const dayName = (weekday: number): string => DAYS[weekday - 1] ?? '';

/** The openings of a week as a person says them: days one after the other with the same hours are one line. */
export function hoursInWords(hours: readonly Opening[]): { days: string; times: string }[] {
  const lines: { first: number; last: number; times: string }[] = [];
  for (let weekday = 1; weekday <= DAYS.length; weekday += 1) {
    const times = hours
      .filter((opening) => opening.weekday === weekday)
      .map(({ starts, ends }) => `${clock(starts)} to ${clock(ends)}`)
      .join(', ');
    const before = lines.at(-1);
    if (times === '') continue;
    if (before?.times === times && before.last === weekday - 1) before.last = weekday;
    else lines.push({ first: weekday, last: weekday, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`,
    times,
  }));
}
