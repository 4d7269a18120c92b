import type { ReactNode } from 'react';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { moment } from '../../ui/console/moment';
import { Pager } from '../../ui/console/pager';
import { SearchBox } from '../../ui/console/search-box';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { actionWords, changeWords } from './audit-words';
import { useAddressFilters } from './use-address-filters';
import { useAuditTrailQuery, type AuditTrailQuery } from './people.generated';

type Event = NonNullable<AuditTrailQuery['auditEvents']>['items'][number];

const NOUNS = [
  { value: 'user', label: 'People' },
  { value: 'second_factor', label: 'Second steps' },
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'rate', label: 'Rates' },
  { value: 'bank', label: 'Lenders' },
  { value: 'mail', label: 'E-mails' },
] as const;

function Row({ event }: { event: Event }): ReactNode {
  const { at, actorName, action, subjectType, subjectId, subjectName, before, after, ip } = event;
  return (
    <tr>
      <td className="num">{moment(at)}</td>
      <td>
        <b>{actorName ?? 'Somebody since deleted'}</b>
        <small className="num">{ip}</small>
      </td>
      <td data-label="What">{actionWords(action)}</td>
      <td data-label="To whom">
        {subjectName ?? subjectType.replaceAll('_', ' ')}
        {!subjectName && <small className="num">{subjectId}</small>}
      </td>
      <td data-label="Change">
        {changeWords(before, after).map((words) => (
          <small key={words}>{words}</small>
        ))}
      </td>
    </tr>
  );
}

/** The first moment of a day, and of the day after, as the person's calendar has them. */
function dayBounds(day: string): { from?: string; to?: string } {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return {};
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return {};
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { from: start.toISOString(), to: end.toISOString() };
}

/** Who did what to whom; nothing in it can be changed. */
export function AuditList(): ReactNode {
  const filters = useAddressFilters();
  const actor = filters.get('actor');
  const action = NOUNS.find(({ value }) => value === filters.get('action'))?.value;
  const day = filters.get('day');
  const filter = { ...(actor && { actor }), ...(action && { action }), ...dayBounds(day) };
  const { data, previousData, error, refetch } = useAuditTrailQuery({
    variables: { filter, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.auditEvents;
  const again = (): void => void refetch().catch(() => undefined);
  return (
    <section className="panel" aria-label="Audit">
      <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox label="Who did it" value={filters.get('actor')} onChange={(typed) => filters.set('actor', typed)} />
        <MenuFilter
          label="What about"
          all="Everything"
          options={NOUNS}
          value={filters.get('action')}
          onChange={(value) => filters.set('action', value ?? '')}
        />
        <input
          type="date"
          aria-label="Day"
          value={day}
          onChange={({ target }) => filters.set('day', target.value)}
          className="filter-date"
        />
        <p className="count num" role="status">
          {list && `${list.totalItems} ${list.totalItems === 1 ? 'entry' : 'entries'}`}
        </p>
      </form>
      {!list && error && <LoadFailed what="The audit" retry={again} />}
      {!list && !error && <RowSkeletons />}
      {list && error && <NotCurrent />}
      {list?.items.length === 0 && (
        <Empty title={filters.any ? 'Nothing of that kind was done' : 'Nothing was done yet'}>
          {filters.any ? (
            <button type="button" className="b b2" onClick={filters.clear}>
              Clear the filters
            </button>
          ) : (
            <p>Every change that staff make, and every personal file they open, is written down here.</p>
          )}
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <table className="table table-records">
            <thead>
              <tr>
                <th scope="col" aria-sort="descending">
                  When
                </th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">To whom</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((event) => (
                <Row key={event.id} event={event} />
              ))}
            </tbody>
          </table>
          <Pager page={list.page} limit={list.limit} total={list.totalItems} go={filters.go} />
        </>
      )}
    </section>
  );
}
