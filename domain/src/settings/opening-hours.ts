const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** One line of the phone hours, as machines want it: 24-hour times in the office's own zone. */
export interface OpeningHours {
  days: (typeof DAYS)[number][];
  opens: string;
  closes: string;
}

const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?`;
const HOURS = new RegExp(String.raw`^${TIME}\s*(?:to|-|–)\s*${TIME}$`, 'i');

function timeOf(hour = '', minutes = '00', half = ''): string | undefined {
  const clock = Number(hour);
  if (clock < 1 || clock > 12 || Number(minutes) > 59) return undefined;
  return `${String((clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

const dayAt = (text: string): number => DAYS.findIndex((day) => day.toLowerCase() === text.toLowerCase());

/** "Monday to Thursday", "Friday", "Saturday and Sunday": nothing where a word is no day of the week. */
function daysIn(text: string): OpeningHours['days'] {
  const [, first, last] = /^(\w+) to (\w+)$/i.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, until] = [dayAt(first), dayAt(last)];
    return from < 0 || until < from ? [] : DAYS.slice(from, until + 1);
  }
  const named = text.split(/,? and |, ?/).map(dayAt);
  return named.includes(-1) ? [] : named.flatMap((at) => DAYS[at] ?? []);
}

/** When the office answers, from the words of the contact page. A line that says something else is left out: nothing is guessed. */
export function openingHours(lines: readonly { days: string; hours: string }[]): OpeningHours[] {
  return lines.flatMap(({ days: words, hours }) => {
    const parts = HOURS.exec(hours.trim());
    const days = daysIn(words.trim());
    const opens = timeOf(parts?.[1], parts?.[2], parts?.[3]);
    const closes = timeOf(parts?.[4], parts?.[5], parts?.[6]);
    return opens === undefined || closes === undefined || days.length === 0 ? [] : [{ days, opens, closes }];
  });
}
