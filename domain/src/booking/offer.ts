import { localDateOf } from './local-days.js';
import { OFFICE_ZONE } from './policy.js';
import { clockTime, longDay } from './words.js';

/** How many times an email offers */
const OFFERED = 3;

/** The first free time of each of the next days, at most three. `free`: ISO instants, the earliest first. */
export function timesToOffer(free: readonly string[]): string[] {
  const days = new Map<string, string>();
  for (const at of free) {
    const day = localDateOf(Date.parse(at), OFFICE_ZONE);
    if (!days.has(day)) days.set(day, at);
  }
  return [...days.values()].slice(0, OFFERED);
}

export interface Offer {
  /** The client's name in full */
  fullName: string;
  /** ISO instants; none: only the link is offered */
  times: readonly string[];
  /** Where they choose a time themselves */
  link: string;
}

/** An email to somebody who missed a call. Times are named in the office's zone. */
export function offerOfTimes({ fullName, times, link }: Offer): { subject: string; text: string } {
  const list = times.map((at) => {
    const start = new Date(at);
    return `${longDay(start, OFFICE_ZONE)}, ${clockTime(start, OFFICE_ZONE)}`;
  });
  return {
    subject: 'Another time for our call',
    text: [
      `Hi ${fullName.trim().split(/\s+/)[0] ?? ''},`,
      'We missed each other at the time of our call.',
      ...(list.length > 0 ? [`I’m free at these times (Toronto time):\n${list.join('\n')}`] : []),
      list.length > 0
        ? `Reply with the one that suits you, or choose another here: ${link}`
        : `Choose a time that suits you here: ${link}`,
    ].join('\n\n'),
  };
}
