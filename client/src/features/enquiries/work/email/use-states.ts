import { useApolloClient } from '@apollo/client/react';
import {} from 'react';
import { useEnquiryEmailStatesQuery } from './email.generated';
import { addToFile, type Detail } from '../../file-cache';
import { useOnChange } from '../../../../lib/effects';

const SOON_MS = 2_000;
const LATER_MS = 30_000;

/**
 * Follows what becomes of the emails of an open file while one of them is on its way. A refusal changes the file's clock
 * and history as well, so the file is then read again.
 */
export function useEmailStates(
  { enquiry, emails }: Pick<Detail, 'enquiry' | 'emails'>,
  reload: () => Promise<unknown>,
) {
  const { cache } = useApolloClient();
  const isQueued = emails.some(({ state }) => state === 'QUEUED');
  const isOnItsWay = isQueued || emails.some(({ state }) => state === 'DELAYED');
  const { data } = useEnquiryEmailStatesQuery({
    variables: { id: enquiry.id },
    fetchPolicy: 'no-cache',
    skip: !isOnItsWay,
    pollInterval: isQueued ? SOON_MS : LATER_MS,
    skipPollAttempt: () => document.hidden,
  });
  const states = data?.enquiryEmailStates;
  useOnChange(() => {
    const now = new Map(states?.map((state) => [state.id, state]));
    const changed = emails.filter(({ id, state }) => now.has(id) && now.get(id)?.state !== state);
    if (changed.length === 0) return;
    if (changed.some(({ id }) => now.get(id)?.state === 'REFUSED')) {
      void reload(); // the page shows its own out-of-date notice
      return;
    }
    addToFile(cache, enquiry.id, (file) => ({
      emails: file.emails.map((email) => {
        const { state, refusal, smtp, settledAt } = now.get(email.id) ?? email;
        return { ...email, state, refusal, smtp, settledAt };
      }),
    }));
    // what is shown is compared with each answer, not each answer with what came of it
  }, [states]);
}
