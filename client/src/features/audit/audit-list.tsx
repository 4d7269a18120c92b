import type { ReactNode } from 'react';
import { useAddressState } from '../../lib/address-state';
import { Button } from '../../ui/console/button';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { moment } from '../../ui/console/moment';
import { SearchBox } from '../../ui/console/search-box';
import { NewestFirst, RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { useAuditTrailQuery, type AuditTrailQuery } from './audit.generated';
import { Said } from '../../ui/console/audit/said';
import { differencesOf } from '../../ui/console/audit/values';

type Event = NonNullable<AuditTrailQuery['auditEvents']>['items'][number];

const NOUNS = [
  { value: 'user', label: 'People' },
  { value: 'second_factor', label: '2-step sign-in' },
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'rate', label: 'Rates' },
  { value: 'bank', label: 'Lenders' },
  { value: 'mail', label: 'Emails' },
  { value: 'session', label: 'Sign-ins' },
] as const;

/** Before and after, for whoever needs more than the sentence. */
function Details({ event: { action, subjectId, before, after, ip, requestId } }: { event: Event }): ReactNode {
  const differences = differencesOf(before, after);
  return (
    <details className="audit-details">
      <summary>Details</summary>
      <dl className="num">
        {differences.map(({ label, before: was, after: is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {was !== undefined && <s>{was}</s>}
              {was !== undefined && is !== undefined && <span>{' → '}</span>}
              {is !== undefined && <b>{is}</b>}
            </dd>
          </div>
        ))}
        {[
          ['Action', action],
          ['Record', subjectId],
          ['IP address', ip],
          ['Request', requestId],
        ].map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}

function Row({ event }: { event: Event }): ReactNode {
  return (
    <tr>
      <td className="num">{moment(event.at)}</td>
      <td className="audit-said">
        <p>
          <Said event={event} />
        </p>
        <Details event={event} />
      </td>
    </tr>
  );
}

/** The start of a day and of the next one, in the reader's time zone. */
function dayBounds(day: string): { from?: string; to?: string } {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return {};
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return {};
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { from: start.toISOString(), to: end.toISOString() };
}

/** Every change, by whom and when. Nothing in it can be edited. */
export function AuditList(): ReactNode {
  const filters = useAddressState();
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
        <SearchBox
          label="Name or email of the person"
          value={filters.get('actor')}
          onChange={(typed) => filters.set({ actor: typed })}
        />
        <MenuFilter
          label="About"
          all="Everything"
          options={NOUNS}
          value={filters.get('action')}
          onChange={(value) => filters.set({ action: value })}
        />
        <input
          type="date"
          aria-label="Day"
          value={day}
          onChange={({ target }) => filters.set({ day: target.value })}
          className="filter-date"
        />
        <RecordCount total={list?.totalItems} nouns={['entry', 'entries']} />
      </form>
      <RecordList
        what="The audit log"
        list={list}
        failed={error !== undefined}
        retry={again}
        empty={
          <Empty title={filters.any ? 'No matching activity' : 'No activity yet'}>
            {filters.any ? (
              <Button onClick={filters.clear}>Clear the filters</Button>
            ) : (
              <p>Every change staff make and every file they open will be listed here.</p>
            )}
          </Empty>
        }
        look="table table-audit"
        columns={[<NewestFirst key="when">When</NewestFirst>, 'What happened']}
        row={(event) => <Row event={event} />}
        go={filters.go}
      />
    </section>
  );
}
