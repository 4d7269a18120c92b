import { CHANNELS, channelLabel } from '@brokerage/domain/leads/channels';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import type { ReactNode } from 'react';
import { ENQUIRY_STATUSES, ENQUIRY_VIEWS, type EnquiryStatusName } from '@brokerage/domain/enquiries/enquiry-status';
import { useAddressState, type AddressState } from '../../../lib/address-state';
import type { EnquiryFilter, EnquiryKind, EnquirySort } from '../../../schema.generated';
import { TabLinks } from '../../../ui/aria/tab-links';
import { MenuFilter, type FilterOption } from '../../../ui/aria/menu-filter';
import { RecordCount } from '../../../ui/console/record-list';
import { SearchBox } from '../../../ui/console/search-box';
import { useEnquiryChannelsQuery, useEnquiryViewsQuery } from '../enquiries.generated';

/** How often an open inbox asks again */
export const POLL_MS = 30_000;

export const ENQUIRY_KINDS: readonly { value: EnquiryKind; label: string }[] = [
  { value: 'APPLICATION', label: 'Application' },
  { value: 'LEAD', label: 'Lead' },
  { value: 'BOOKING', label: 'Booking' },
  { value: 'CONTACT', label: 'Message' },
  { value: 'CAREER', label: 'Job application' },
];

/** The orders by their names in the address. Whoever waits longest is on top, unless another order is chosen. */
const SORTS: readonly { value: string; label: string; by: EnquirySort }[] = [
  { value: 'came', label: 'Newest first', by: 'NEWEST' },
  { value: 'oldest', label: 'Oldest first', by: 'OLDEST' },
  { value: 'who', label: 'By name', by: 'NAME' },
];

type View = (typeof ENQUIRY_VIEWS)[number];
const EVERYTHING: View = ENQUIRY_VIEWS[5];

export interface Filters extends Pick<AddressState, 'set'> {
  q: string;
  status: EnquiryStatusName | undefined;
  kind: EnquiryKind | undefined;
  /** Any text: what a campaign calls its source is a channel too */
  channel: string | undefined;
  province: string | undefined;
  view: View;
  sort: EnquirySort;
}

export function useFilters(): Filters {
  const { get, set } = useAddressState();
  return {
    q: get('q'),
    status: ENQUIRY_STATUSES.find(({ value }) => value === get('status'))?.value,
    kind: ENQUIRY_KINDS.find(({ value }) => value === get('kind'))?.value,
    channel: get('source') || undefined,
    province: PROVINCE_CHOICES.find(({ value }) => value === get('province'))?.value,
    view: ENQUIRY_VIEWS.find(({ address }) => address === get('view')) ?? EVERYTHING,
    sort: SORTS.find(({ value }) => value === get('sort'))?.by ?? 'DUE',
    set,
  };
}

/** What the server gets: of the list, of the counts and of everything that goes by filter. */
export const toFilter = ({ q, status, kind, channel, province, view }: Filters): EnquiryFilter => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(kind && { kind }),
  ...(channel && { channel }),
  ...(province && { province }),
  ...(view.address && { view: view.value }),
});

/** Takes everything away but the order. */
export const NO_FILTER = Object.fromEntries(
  ['q', 'status', 'kind', 'source', 'province', 'view'].map((name) => [name, undefined]),
);

/** '10,000+' where counting stopped. */
export const countWords = (count: number, isCapped: boolean): string =>
  `${count.toLocaleString('en-CA')}${isCapped ? '+' : ''}`;

/** The views with their counts. Each keeps the other filters, and has an address of its own. */
export function ViewTabs({ current }: { current: View }): ReactNode {
  const { search } = useAddressState();
  const { data, previousData } = useEnquiryViewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const counts = new Map(
    (data ?? previousData)?.enquiryViewCounts?.map((of) => [of.view, countWords(of.count, of.isCapped)]),
  );
  const to = (address: string): string => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (address) next.set('view', address);
    else next.delete('view');
    return `?${next}`;
  };
  const tabs = ENQUIRY_VIEWS.map(({ value, address, label }) => ({
    ...{ id: value, label },
    to: to(address),
    count: counts.get(value),
  }));
  return <TabLinks label="Inbox views" tabs={tabs} current={current.value} />;
}

const KNOWN: readonly string[] = CHANNELS.map(({ value }) => value);
/** The codes in their order, then what campaigns call themselves, and always the one that is chosen. */
function channelOptions(used: readonly string[], chosen: string | undefined): FilterOption[] {
  const named = used.filter((channel) => !KNOWN.includes(channel));
  const codes = KNOWN.filter((channel) => channel !== 'OTHER');
  const all = new Set([...codes, ...named, ...(chosen ? [chosen] : [])]);
  return [...all].map((value) => ({ value, label: channelLabel(value) }));
}

interface Total {
  totalItems: number;
  isTotalCapped: boolean;
}

export function FilterBar({ filters, list }: { filters: Filters; list: Total | undefined }): ReactNode {
  const { q, status, kind, channel, province, sort, set } = filters;
  const { data } = useEnquiryChannelsQuery();
  return (
    <div className="filters" role="search">
      <SearchBox
        label="Name, email, phone or application number"
        placeholder="Name, email, phone or number"
        value={q}
        onChange={(typed) => set({ q: typed || undefined })}
      />
      <MenuFilter
        label="Status"
        all="Every status"
        options={ENQUIRY_STATUSES}
        value={status}
        onChange={(value) => set({ status: value })}
      />
      <MenuFilter
        label="Kind"
        all="Every kind"
        options={ENQUIRY_KINDS}
        value={kind}
        onChange={(value) => set({ kind: value })}
      />
      <MenuFilter
        label="Source"
        all="Every source"
        options={channelOptions(data?.enquiryChannels ?? [], channel)}
        value={channel}
        onChange={(value) => set({ source: value })}
      />
      <MenuFilter
        label="Province"
        all="Every province"
        options={PROVINCE_CHOICES}
        value={province}
        onChange={(value) => set({ province: value })}
      />
      <MenuFilter
        label="Sort"
        all="Due first"
        face="Due first"
        options={SORTS}
        value={SORTS.find(({ by }) => by === sort)?.value}
        onChange={(value) => set({ sort: value })}
      />
      <RecordCount total={list?.totalItems} isCapped={list?.isTotalCapped} nouns={['enquiry', 'enquiries']} />
    </div>
  );
}
