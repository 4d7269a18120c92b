import { useApolloClient } from '@apollo/client/react';
import { ENQUIRY_GROUPS, type EnquiryGroupName } from '@brokerage/domain/enquiries/enquiry-group';
import { useMemo, useState } from 'react';
import {
  EnquiriesDocument,
  useEnquiriesQuery,
  type EnquiriesQuery,
  type EnquiryRowFragment,
} from '../enquiries.generated';
import { countWords, POLL_MS, toFilter, type Filters } from '../views/filters';

type Page = NonNullable<EnquiriesQuery['enquiries']>;

export type InboxEntry =
  | { kind: 'group'; id: string; group: EnquiryGroupName; label: string; count: string }
  | { kind: 'row'; id: string; enquiry: EnquiryRowFragment };

export interface InboxList {
  /** The first page as it is shown; undefined until it is there */
  first: Page | undefined;
  /** Headings and rows, in their order */
  entries: readonly InboxEntry[];
  failed: boolean;
  retry: () => unknown;
  hasMore: boolean;
  /** The next page could not be loaded */
  moreFailed: boolean;
  loadMore: () => void;
  /** How many came in while the list stood still */
  fresh: number;
  /** The list stands still: somebody reads further down */
  hold: () => void;
  /** The list follows the office again */
  release: () => void;
}

/** Pages as one list with its headings. A row that moved on to a later page meanwhile keeps its first place. */
export function entriesOf(pages: readonly Page[]): InboxEntry[] {
  const entries: InboxEntry[] = [];
  const seen = new Set<string>();
  let under: EnquiryGroupName | undefined;
  for (const { items, groups } of pages) {
    let row = 0;
    const runs = groups.length > 0 ? groups : [{ group: undefined, inThisPage: items.length }];
    for (const { group, inThisPage } of runs) {
      for (const enquiry of items.slice(row, row + inThisPage)) {
        if (seen.has(enquiry.id)) continue;
        seen.add(enquiry.id);
        if (group && group !== under) {
          under = group;
          const of = pages[0]?.groups.find((each) => each.group === group);
          const label = ENQUIRY_GROUPS.find(({ value }) => value === group)?.label ?? group;
          const count = countWords(of?.count ?? 0, of?.isCapped ?? false);
          entries.push({ kind: 'group', id: group, group, label, count });
        }
        entries.push({ kind: 'row', id: enquiry.id, enquiry });
      }
      row += inThisPage;
    }
  }
  return entries;
}

interface Held {
  key: string;
  pages: readonly Page[];
}

/** The inbox, page after page. It follows the office while its top is in view, and stands still while somebody reads on. */
export function useInboxList(filters: Filters): InboxList {
  const variables = { filter: toFilter(filters), sort: filters.sort };
  const key = JSON.stringify(variables);
  const { data, previousData, error, refetch } = useEnquiriesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const client = useApolloClient();
  const [held, setHeld] = useState<Held>();
  const [asking, setAsking] = useState<string>();
  const [failedAt, setFailedAt] = useState<string>();
  const latest = (data ?? previousData)?.enquiries ?? undefined;
  const isHeld = held?.key === key;
  const pages = useMemo(() => (isHeld ? held.pages : latest ? [latest] : []), [isHeld, held, latest]);
  const cursor = data ? (pages.at(-1)?.nextCursor ?? null) : null;
  const entries = useMemo(() => entriesOf(pages), [pages]);

  function loadMore(): void {
    if (cursor === null || asking === cursor) return;
    setAsking(cursor);
    setFailedAt(undefined);
    client
      .query({ query: EnquiriesDocument, variables: { ...variables, after: cursor }, fetchPolicy: 'network-only' })
      .then(({ data: answer }) => {
        const next = answer?.enquiries;
        if (!next) {
          setFailedAt(cursor);
          return;
        }
        setHeld((now) => {
          const before = now?.key === key ? now.pages : pages;
          return before.at(-1)?.nextCursor === cursor ? { key, pages: [...before, next] } : now;
        });
      })
      .catch(() => setFailedAt(cursor))
      .finally(() => setAsking((now) => (now === cursor ? undefined : now)));
  }

  const shown = new Set(entries.map(({ id }) => id));
  const unseen = latest?.items.filter(({ id }) => !shown.has(id)).length ?? 0;
  const grown = latest && pages[0] ? latest.totalItems - pages[0].totalItems : 0;
  return {
    first: pages[0],
    entries,
    failed: error !== undefined,
    retry: refetch,
    hasMore: cursor !== null,
    moreFailed: cursor !== null && failedAt === cursor,
    loadMore,
    fresh: isHeld ? Math.max(unseen, grown) : 0,
    hold() {
      // while another filter's answer is on its way, what is shown belongs to the last one
      if (!isHeld && data?.enquiries) setHeld({ key, pages: [data.enquiries] });
    },
    release: () => setHeld(undefined),
  };
}
