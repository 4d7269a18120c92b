import { isDataError } from '../postgres/errors.js';

/** What has to wait: the database is away, or the fault is everybody's. */
export interface Stopped<Item> {
  error: unknown;
  left: readonly Item[];
}

export type SetAsideItem<Item> = (item: Item, error: unknown) => void;

/**
 * Hands the items to `work`, all at once. Where the fault lies in them each half goes alone, and so on down to the bad one:
 * it is set aside, and those before and after it arrive. Any other error ends it, and says which items are left; those were
 * not done, as far as `work` is one transaction. Everything that tries again goes through here (docs/decisions/0102).
 */
export async function inHalves<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<unknown>,
  setAside: SetAsideItem<Item>,
  isBad: (error: unknown) => boolean = isDataError,
): Promise<Stopped<Item> | undefined> {
  const [only] = items;
  if (only === undefined) return undefined;
  try {
    await work(items);
    return undefined;
  } catch (error) {
    if (!isBad(error)) return { error, left: items };
    if (items.length === 1) {
      setAside(only, error);
      return undefined;
    }
  }
  const half = Math.ceil(items.length / 2);
  const [before, after] = [items.slice(0, half), items.slice(half)];
  const stopped = await inHalves(before, work, setAside, isBad);
  if (stopped) return { error: stopped.error, left: [...stopped.left, ...after] };
  return inHalves(after, work, setAside, isBad);
}

/** The same for work that is done item by item. What stops it is thrown: a job that throws comes again. */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  setAside: SetAsideItem<Item>,
): Promise<void> {
  for (const item of items) {
    const stopped = await inHalves([item], () => work(item), setAside);
    if (stopped) throw stopped.error;
  }
}

/** All of them, or throws what stopped it. */
export async function allInHalves<Item>(...given: Parameters<typeof inHalves<Item>>): Promise<void> {
  const stopped = await inHalves(...given);
  if (stopped) throw stopped.error;
}
