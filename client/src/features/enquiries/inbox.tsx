import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { moment } from '../../ui/console/moment';
import { Pager } from '../../ui/console/pager';
import { SortHeader } from '../../ui/console/sort-header';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useEnquiriesQuery, type EnquiryRowFragment } from './enquiries.generated';
import { FilterBar, inAddress, SORTS, useFilters, type Filters, type SortColumn } from './filters';
import { ClockTag, StatusTag } from './tags';

const COLUMNS: readonly [SortColumn, string][] = [
  ['who', 'Who'],
  ['what', 'What'],
  ['due', '24-hour clock'],
  ['status', 'Status'],
  ['came', 'Came in'],
];
const POLL_MS = 30_000;

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

/** Why there is nothing to see, and the way to what there is. */
function Nothing({ filters, total }: { filters: Filters; total: number }): ReactNode {
  const { q, status, kind, overdue, set, go } = filters;
  if (total > 0) {
    return (
      <Empty title="This page is past the last one">
        <button type="button" className="b b2" onClick={() => go(1)}>
          To the first page
        </button>
      </Empty>
    );
  }
  if (q || status || kind || overdue) {
    return (
      <Empty title="No enquiries match">
        <button
          type="button"
          className="b b2"
          onClick={() => set({ q: undefined, status: undefined, kind: undefined, overdue: undefined })}
        >
          Clear the filters
        </button>
      </Empty>
    );
  }
  return (
    <Empty title="Nothing has come in yet">
      <p>Applications appear here the moment they are sent.</p>
    </Empty>
  );
}

/** What came in, with what is left of the 24 hours; newest first, until another column is asked for. */
export function Inbox(): ReactNode {
  const filters = useFilters();
  const { q, status, kind, overdue, page, sorting, set, go } = filters;
  const filter = {
    ...(q && { q }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(overdue && { overdue: true }),
  };
  const { data, previousData, error, refetch } = useEnquiriesQuery({
    variables: { filter, page, sort: SORTS[sorting.by].by, descending: sorting.descending },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const list = (data ?? previousData)?.enquiries;

  return (
    <section className="panel" aria-label="Enquiries">
      <FilterBar filters={filters} total={list?.totalItems} />
      {!list && error && <LoadFailed what="The inbox" retry={() => void refetch()} />}
      {!list && !error && <RowSkeletons />}
      {list && error && <NotCurrent />}
      {list?.items.length === 0 && <Nothing filters={filters} total={list.totalItems} />}
      {list && list.items.length > 0 && (
        <>
          <table className="table table-inbox">
            <thead>
              <tr>
                {COLUMNS.map(([column, name]) => (
                  <SortHeader
                    key={column}
                    column={column}
                    sorting={sorting}
                    first={SORTS[column].first}
                    sort={(next) => set(inAddress(next))}
                  >
                    {name}
                  </SortHeader>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.items.map((enquiry) => (
                <Row key={enquiry.id} enquiry={enquiry} />
              ))}
            </tbody>
          </table>
          <Pager page={list.page} limit={list.limit} total={list.totalItems} go={go} />
        </>
      )}
    </section>
  );
}
