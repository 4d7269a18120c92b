import { useApolloClient } from '@apollo/client/react';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { useAddressState } from '../../../lib/address-state';
import { deskPaths } from '../../../lib/desk-paths';
import { SegmentedControl } from '../../../ui/aria/segmented-control';
import { moment } from '../../../ui/console/moment';
import { ShowMore, useMorePages } from '../../../ui/console/more-pages';
import { LoadStates } from '../../../ui/console/record-list';
import { Empty } from '../../../ui/console/states';
import { PageStyles } from '../../../ui/page-styles';
import { MyLeadsDocument, useMyLeadsQuery, type MyLeadRowFragment } from '../desk.generated';
import styles, { href } from './desk.module.css?sheet';
import { ClockTag, StatusTag } from '../tags';

const SHOWN = [
  { value: 'open', label: 'To do' },
  { value: 'all', label: 'All' },
] as const;

function Lead({ lead }: { lead: MyLeadRowFragment }): ReactNode {
  const { id, fullName, subject, status, createdAt, followUpAt, assignedToId, maskedPhone } = lead;
  return (
    <li className={styles.lead}>
      <div>
        <Link className={`row-link ${styles.name}`} to={deskPaths.lead(id)}>
          {fullName}
        </Link>
        <p className="muted">{subject}</p>
      </div>
      <div className={styles.tags}>
        <ClockTag enquiry={lead} />
        <StatusTag status={status} />
        {assignedToId === null && <span className="tag tag-info">Not taken</span>}
      </div>
      <p className={`muted num ${styles.more}`}>
        {followUpAt ? `Follow up ${moment(followUpAt)}` : `Came in ${moment(createdAt)}`}
        {maskedPhone && (
          <span>
            <Phone size={15} aria-hidden="true" /> {maskedPhone}
          </span>
        )}
      </p>
    </li>
  );
}

/** The leads on an adviser's desk, the most urgent first. */
export function MyLeads(): ReactNode {
  const address = useAddressState();
  const all = address.get('show') === 'all';
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useMyLeadsQuery({
    variables: { done: all, after: null },
    fetchPolicy: 'cache-and-network',
    pollInterval: 60_000,
  });
  const list = (data ?? previousData)?.myLeads;
  const pages = useMorePages({
    key: String(all),
    first: list,
    isCurrent: data !== undefined,
    ask: async (after) => {
      const asked = { query: MyLeadsDocument, variables: { done: all, after }, fetchPolicy: 'network-only' } as const;
      return (await client.query(asked)).data?.myLeads;
    },
  });

  return (
    <>
      <PageStyles href={href} />
      <div className={styles.bar}>
        <SegmentedControl
          label="Show"
          options={SHOWN}
          value={all ? 'all' : 'open'}
          onChange={(value) => address.set({ show: value === 'all' ? 'all' : undefined })}
        />
      </div>
      <section className="panel" aria-label="Leads">
        <LoadStates what="Your leads" loaded={list != null} failed={error !== undefined} retry={refetch} rows={5} />
        {list?.items.length === 0 && (
          <Empty title={all ? 'No leads yet' : 'Nothing to do'}>
            <p>Leads from your page, calls booked with you and what the office gives you show up here.</p>
          </Empty>
        )}
        {pages.items.length > 0 && (
          <ul>
            {pages.items.map((lead) => (
              <Lead key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
        <ShowMore of={pages} what="leads" className={styles.next} />
      </section>
    </>
  );
}
