/**
 * A rate as it is: 3.94, and 4.125 where a lender or a person names more decimals than two. Rounded, it would be another
 * rate than the one that is published, counted with and waited for.
 */
export const rateText = (percent: number): string => percent.toFixed(4).replace(/0?0$/, '');

/**
 * The APR of a rate, which is worked out: two decimals, or as many as its rate has. With fewer, 3.944% without fees would be
 * said to cost 3.94% a year.
 */
export const aprText = (aprPct: number, ratePct: number): string =>
  aprPct.toFixed(rateText(ratePct).split('.')[1]?.length);
