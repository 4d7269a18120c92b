/** How many years before the one of the purchase the law looks back to. */
const YEARS_BACK = 4;

/**
 * “January 1, 2022”: since then a first-time buyer has lived in no home of theirs or their spouse’s. Sources: SOR/2012-281 (30
 * years), Excise Tax Act s. 254(2.1) (GST).
 * @param year of the purchase
 */
export const firstTimeSince = (year: number): string => `January 1, ${year - YEARS_BACK}`;

/** The question in words, wherever it is asked. */
export const firstTimeHint = (year: number): string =>
  `You have lived in no home of yours or your spouse’s since ${firstTimeSince(year)}.`;
