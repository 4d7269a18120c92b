import type { EnquiryStatusName, LostReasonName } from '@brokerage/domain/vocabulary/enquiry-status';
import { toast } from '../../ui/aria/toast';
import type { EnquiryRowFragment } from './enquiries.generated';
import { addToFile } from './file-cache';
import { useAssignEnquiryCommand, useUpdateEnquiryStatusCommand } from './work.generated';

type Reload = () => Promise<unknown>;

/** Gives the file to somebody, or to nobody. A refusal is said, and the file is read again. */
export function useAssign(
  { id, version }: Pick<EnquiryRowFragment, 'id' | 'version'>,
  reload: Reload,
): [assign: (assigneeId: string | null, done?: string) => Promise<void>, busy: boolean] {
  const [assign, busy] = useAssignEnquiryCommand({
    say: toast,
    update(cache, { data }) {
      const event = data?.assignEnquiry?.event;
      if (event) addToFile(cache, id, ({ events }) => ({ events: [event, ...events] }));
    },
  });
  async function give(assigneeId: string | null, said?: string): Promise<void> {
    const { done } = await assign({ id, assigneeId, expectedVersion: version }, said);
    if (!done) await reload().catch(() => undefined);
  }
  return [give, busy];
}

/** Moves the file to a status. Somebody else's change is reported, never overwritten. Gives what was refused. */
export function useMove(
  { id, version }: Pick<EnquiryRowFragment, 'id' | 'version'>,
  reload: Reload,
): [move: (status: EnquiryStatusName, lostReason?: LostReasonName) => Promise<string | undefined>, busy: boolean] {
  const [update, busy] = useUpdateEnquiryStatusCommand({
    update(cache, { data }) {
      const event = data?.updateEnquiryStatus?.event;
      if (event) addToFile(cache, id, ({ events }) => ({ events: [event, ...events] }));
    },
  });
  async function move(status: EnquiryStatusName, lostReason?: LostReasonName): Promise<string | undefined> {
    const { done, problem } = await update({ id, status, lostReason, expectedVersion: version });
    // the page shows its own out-of-date notice
    if (!done) await reload().catch(() => undefined);
    return problem;
  }
  return [move, busy];
}
