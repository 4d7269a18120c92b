import { readToken } from '../../../lib/session';
import { uploadForm } from '../../../lib/upload';
import { sendUpload } from '../../../ui/form/send-upload';
import { UploadDocumentDocument, type UploadDocumentMutation } from './documents.generated';

interface Answer {
  data?: UploadDocumentMutation | null;
  errors?: { message: string }[];
}

/** How sending a file ended. Without `again` the same file would be refused again. */
export type Sent = { done: true } | { done: false; problem: string; again: boolean };

const NOT_SENT = 'We couldn’t take this file. Please try again.';

/** Sends one file and says how far it is. Gives what stops it. */
export function sendFile(
  { requestId, file }: { requestId: string; file: File },
  onProgress: (share: number) => void,
  onEnd: (sent: Sent) => void,
): () => void {
  return sendUpload(uploadForm(UploadDocumentDocument, { requestId, file }), {
    headers: { authorization: `Bearer ${readToken()}` },
    onProgress,
    onAnswer: (text, status) => onEnd(read(text, status)),
    onLost: (share) =>
      onEnd({
        done: false,
        problem: `Connection lost at ${Math.round(share * 100)}%. Nothing is kept of it yet`,
        again: true,
      }),
  });
}

function read(text: string, status: number): Sent {
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    return { done: false, problem: NOT_SENT, again: true };
  }
  const payload = answer.data?.uploadDocument;
  const refused = payload?.userErrors[0]?.message;
  if (payload && refused === undefined) return { done: true };
  if (refused !== undefined) return { done: false, problem: refused, again: false };
  return { done: false, problem: answer.errors?.[0]?.message ?? NOT_SENT, again: status !== 413 };
}
