import { useRef, useState } from 'react';
import {
  emptyBasicApplication,
  toBasicApplicationInput,
  type BasicApplicationValues,
} from 'domain/forms/basic-application';
import { MESSAGES } from 'domain/vocabulary/messages';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { FORM_ID, markSent } from './draft';
import { useSubmitBasicApplicationMutation } from './submit-basic-application.generated';

export interface Refusal {
  field: string;
  message: string;
}
export type Outcome = { sent: true } | { sent: false; refusals: Refusal[] };

/** The input's names where the form's differ. */
const FORM_NAMES: Record<string, string> = {
  'consent.contact': 'consentContact',
  'consent.marketing': 'consentMarketing',
};

/** Sends the form, once at a time. `failure` is what to say when nothing was stored: the text typed is all still there. */
export function useSubmitBasic(): {
  send: (values: BasicApplicationValues) => Promise<Outcome>;
  failure: string | undefined;
} {
  const [submit] = useSubmitBasicApplicationMutation({ errorPolicy: 'all' });
  const [failure, setFailure] = useState<string>();
  const underWay = useRef<Promise<Outcome>>(undefined);

  async function sendOnce(values: BasicApplicationValues): Promise<Outcome> {
    setFailure(undefined);
    const variables = { input: toBasicApplicationInput(values), idempotencyKey: idempotencyKey(FORM_ID) };
    const payload = await submit({ variables }).then(
      ({ data }) => data?.submitBasicApplication,
      () => undefined,
    );
    if (payload?.application) {
      markSent({ applicationNumber: payload.application.applicationNumber, sentAt: new Date().toISOString() });
      forgetIdempotencyKey(FORM_ID);
      return { sent: true };
    }
    const errors = payload?.userErrors ?? [];
    // the key was spent on other answers: what is typed now is a new application
    if (errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')) forgetIdempotencyKey(FORM_ID);
    const refusals = errors.flatMap(({ field, message }) => {
      const name = field?.filter((part) => part !== 'input').join('.') ?? '';
      const shown = FORM_NAMES[name] ?? name;
      return shown in emptyBasicApplication && shown !== 'bankId' ? [{ field: shown, message }] : [];
    });
    // also for a refusal that no field of the page can show
    if (refusals.length === 0) setFailure(MESSAGES.submissionFailed);
    return { sent: false, refusals };
  }

  return {
    failure,
    send(values) {
      underWay.current ??= sendOnce(values).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
  };
}
