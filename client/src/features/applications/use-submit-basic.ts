import { useEffect, useRef, useState } from 'react';
import { BASIC_FORM, type BasicApplicationValues } from '@brokerage/domain/application/basic-application';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { draftKey, forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import type { AccountDraft } from './account-draft';
import { draftIsSent, FORM_ID } from './draft';
import { useSubmitBasicApplicationCommand } from './submit-basic-application.generated';

const FLUSH_MS = 3_000;

export interface Refusal {
  field: string;
  message: string;
}
export type Outcome = { sent: true } | { sent: false; refusals: Refusal[] };

const COMMAND = {
  // the lender comes with the address: the page has no field for it
  fields: BASIC_FORM.map(({ name }) => name).filter((name) => name !== 'bankId'),
  nameOf: (place: readonly string[]): string | undefined => nameAt(BASIC_FORM, place),
  failure: MESSAGES.submissionFailed,
  attributed: true,
} as const;

/** Sends the form, once at a time. `failure` is what to say when nothing was stored: the text typed is all still there. */
export function useSubmitBasic(draft: AccountDraft | undefined): {
  send: (values: BasicApplicationValues) => Promise<Outcome>;
  failure: string | undefined;
} {
  const [submit] = useSubmitBasicApplicationCommand(COMMAND);
  const [failure, setFailure] = useState<string>();
  // before somebody copies the tab
  useEffect(() => void idempotencyKey(FORM_ID), []);
  // its id comes with the first save
  const latestDraft = useRef(draft);
  useEffect(() => {
    latestDraft.current = draft;
  });
  const underWay = useRef<Promise<Outcome>>(undefined);

  async function sendOnce(values: BasicApplicationValues): Promise<Outcome> {
    setFailure(undefined);
    // a save that is still under way would come too late
    await Promise.race([draft?.flush(), new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);
    const input = toInput(BASIC_FORM, values);
    const { payload, problem, errors } = await submit({
      input,
      idempotencyKey: draftKey(FORM_ID, input),
      draftId: latestDraft.current?.draftId ?? null,
    });
    if (payload?.application) {
      draftIsSent({ applicationNumber: payload.application.applicationNumber, sentAt: new Date().toISOString() });
      forgetIdempotencyKey(FORM_ID);
      await draft?.forget();
      return { sent: true };
    }
    const refusals = Object.entries(errors).map(([field, message]) => ({ field, message }));
    // also for a refusal that no field of the page can show
    if (refusals.length === 0) setFailure(payload ? MESSAGES.submissionFailed : problem);
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
