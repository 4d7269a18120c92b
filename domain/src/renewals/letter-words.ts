import { addDays } from '../booking/local-days.js';
import { calendarDay, longDate } from '../calendar/wall-clock.js';
import { formatAmount, formatDollars } from '../forms/dollars.js';
import { rateText } from '../rates/percent-words.js';
import { termWords } from '../rates/term-words.js';
import type { RenewalLetter } from './letter-form.js';
import type { LetterRival, LetterVerdict, VerdictUnknown } from './letter-verdict.js';

const UNKNOWN: Readonly<Record<VerdictUnknown, string>> = {
  NO_RATE: 'We can’t tell: no published rate fits this mortgage today. Call us, and we’ll ask lenders for you.',
  FEES: 'We can’t tell: we don’t know the fees of a rate that may cost you less. Call us, and we’ll ask.',
};

/** Why there is no verdict, as people read it. */
export const verdictUnknownWords = (unknown: VerdictUnknown): string => UNKNOWN[unknown];

const percent = (rate: number): string => `${rateText(rate)}%`;

/** '5 years', '18 months' */
export function monthsInWords(months: number): string {
  if (months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}

/** The verdict in one sentence, in parts: what it costs more stands by itself, so that a page can mark it. */
export interface VerdictSentence {
  before: string;
  /** Empty where nothing is to be marked */
  much: string;
  after: string;
}

export function verdictSentence(
  {
    isGood,
    unknown,
    months,
    best,
  }: Pick<LetterVerdict<unknown>, 'isGood' | 'unknown' | 'months'> & {
    best: Pick<LetterRival<unknown>, 'saving'> | null;
  },
  { rateType }: Pick<RenewalLetter, 'rateType'>,
): VerdictSentence {
  if (unknown !== null || best === null)
    return { before: verdictUnknownWords(unknown ?? 'NO_RATE'), much: '', after: '' };
  const over = `over ${monthsInWords(months)}`;
  if (isGood) {
    return {
      before: `Yes, it’s good: ${over} no ${rateType} rate published today for the closest term costs you less.`,
      much: '',
      after: '',
    };
  }
  return {
    before: `No: ${over} this letter costs you `,
    much: `${formatDollars(best.saving)} more`,
    after: ` than the best ${rateType} rate for the closest term you can have today.`,
  };
}

/** Days that a bank is given to answer. */
export const ANSWER_DAYS = 7;

/** What the email to the bank quotes: a rate whose terms for leaving are known, where one of them is. */
export interface QuotedRate {
  ratePct: number;
  saving: number;
  hasKnownTerms: boolean;
}

/** Which rate a bank is asked to match; null where there is nothing to ask. */
export function quotedRate<Rate extends { rate: number }>({
  best,
  ordinary,
}: Pick<LetterVerdict<Rate>, 'best' | 'ordinary'>): QuotedRate | null {
  const quoted = ordinary ?? best;
  if (quoted === null || quoted.saving <= 0) return null;
  return { ratePct: quoted.rate.rate, saving: quoted.saving, hasKnownTerms: ordinary !== null };
}

export interface BankEmail {
  subject: string;
  text: string;
}

export interface EmailFigures {
  quoted: QuotedRate;
  /** That both rates hold */
  months: number;
  /** The day of the email */
  today: string;
}

/** An email to the bank: plain text, to copy whole. */
export function emailToBank(letter: RenewalLetter, { quoted, months, today }: EmailFigures): BankEmail {
  const due = longDate(calendarDay(letter.maturityDate));
  const by = longDate(calendarDay(addDays(today, ANSWER_DAYS)));
  const over = monthsInWords(months);
  const counted = letter.dischargeFee === null ? 'before your discharge fee' : 'after the cost of switching';
  const terms = quoted.hasKnownTerms ? ' with ordinary prepayment terms' : '';
  return {
    subject: `Renewal of my mortgage, due ${due}`,
    text: [
      'Hello,',
      `Thank you for your renewal letter. You offer ${percent(letter.offeredRatePct)}, ${termWords(letter.termYears, letter.rateType)}, on ${formatAmount(letter.balance)}.`,
      `A licensed broker shows me ${percent(quoted.ratePct)} over ${over}${terms}. The difference is ${formatDollars(quoted.saving)} over ${over}, ${counted}.`,
      `I’d rather stay. Can you match it, and confirm in writing by ${by}? Please send the prepayment terms and how you work out a penalty with it.`,
      'Thank you',
    ].join('\n\n'),
  };
}
