import { checkFlag, checkShare } from './input-error.js';

/**
 * The two answers that the laws on first-time buyers ask for. Where one is left out, `firstTimeBuyer` answers it.
 * Sources: SOR/2012-281 (30 years): ever or four years; Excise Tax Act s. 254(2.1) (GST): four years; the land transfer
 * taxes of Ontario, Toronto, British Columbia and Prince Edward Island: ever.
 */
export interface FirstTimeInput {
  /** Both of the next, where they are left out */
  firstTimeBuyer?: boolean;
  /** A buyer has never owned a home, anywhere, and in Ontario neither has their spouse while married */
  neverOwned?: boolean;
  /** A buyer has not lived in a home of their own or their spouse since 1 January of the fourth year before */
  noneInFourYears?: boolean;
  /** What the buyers who never owned a home take of the title, percent; all of it unless given */
  neverOwnedSharePct?: number;
}

export function checkFirstTime({
  firstTimeBuyer,
  neverOwned,
  noneInFourYears,
  neverOwnedSharePct = 100,
}: FirstTimeInput): void {
  if (neverOwned !== undefined) checkFlag('neverOwned', neverOwned);
  if (noneInFourYears !== undefined) checkFlag('noneInFourYears', noneInFourYears);
  if (neverOwned === undefined || noneInFourYears === undefined || firstTimeBuyer !== undefined)
    checkFlag('firstTimeBuyer', firstTimeBuyer);
  checkShare('neverOwnedSharePct', neverOwnedSharePct);
}

/** What land transfer taxes ask. */
export const hasNeverOwned = ({ firstTimeBuyer = false, neverOwned = firstTimeBuyer }: FirstTimeInput): boolean =>
  neverOwned;

/** What the GST rebate asks. */
export const hadNoneInFourYears = ({
  firstTimeBuyer = false,
  noneInFourYears = firstTimeBuyer,
}: FirstTimeInput): boolean => noneInFourYears;

/** What the 30 years of an insured mortgage ask: either answer is enough, whatever home a spouse had. */
export const mayRunLonger = (answers: FirstTimeInput): boolean => hasNeverOwned(answers) || hadNoneInFourYears(answers);
