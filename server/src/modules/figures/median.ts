/** Eight buckets to each doubling: the ends of one are 9% apart. */
const TO_A_DOUBLING = 8;
/** Bucket 0 is up to a minute; the last one has no end. */
const SHORTEST_SECONDS = 60;
const LAST = 160;

/** The bucket of a time; null for none. */
export const bucketInSql = (seconds: string): string =>
  `case when ${seconds} is not null then least(${LAST},
    ceil(${TO_A_DOUBLING} * ln(greatest(${seconds}, ${SHORTEST_SECONDS}) / ${SHORTEST_SECONDS}) / ln(2::float8)))::smallint end`;

const endOf = (bucket: number): number => SHORTEST_SECONDS * 2 ** (bucket / TO_A_DOUBLING);

export interface Spread {
  buckets: readonly number[];
  counts: readonly number[];
}

/** The median in seconds: exact to its bucket, and placed in it as if its answers were spread evenly. Null for no answers. */
export function medianOf(spreads: readonly Spread[]): number | null {
  const sums = new Map<number, number>();
  for (const { buckets, counts } of spreads) {
    buckets.forEach((bucket, index) => sums.set(bucket, (sums.get(bucket) ?? 0) + (counts[index] ?? 0)));
  }
  const total = [...sums.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [bucket, count] of [...sums].sort(([a], [b]) => a - b)) {
    if (before + count >= total / 2) {
      const start = bucket === 0 ? 0 : endOf(bucket - 1);
      return Math.round(start + ((total / 2 - before) / count) * (endOf(bucket) - start));
    }
    before += count;
  }
  return null;
}
