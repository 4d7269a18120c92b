import { addDays } from '../booking/local-days.js';

/** As many as a client compares. */
export const MOST_CHOICES = 3;

/** How long what was sent can be chosen, where no rate of it ends before. */
const CHOICE_DAYS = 10;

/** The last day on which what was sent can be chosen: the first on which a rate of it ends. */
export const choiceEndsOn = (sentOn: string, rateEnds: readonly (string | null)[]): string =>
  rateEnds.reduce<string>((first, day) => (day !== null && day < first ? day : first), addDays(sentOn, CHOICE_DAYS));

/** Why somebody picks one, in their own words. Stored; never change a value. */
export const CHOICE_REASONS = [
  'LOWEST_PAYMENT',
  'LOWEST_COST',
  'LEAVING_EARLY',
  'SAME_RATE',
  'LENDER',
  'OTHER',
] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];

export const CHOICE_REASON_LABELS: Readonly<Record<ChoiceReason, string>> = {
  LOWEST_PAYMENT: 'The payment',
  LOWEST_COST: 'The cost over the years I’ll keep it',
  LEAVING_EARLY: 'Leaving early costs less',
  SAME_RATE: 'The rate stays the same',
  LENDER: 'I know this lender',
  OTHER: 'Something else',
};

/** The years a client chooses between. */
export const KEPT_YEARS = [2, 3, 5] as const;

/** Why the office expects a month. Stored; never change a value. */
export const EXIT_REASONS = ['MOVE', 'FAMILY', 'WORK', 'SALE', 'PAY_OFF', 'RATES', 'TERM'] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

export const EXIT_REASON_LABELS: Readonly<Record<ExitReason, string>> = {
  MOVE: 'They expect to move',
  FAMILY: 'The family grows',
  WORK: 'Work may take them elsewhere',
  SALE: 'They plan to sell',
  PAY_OFF: 'They expect to pay it off',
  RATES: 'They may refinance when rates fall',
  TERM: 'They keep it to the end of the term',
};
