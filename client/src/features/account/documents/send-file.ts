import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { Api } from '../../../lib/api';
import { sendUpload, type Ended } from '../../../ui/form/send-upload';
import { UploadDocumentDocument, type UploadDocumentMutation } from './documents.generated';

/** How sending a file ended. Without `again` the same file would be refused again. */
export type Sent = { done: true } | { done: false; problem: string; again: boolean };

const NOT_SENT = 'We couldn’t take this file. Please try again.';
const TOO_LARGE = 413;

/** Sends one file and says how far it is. Gives what stops it; of one that was stopped nobody hears. */
export function sendFile(
  api: Api,
  variables: { requestId: string; file: File },
  onProgress: (share: number) => void,
  onEnd: (sent: Sent) => void,
): () => void {
  let share = 0;
  const { ended, stop } = sendUpload(
    (context) => api.mutate({ mutation: UploadDocumentDocument, variables, context, errorPolicy: 'all' }),
    (now) => {
      share = now;
      onProgress(now);
    },
  );
  void ended.then((end) => {
    if (end !== 'stopped') onEnd(read(end, share));
  });
  return stop;
}

function read({ data, error }: Exclude<Ended<UploadDocumentMutation>, 'stopped'>, share: number): Sent {
  const payload = data?.uploadDocument;
  const refused = payload?.userErrors[0]?.message;
  if (payload && refused === undefined) return { done: true };
  if (refused !== undefined) return { done: false, problem: refused, again: false };
  if (CombinedGraphQLErrors.is(error))
    return { done: false, problem: error.errors[0]?.message ?? NOT_SENT, again: true };
  if (ServerError.is(error)) return { done: false, problem: NOT_SENT, again: error.statusCode !== TOO_LARGE };
  return {
    done: false,
    problem: `Connection lost at ${Math.round(share * 100)}%. Nothing is kept of it yet`,
    again: true,
  };
}
