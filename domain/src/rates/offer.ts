import { OFFICE_ZONE } from '../booking/policy.js';
import { longDay } from '../booking/words.js';

export interface NamedRate {
  /** Such as 5-year fixed */
  term: string;
  lender: string;
  /** Percent a year, with two decimals */
  rate: string;
  /** Percent a year including fees; null: not known */
  apr: string | null;
}

/** An email that names published rates. Rates come with their day and their condition, as lenders ask. */
export function offerOfRates({
  fullName,
  rates,
  now,
}: {
  /** The client's name in full */
  fullName: string;
  rates: readonly NamedRate[];
  now: Date;
}): { subject: string; text: string } {
  const list = rates.map(
    ({ term, lender, rate, apr }) => `${term}, ${lender}: ${rate}%${apr === null ? '' : ` (APR ${apr}%)`}`,
  );
  return {
    subject: 'Rates for your mortgage',
    text: [
      `Hi ${fullName.trim().split(/\s+/)[0] ?? ''},`,
      `These rates fit what you told us:\n${list.join('\n')}`,
      `They are as of ${longDay(now, OFFICE_ZONE)}, on approved credit (O.A.C.). A lender can change them until yours is held.`,
      'Reply with the one you like, or with any question.',
    ].join('\n\n'),
  };
}
