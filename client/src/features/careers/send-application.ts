import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import type { Api } from '../../lib/api';
import { attribution, isThrottled } from '../../lib/use-command';
import { sendUpload } from '../../ui/form/send-upload';
import { ApplyForJobDocument, type ApplyForJobMutation, type ApplyForJobMutationVariables } from './careers.generated';

/** How sending ended. */
export type Sent =
  | { as: 'done' }
  | { as: 'refused'; userErrors: ApplyForJobMutation['applyForJob']['userErrors'] }
  | { as: 'failed'; problem: string }
  | { as: 'stopped' };

export interface Sending {
  ended: Promise<Sent>;
  stop: () => void;
}

/** Sends an application with its résumé. Stopping it keeps nothing. */
export function sendApplication(
  api: Api,
  variables: Omit<ApplyForJobMutationVariables, 'resume'> & { resume: File },
  onProgress: (share: number) => void,
): Sending {
  const { ended, stop } = sendUpload(
    (how) =>
      api.mutate({
        mutation: ApplyForJobDocument,
        variables,
        context: { ...how, headers: attribution() },
        errorPolicy: 'all',
      }),
    onProgress,
  );
  return {
    stop,
    ended: ended.then((end) => {
      if (end === 'stopped') return { as: 'stopped' };
      const payload = end.data?.applyForJob;
      if (payload?.application) return { as: 'done' };
      if (payload) return { as: 'refused', userErrors: payload.userErrors };
      return { as: 'failed', problem: isThrottled(end.error) ? MESSAGES.unexpected : MESSAGES.submissionFailed };
    }),
  };
}
