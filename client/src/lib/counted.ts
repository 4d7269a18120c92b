/** '1 file gains', '1,200 files gain': what is counted agrees with its number. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;

/** '26 to 50 of 1,200': what of a list a page shows */
export function shownOf({ page, limit, total }: { page: number; limit: number; total: number }): string {
  const first = total === 0 ? 0 : (page - 1) * limit + 1;
  const [from, to, all] = [first, Math.min(page * limit, total), total].map((one) => one.toLocaleString('en-CA'));
  return `${from} to ${to} of ${all}`;
}
