import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { attribution } from '../../lib/use-command';
import { uploadForm } from '../../lib/upload';
import { sendUpload } from '../../ui/form/send-upload';
import { ApplyForJobDocument, type ApplyForJobMutation, type ApplyForJobMutationVariables } from './careers.generated';

/** How sending ended. */
export type Sent =
  | { as: 'done' }
  | { as: 'refused'; userErrors: ApplyForJobMutation['applyForJob']['userErrors'] }
  | { as: 'failed'; problem: string }
  | { as: 'stopped' };

interface Answer {
  data?: ApplyForJobMutation | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface Sending {
  ended: Promise<Sent>;
  stop: () => void;
}

const RATE_LIMITED: ErrorCode = 'RATE_LIMITED';
/** Any call that was throttled is made once more after this time (customer spec, §8). */
const RETRY_MS = 2_000;

/** Sends an application with its résumé. Stopping it keeps nothing. */
export function sendApplication(
  variables: Omit<ApplyForJobMutationVariables, 'resume'> & { resume: File },
  onProgress: (share: number) => void,
): Sending {
  let stop = (): void => undefined;
  const ended = new Promise<Sent>((resolve) => {
    const attempt = (isAgain: boolean): void => {
      const abort = sendUpload(uploadForm(ApplyForJobDocument, variables), {
        headers: attribution(),
        onProgress,
        onAnswer: (text) => {
          const sent = read(text);
          if (sent !== 'throttled') resolve(sent);
          else if (isAgain) resolve({ as: 'failed', problem: MESSAGES.unexpected });
          else {
            const timer = setTimeout(() => attempt(true), RETRY_MS);
            stop = () => {
              clearTimeout(timer);
              resolve({ as: 'stopped' });
            };
          }
        },
        onLost: () => resolve({ as: 'failed', problem: MESSAGES.submissionFailed }),
      });
      stop = () => {
        abort();
        resolve({ as: 'stopped' });
      };
    };
    attempt(false);
  });
  return { ended, stop: () => stop() };
}

function read(text: string): Sent | 'throttled' {
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    return { as: 'failed', problem: MESSAGES.submissionFailed };
  }
  const payload = answer.data?.applyForJob;
  if (payload?.application) return { as: 'done' };
  if (payload) return { as: 'refused', userErrors: payload.userErrors };
  const [error] = answer.errors ?? [];
  if (error?.extensions?.code === RATE_LIMITED) return 'throttled';
  return { as: 'failed', problem: MESSAGES.submissionFailed };
}
