/** As many rows as one statement takes */
export const ROUND = 500;

/** Reads up to `most` rows, by their keys, after the one given. */
export type ReadRound<Row> = (after: string | null, most: number) => Promise<readonly Row[]>;

/**
 * Hands on all rows there are, one round after the other, each row once. One that is set aside stays where it is: read
 * again from the start, 500 of them would keep all others out.
 */
export async function inRounds<Row>(
  read: ReadRound<Row>,
  work: (rows: readonly Row[]) => Promise<void>,
  { keyOf, most = ROUND }: { keyOf: (row: Row) => string; most?: number },
): Promise<void> {
  let after: string | null = null;
  do {
    const rows: readonly Row[] = await read(after, most);
    await work(rows);
    const last = rows.at(-1);
    after = last === undefined || rows.length < most ? null : keyOf(last);
  } while (after !== null);
}

export const byId = { keyOf: ({ id }: { id: string }): string => id };
