import { useState, type ReactNode } from 'react';
import { Button } from './button';

interface Page<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

export interface MorePages<Item> {
  items: readonly Item[];
  hasMore: boolean;
  asking: boolean;
  /** The next page could not be loaded */
  failed: boolean;
  more: () => void;
}

interface Asked<Item> {
  /** What was asked for: with another, the list begins anew */
  key: string;
  first: Page<Item> | null | undefined;
  /** It is what was asked for, and not what was there before */
  isCurrent: boolean;
  ask: (after: string) => Promise<Page<Item> | null | undefined>;
}

/**
 * A list that is read by keys and goes on at its foot. The first page may be read anew meanwhile, and what was shown after
 * it stays; a row stands where the newest first page has it.
 */
export function useMorePages<Item extends { id: string }>({
  key,
  first,
  isCurrent,
  ask,
}: Asked<Item>): MorePages<Item> {
  const [held, setHeld] = useState<{ key: string; pages: readonly Page<Item>[] }>();
  const [asking, setAsking] = useState<string>();
  const [failedAt, setFailedAt] = useState<string>();
  const newest = first ? [first] : [];
  const pages = held?.key === key ? held.pages : newest;
  const cursor = isCurrent ? (pages.at(-1)?.nextCursor ?? null) : null;
  const rows = (pages === newest ? pages : [...newest, ...pages]).flatMap(({ items }) => items);
  return {
    items: rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at),
    hasMore: cursor !== null,
    asking: cursor !== null && asking === cursor,
    failed: cursor !== null && failedAt === cursor,
    more() {
      if (cursor === null || asking === cursor) return;
      setAsking(cursor);
      setFailedAt(undefined);
      ask(cursor)
        .then((next) => (next ? setHeld({ key, pages: [...pages, next] }) : setFailedAt(cursor)))
        .catch(() => setFailedAt(cursor))
        .finally(() => setAsking(undefined));
    },
  };
}

interface Props {
  of: Omit<MorePages<unknown>, 'items'>;
  /** 'leads' */
  what: string;
  className: string | undefined;
}

/** The foot of such a list. */
export function ShowMore({ of: { hasMore, asking, failed, more }, what, className }: Props): ReactNode {
  if (!hasMore) return null;
  return (
    <p className={className} role="status">
      {failed && <span>The next {what} couldn’t be loaded. </span>}
      <Button off={asking} onClick={more}>
        {failed ? 'Try again' : 'Show more'}
      </Button>
    </p>
  );
}
