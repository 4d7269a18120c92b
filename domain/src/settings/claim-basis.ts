import { formatMoney } from '../forms/dollars.js';
import { readNumber } from '../forms/money.js';
import { roundToCent } from '../mortgage/cents.js';
import { payment } from '../mortgage/payment.js';
import { rateText } from '../rates/percent-words.js';
import { EXAMPLE_MORTGAGE } from '../vocabulary/constants.js';
import type { SettingTexts } from './section.js';

/** The window in which first answers are looked at, and the share of them that a claim is held against. */
export const REPLY_WINDOW_DAYS = 90;
export const REPLY_SHARE_PCT = 95;

/** The mortgage of the claim of yearly savings. Its footnote names it. */
const SAVING_ON = { ...EXAMPLE_MORTGAGE, frequency: 'monthly', compounding: 'semi-annual' } as const;

/** What the site knows of itself, counted once a day. A rate is null where none is shown, hours where nobody asked. */
export interface ClaimMeasures {
  /** The day of the count, in Toronto */
  on: string;
  /** Lenders whose rates people with an account see */
  lenders: number;
  /** The hours within which `REPLY_SHARE_PCT` of those who asked had their first answer */
  replyHours: number | null;
  lowestRate: number | null;
  /** The lowest 5-year fixed rate that needs no default insurance */
  fiveYearFixed: number | null;
}

/** What a claim with a figure can be worked out from. Any other rests on the day somebody checked it. */
export const CLAIM_BASES = [
  { value: 'lenders', label: 'Lenders with rates on the site' },
  { value: 'reply', label: 'Hours to the first answer' },
  { value: 'rate', label: 'Lowest rate on the site' },
  { value: 'saving', label: 'Saving beside a posted rate' },
] as const;
export type ClaimBasis = (typeof CLAIM_BASES)[number]['value'];

export const isSavingClaim = ({ basis }: SettingTexts): boolean => basis === 'saving';

/** How a claim stands against the last count. */
export interface ClaimStanding {
  holds: boolean;
  /** The day of the count */
  on: string;
  /** What came out of it, as visitors read it */
  says: string;
}

/** 50 of '50+ lenders', 6,000 of 'Up to $6,000' */
function figureIn(figure: string): number | undefined {
  const [found] = /\d[\d,]*(?:\.\d+)?/.exec(figure) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

/**
 * What the claim about lenders says (“50+ lenders”), for headlines that rest on it. Null where there is none, and where the last
 * count says that it no longer holds.
 */
export function lendersClaim(claims: readonly SettingTexts[], measures: ClaimMeasures | null): string | null {
  const claim = claims.find(({ basis }) => basis === 'lenders');
  if (!claim || claimStanding(claim, measures)?.holds === false) return null;
  return claim['figure'] || null;
}

/** What is saved in a year on the mortgage of the claim, in dollars. */
export function yearlySaving(postedPct: number, ratePct: number): number {
  const monthly = (annualRatePct: number): number => payment({ ...SAVING_ON, annualRatePct }).payment;
  return roundToCent((monthly(postedPct) - monthly(ratePct)) * 12);
}

function outcome(claim: SettingTexts, figure: number, measures: ClaimMeasures): Omit<ClaimStanding, 'on'> | undefined {
  const { lenders, replyHours, lowestRate, fiveYearFixed } = measures;
  switch (claim['basis']) {
    case 'lenders':
      return { holds: lenders >= figure, says: `Lenders with rates on this site: ${lenders}.` };
    case 'reply':
      if (replyHours === null) return undefined;
      return {
        holds: replyHours <= figure,
        says: `In the ${REPLY_WINDOW_DAYS} days before, ${REPLY_SHARE_PCT} of 100 first answers came within ${replyHours} ${replyHours === 1 ? 'hour' : 'hours'}.`,
      };
    case 'rate':
      if (lowestRate === null) return { holds: false, says: 'No rate was on this site.' };
      return { holds: lowestRate <= figure, says: `The lowest rate on this site was ${rateText(lowestRate)}%.` };
    case 'saving': {
      if (fiveYearFixed === null) return { holds: false, says: 'No such rate was on this site.' };
      const posted = readNumber(claim['posted'] ?? '');
      if ('error' in posted) return { holds: false, says: 'No posted rate was named.' };
      const saving = yearlySaving(Number(posted.plain), fiveYearFixed);
      return { holds: saving >= figure, says: `At our ${rateText(fiveYearFixed)}%, that was ${formatMoney(saving)}.` };
    }
    default:
      return undefined;
  }
}

/** undefined: nobody can work it out, or nothing was counted yet. It then rests on the day somebody checked it. */
export function claimStanding(claim: SettingTexts, measures: ClaimMeasures | null): ClaimStanding | undefined {
  const figure = figureIn(claim['figure'] ?? '');
  if (measures === null || figure === undefined) return undefined;
  const found = outcome(claim, figure, measures);
  return found && { ...found, on: measures.on };
}
