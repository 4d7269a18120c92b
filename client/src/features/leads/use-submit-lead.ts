import { useEffect, useRef, useState } from 'react';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import type { FieldTable, ValuesOf } from '@brokerage/domain/forms/fields';
import { LEAD_FORM_LEAST_MS } from '@brokerage/domain/leads/trap';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { draftKey, forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import type { LeadInput, LeadSource } from '../../schema.generated';
import { markLeadSent } from '../../ui/landing/reply-by';
import { useSubmitLeadCommand } from './submit-lead.generated';

export type LeadValues = ValuesOf<FieldTable>;

export interface Sent {
  sent: boolean;
  /** What the server refused, by the form's fields */
  errors: Record<string, string>;
}

const until = (at: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));

/** Sends a lead. `failure` is what to say where nothing was stored: what was typed is all still there. */
export function useSubmitLead(
  source: LeadSource,
  table: FieldTable,
): { send: (values: LeadValues, website: string) => Promise<Sent>; failure: string | undefined } {
  const [submit] = useSubmitLeadCommand({
    fields: table.map(({ name }) => name),
    nameOf: (place) => nameAt(table, place),
    failure: MESSAGES.submissionFailed,
    attributed: true,
  });
  const [failure, setFailure] = useState<string>();
  const [openedAt] = useState(() => performance.now());
  const underWay = useRef<Promise<Sent>>(undefined);
  const form = `lead-${source}`;
  // before somebody copies the tab
  useEffect(() => void idempotencyKey(form), [form]);

  async function sendOnce(values: LeadValues, website: string): Promise<Sent> {
    setFailure(undefined);
    // a browser that fills in everything at once is faster than a person may be
    await until(openedAt + LEAD_FORM_LEAST_MS);
    // the table of the source makes the source's own input
    const input = toInput(table, values) as unknown as LeadInput;
    const { payload, problem, errors } = await submit({
      source,
      input,
      idempotencyKey: draftKey(form, input),
      website,
      elapsedMs: Math.ceil(performance.now() - openedAt),
    });
    if (payload?.lead) {
      forgetIdempotencyKey(form);
      markLeadSent();
      return { sent: true, errors: {} };
    }
    if (Object.keys(errors).length === 0) setFailure(problem ?? MESSAGES.submissionFailed);
    return { sent: false, errors };
  }

  return {
    failure,
    send(values, website) {
      underWay.current ??= sendOnce(values, website).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
  };
}
