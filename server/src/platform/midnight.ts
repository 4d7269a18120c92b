const ZONE = 'America/Toronto';
const DAY_MS = 86_400_000;
/** After the clock struck, so that the database agrees on the date. */
const AFTERWARDS_MS = 250;

/** The wall clock of the office, as milliseconds since its midnight. */
function sinceMidnight(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return ((value('hour') * 60 + value('minute')) * 60 + value('second')) * 1000 + now.getMilliseconds();
}

/** Milliseconds until the next day begins in Toronto; on the days the clocks change, up to an hour early and asked again. */
export const untilMidnight = (now: Date): number => DAY_MS - sinceMidnight(now) + AFTERWARDS_MS;

/** Calls `work` when a new day begins at the office. Gives what stops it. */
export function eachMidnight(work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(() => {
      work();
      wait();
    }, untilMidnight(new Date()));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
