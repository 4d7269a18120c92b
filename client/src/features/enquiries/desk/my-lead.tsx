import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { deskPaths } from '../../../lib/desk-paths';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../../ui/console/states';
import { useMyLeadQuery, type MyLeadQuery } from '../desk.generated';
import { addToLog } from '../file-cache';
import { CallButton, FileFacts, FileLead } from '../file/facts';
import { History } from '../file/history';
import { Notes } from '../file/notes/notes';
import { OnDesk } from '../on-desk';
import { WorkPanel } from '../work/panel';

type Detail = NonNullable<MyLeadQuery['myLead']>;

/** The person for the page's head, once the lead has loaded. */
export function useMyLead(id: string): { name: string; lead: ReactNode; actions: ReactNode } | undefined {
  const { data } = useMyLeadQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  if (!data?.myLead) return undefined;
  const { enquiry, phone } = data.myLead;
  return {
    name: enquiry.fullName,
    lead: <FileLead enquiry={enquiry} />,
    actions: <CallButton phone={phone} />,
  };
}

/** One lead on an adviser's desk: the office's file without what is the office's own. Every view is logged. */
export function MyLead({ id }: { id: string }): ReactNode {
  const { data, previousData, error, loading, refetch } = useMyLeadQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // a failed refetch keeps the lead on screen, and the note being written
  const detail = (data ?? previousData)?.myLead;
  if (!detail && loading) return <RowSkeletons />;
  if (!detail && error) return <LoadFailed what="This lead" retry={refetch} />;
  if (!detail) {
    return (
      <Empty title="This lead is not on your desk">
        <p>Somebody else may have taken it.</p>
        <Link to={deskPaths.leads}>Back to your leads</Link>
      </Empty>
    );
  }
  return (
    <OnDesk value>
      <Lead detail={detail} isOld={error !== undefined} reload={refetch} />
    </OnDesk>
  );
}

interface LeadProps {
  detail: Detail;
  isOld: boolean;
  reload: () => Promise<unknown>;
}

function Lead({ detail, isOld, reload }: LeadProps): ReactNode {
  const { enquiry, phone, answers, notes, events, contacts } = detail;
  return (
    <div className="detail">
      <div className="detail-col">
        <FileFacts enquiry={enquiry} phone={phone} answers={answers} />
        <Notes
          enquiryId={enquiry.id}
          notes={notes}
          keep={(cache, note) => addToLog(cache, enquiry.id, ({ notes: before }) => ({ notes: [note, ...before] }))}
        />
      </div>
      <div className="detail-col detail-side">
        {isOld && <NotCurrent retry={reload} />}
        <WorkPanel enquiry={enquiry} phone={phone} reload={reload} />
        <History events={events} contacts={contacts} />
        <p className="muted">Views of this lead are logged.</p>
      </div>
    </div>
  );
}
