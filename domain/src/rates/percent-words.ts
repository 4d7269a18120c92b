/**
 * A rate as it is: 3.94, and 4.125 where a lender or a person names more decimals than two. Rounded, it would be another
 * rate than the one that is published, counted with and waited for. An APR is worked out, and keeps two.
 */
export const rateText = (percent: number): string => percent.toFixed(4).replace(/0?0$/, '');
