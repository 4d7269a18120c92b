export type Urgency = 'good' | 'calm' | 'warn' | 'bad';

export interface ClockFace {
  words: string;
  urgency: Urgency;
}

const MINUTE_MS = 60_000;
/** With less than this left the promise is in danger. */
const SOON_MS = 4 * 60 * MINUTE_MS;

function length(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** How the promise of an answer within 24 hours stands: what is left of it, by how much it is broken, or how it was kept. */
export function clock(
  {
    createdAt,
    firstResponseDueAt,
    firstRespondedAt,
  }: { createdAt: string; firstResponseDueAt: string; firstRespondedAt: string | null },
  now: Date,
): ClockFace {
  const due = Date.parse(firstResponseDueAt);
  if (firstRespondedAt) {
    const answered = Date.parse(firstRespondedAt);
    const late = answered > due;
    return { words: `Answered in ${length(answered - Date.parse(createdAt))}`, urgency: late ? 'calm' : 'good' };
  }
  const left = due - now.getTime();
  if (left < 0) return { words: `Overdue by ${length(-left)}`, urgency: 'bad' };
  return { words: `${length(left)} left`, urgency: left < SOON_MS ? 'warn' : 'calm' };
}
