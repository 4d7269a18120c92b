import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/aria/toast';
import { EnquiryRowFragmentDoc, type EnquiryRowFragment } from '../enquiries.generated';
import { followUpChoices } from '../follow-up';
import { useAssignEnquiryCommand, useSetFollowUpCommand } from '../work.generated';

interface RowWork {
  /** An enquiry as it is now, not as the list was read */
  live: (enquiry: EnquiryRowFragment) => EnquiryRowFragment;
  /** Makes it one's own */
  take: () => Promise<void>;
  /** Brings it back tomorrow */
  snooze: () => Promise<void>;
}

/** What changes the enquiry somebody is on, and how it is undone. */
export function useRowWork(row: EnquiryRowFragment | undefined): RowWork {
  const client = useApolloClient();
  const { user } = useSession();
  const [assign] = useAssignEnquiryCommand({ say: toast });
  const [setFollowUp] = useSetFollowUpCommand({ say: toast });

  const live = (enquiry: EnquiryRowFragment): EnquiryRowFragment =>
    client.readFragment<EnquiryRowFragment>({
      fragment: EnquiryRowFragmentDoc,
      fragmentName: 'EnquiryRow',
      id: client.cache.identify({ __typename: 'Enquiry', id: enquiry.id }),
    }) ?? enquiry;

  async function give(enquiry: EnquiryRowFragment, assigneeId: string | null): Promise<boolean> {
    return (await assign({ id: enquiry.id, assigneeId, expectedVersion: live(enquiry).version })).done;
  }
  async function take(): Promise<void> {
    if (!row || !user) return;
    const { fullName, assignedToId } = live(row);
    if (assignedToId === user.id) return void toast({ text: `${fullName} is already yours.` });
    if (!(await give(row, user.id))) return;
    toast({ text: `${fullName} is assigned to you.`, undo: () => void give(row, assignedToId) });
  }

  async function bring(enquiry: EnquiryRowFragment, to: string | null): Promise<boolean> {
    return (await setFollowUp({ id: enquiry.id, at: to, expectedVersion: live(enquiry).version })).done;
  }
  async function snooze(): Promise<void> {
    const [tomorrow] = followUpChoices(new Date());
    if (!row || !tomorrow) return;
    const { fullName, followUpAt } = live(row);
    if (!(await bring(row, tomorrow.at.toISOString()))) return;
    toast({ text: `${fullName} comes back tomorrow at 9 a.m.`, undo: () => void bring(row, followUpAt) });
  }

  return { live, take, snooze };
}
