import type { ApolloCache } from '@apollo/client';
import type { EnquiryStatusName, LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import type { Outcome } from '../../lib/use-command';
import { toast } from '../../ui/aria/toast';
import { useAddEnquiryNoteCommand, type AddEnquiryNoteMutationVariables } from './add-note.generated';
import {
  useAddLeadNoteCommand,
  useMoveLeadCommand,
  useRecordLeadContactCommand,
  useSetLeadFollowUpCommand,
  useTakeLeadCommand,
  type MyLeadQuery,
} from './desk.generated';
import { addToLog } from './file-cache';
import { useOnDesk, type EnquiryFacts } from './on-desk';
import {
  useAssignEnquiryCommand,
  useRecordContactCommand,
  useSetFollowUpCommand,
  useUpdateEnquiryStatusCommand,
  type RecordContactMutationVariables,
  type SetFollowUpMutationVariables,
} from './work.generated';

type Reload = () => Promise<unknown>;
type Lead = NonNullable<MyLeadQuery['myLead']>;
type Which = Pick<EnquiryFacts, 'id' | 'version'>;
type Note = Lead['notes'][number];
type Refusals = { userErrors: readonly { code: string }[] };
type Work<Variables, Payload = unknown> = [
  run: (variables: Variables, done?: string) => Promise<Outcome<Payload>>,
  busy: boolean,
];

interface Added {
  event?: Lead['events'][number] | null;
  contact?: Lead['contacts'][number] | null;
}

/** Adds the new lines of the history to the open file. */
const addLines =
  (id: string) =>
  (cache: ApolloCache, { data }: { data?: Record<string, Added | null> | null }): void => {
    const { event, contact } = Object.values(data ?? {})[0] ?? {};
    if (!event && !contact) return;
    addToLog(cache, id, ({ events, contacts }) => ({
      ...(contact && { contacts: [contact, ...contacts] }),
      ...(event && { events: [event, ...events] }),
    }));
  };

/** Writes a contact down: the office's operation, or that of an adviser's own desk. */
export function useRecordContact(id: string): Work<RecordContactMutationVariables, Refusals> {
  const onDesk = useOnDesk();
  const office = useRecordContactCommand({ update: addLines(id) });
  const desk = useRecordLeadContactCommand({ update: addLines(id) });
  return onDesk ? desk : office;
}

/** Sets when the file comes back. */
export function useSetFollowUp(id: string): Work<SetFollowUpMutationVariables> {
  const onDesk = useOnDesk();
  const office = useSetFollowUpCommand({ say: toast, update: addLines(id) });
  const desk = useSetLeadFollowUpCommand({ say: toast, update: addLines(id) });
  return onDesk ? desk : office;
}

/** Adds a note. `keep` puts it into what the page shows. */
export function useAddNote(keep: (cache: ApolloCache, note: Note) => void): Work<AddEnquiryNoteMutationVariables> {
  const onDesk = useOnDesk();
  const office = useAddEnquiryNoteCommand({
    update(cache, { data }) {
      const note = data?.addEnquiryNote?.note;
      if (note) keep(cache, note);
    },
  });
  const desk = useAddLeadNoteCommand({
    update(cache, { data }) {
      const note = data?.addLeadNote?.note;
      if (note) keep(cache, note);
    },
  });
  return onDesk ? desk : office;
}

/** Gives the file to somebody, or to nobody. A refusal is said, and the file is read again. */
export function useAssign(
  { id, version }: Which,
  reload: Reload,
): [assign: (assigneeId: string | null, done?: string) => Promise<void>, busy: boolean] {
  const [assign, busy] = useAssignEnquiryCommand({ say: toast, update: addLines(id) });
  async function give(assigneeId: string | null, said?: string): Promise<void> {
    const { done } = await assign({ id, assigneeId, expectedVersion: version }, said);
    if (!done) await reload();
  }
  return [give, busy];
}

/** An adviser takes what came for them. */
export function useTake({ id, version }: Which, reload: Reload): [take: () => Promise<void>, busy: boolean] {
  const [run, busy] = useTakeLeadCommand({ say: toast, update: addLines(id) });
  async function take(): Promise<void> {
    const { done } = await run({ id, expectedVersion: version }, 'It’s yours now');
    if (!done) await reload();
  }
  return [take, busy];
}

/** Moves the file to a status. Somebody else's change is reported, never overwritten. Gives what was refused. */
export function useMove(
  { id, version }: Which,
  reload: Reload,
): [move: (status: EnquiryStatusName, lostReason?: LostReasonName) => Promise<string | undefined>, busy: boolean] {
  const onDesk = useOnDesk();
  const office = useUpdateEnquiryStatusCommand({ update: addLines(id) });
  const desk = useMoveLeadCommand({ update: addLines(id) });
  const [update, busy] = onDesk ? desk : office;
  async function move(status: EnquiryStatusName, lostReason?: LostReasonName): Promise<string | undefined> {
    const { done, problem } = await update({ id, status, lostReason, expectedVersion: version });
    // the page shows its own out-of-date notice
    if (!done) await reload();
    return problem;
  }
  return [move, busy];
}
