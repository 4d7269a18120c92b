import { addDays } from '@brokerage/domain/booking/local-days';
import type { ReactNode } from 'react';
import { useAddressState } from '../../lib/address-state';
import { officeMidnight } from '../../ui/console/office-moment';
import { officeToday } from '../../lib/office-today';
import { Button } from '../../ui/console/button';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { moment } from '../../ui/console/moment';
import { SearchBox } from '../../ui/console/search-box';
import { NewestFirst, RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { WhenInput } from '../../ui/when/when-input';
import { isWhen } from '../../ui/when/when-text';
import { useAuditTrailQuery, type AuditTrailQuery } from './audit.generated';
import { Said } from '../../ui/console/audit/said';
import { differencesOf } from '../../ui/console/audit/values';

type Event = NonNullable<AuditTrailQuery['auditEvents']>['items'][number];

const NOUNS = [
  { value: 'user', label: 'People' },
  { value: 'second_factor', label: 'Two-step sign-in' },
  { value: 'session', label: 'Sign-ins' },
  { value: 'api_token', label: 'API tokens' },
  { value: 'webhook', label: 'Webhooks' },
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'application', label: 'Applications' },
  { value: 'document', label: 'Documents' },
  { value: 'booking', label: 'Bookings' },
  { value: 'rate', label: 'Rates' },
  { value: 'bank', label: 'Lenders' },
  { value: 'blog', label: 'Posts' },
  { value: 'agent', label: 'Agents' },
  { value: 'job', label: 'Jobs' },
  { value: 'mail', label: 'Emails' },
  { value: 'settings', label: 'Settings' },
] as const;

const KINDS = [
  { value: 'CHANGES', label: 'Changes' },
  { value: 'VIEWS', label: 'Views' },
  { value: 'ALL', label: 'All' },
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
        <div className="audit-line">
          <p>
            <Said event={event} />
          </p>
          <Details event={event} />
        </div>
      </td>
    </tr>
  );
}

/** The start of a day and of the next one, on the clock that the list shows. */
function dayBounds(day: string): { from?: string; to?: string } {
  if (!isWhen('day', day)) return {};
  return { from: officeMidnight(day).toISOString(), to: officeMidnight(addDays(day, 1)).toISOString() };
}

/** Every change, by whom and when. Nothing in it can be edited. */
export function AuditList(): ReactNode {
  const filters = useAddressState();
  const actor = filters.get('actor');
  const action = NOUNS.find(({ value }) => value === filters.get('action'))?.value;
  const day = filters.get('day');
  const kind = KINDS.find(({ value }) => value === filters.get('kind'))?.value ?? 'CHANGES';
  const filter = {
    ...(kind !== 'ALL' && { kind }),
    ...(actor && { actor }),
    ...(action && { action }),
    ...dayBounds(day),
  };
  const { data, previousData, error, refetch } = useAuditTrailQuery({
    variables: { filter, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.auditEvents;
  return (
    <section className="panel" aria-label="Audit">
      <div className="filters" role="search">
        <SearchBox
          label="Name or email of the person"
          value={filters.get('actor')}
          onChange={(typed) => filters.set({ actor: typed })}
        />
        <SegmentedControl
          label="What to show"
          options={KINDS}
          value={kind}
          onChange={(value) => filters.set({ kind: value === 'CHANGES' ? undefined : value })}
        />
        <MenuFilter
          label="About"
          all="Everything"
          options={NOUNS}
          value={filters.get('action')}
          onChange={(value) => filters.set({ action: value })}
        />
        <div className="filter-date">
          <WhenInput
            id="audit-day"
            kind="day"
            aria-label="Day"
            value={day}
            onChange={(picked) => filters.set({ day: picked })}
            max={officeToday()}
          />
        </div>
        <RecordCount total={list?.totalItems} isCapped={list?.isTotalCapped} nouns={['entry', 'entries']} />
      </div>
      <RecordList
        what="The audit log"
        list={list}
        failed={error !== undefined}
        retry={refetch}
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
