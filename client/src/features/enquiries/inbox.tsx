import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ENQUIRY_STATUSES, type EnquiryStatusName } from 'domain/vocabulary/applications';
import { paths } from '../../lib/paths';
import { Pager } from '../../ui/console/pager';
import { Empty, LoadFailed, RowSkeletons } from '../../ui/console/states';
import { useEnquiriesQuery, type EnquiryRowFragment } from './enquiries.generated';
import { ClockTag, moment, StatusTag } from './tags';

const POLL_MS = 30_000;

type Change = Record<string, string | undefined>;

/** Filters and page live in the address: a link to a colleague shows the same list. */
function useFilters(): {
  q: string;
  status: EnquiryStatusName | undefined;
  overdue: boolean;
  page: number;
  set: (change: Change) => void;
} {
  const [search, setSearch] = useSearchParams();
  const status = ENQUIRY_STATUSES.find(({ value }) => value === search.get('status'))?.value;
  return {
    q: search.get('q') ?? '',
    status,
    overdue: search.get('overdue') === '1',
    page: Math.max(1, Number(search.get('page')) || 1),
    set(change) {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      );
    },
  };
}

function Row({ enquiry }: { enquiry: EnquiryRowFragment }): ReactNode {
  return (
    <tr>
      <td>
        <Link className="row-link" to={paths.adminEnquiry(enquiry.id)}>
          {enquiry.fullName}
        </Link>
        <small>{enquiry.email}</small>
      </td>
      <td>
        {enquiry.subject}
        <small className="num">{enquiry.applicationNumber}</small>
      </td>
      <td>
        <ClockTag enquiry={enquiry} />
      </td>
      <td>
        <StatusTag status={enquiry.status} />
      </td>
      <td className="num">{moment(enquiry.createdAt)}</td>
    </tr>
  );
}

/** What came in, newest first, with what is left of the 24 hours. */
export function Inbox(): ReactNode {
  const { q, status, overdue, page, set } = useFilters();
  const filter = { ...(q && { q }), ...(status && { status }), ...(overdue && { overdue: true }) };
  const { data, previousData, error, refetch } = useEnquiriesQuery({
    variables: { filter, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const list = (data ?? previousData)?.enquiries;
  const filtered = Boolean(q || status || overdue);

  return (
    <section className="panel" aria-label="Enquiries">
      <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          aria-label="Name, email, phone or application number"
          placeholder="Name, email, phone or number"
          defaultValue={q}
          onChange={(event) => set({ q: event.target.value.trim() || undefined })}
        />
        <select
          aria-label="Status"
          value={status ?? ''}
          onChange={(event) => set({ status: event.target.value || undefined })}
        >
          <option value="">Every status</option>
          {ENQUIRY_STATUSES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label className="tick">
          <input
            type="checkbox"
            checked={overdue}
            onChange={(event) => set({ overdue: event.target.checked ? '1' : undefined })}
          />
          Overdue only
        </label>
      </form>
      {!list && error && <LoadFailed what="The inbox" retry={() => void refetch()} />}
      {!list && !error && <RowSkeletons />}
      {list?.items.length === 0 && (
        <Empty title={filtered ? 'No enquiries match' : 'Nothing has come in yet'}>
          {filtered ? (
            <button
              type="button"
              className="b b2"
              onClick={() => set({ q: undefined, status: undefined, overdue: undefined })}
            >
              Clear the filters
            </button>
          ) : (
            <p>Applications appear here the moment they are sent.</p>
          )}
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">24-hour clock</th>
                <th scope="col">Status</th>
                <th scope="col" aria-sort="descending">
                  Came in
                </th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((enquiry) => (
                <Row key={enquiry.id} enquiry={enquiry} />
              ))}
            </tbody>
          </table>
          <Pager
            page={list.page}
            limit={list.limit}
            total={list.totalItems}
            go={(next) => set({ page: String(next) })}
          />
        </>
      )}
    </section>
  );
}
