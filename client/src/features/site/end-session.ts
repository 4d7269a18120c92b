import type { Api } from '../../lib/api';
import { wipeDrafts } from '../../lib/draft-store';
import { EndSessionDocument } from './logout.generated';

/**
 * Not a command: the session leaves this browser whatever the server answers, and there is no message to show. Drafts leave
 * it as well.
 */
export const endSession = (client: Api): Promise<unknown> =>
  Promise.allSettled([wipeDrafts(), client.mutate({ mutation: EndSessionDocument, errorPolicy: 'all' })]);
