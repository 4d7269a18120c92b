import { useState, type ReactNode } from 'react';
import { enquiryTransitions, type EnquiryStatusName } from 'domain/vocabulary/applications';
import { MESSAGES } from 'domain/vocabulary/messages';
import type { EnquiryRowFragment } from './enquiries.generated';
import { statusLabel } from './tags';
import { useUpdateEnquiryStatusMutation } from './update-status.generated';

/** The moves there are from here; another editor's change is told and not overwritten. */
export function Moves({
  enquiry,
  changed,
}: {
  enquiry: EnquiryRowFragment;
  changed: () => Promise<unknown>;
}): ReactNode {
  const [update, { loading }] = useUpdateEnquiryStatusMutation({ errorPolicy: 'all' });
  const [problem, setProblem] = useState<string>();

  async function move(status: EnquiryStatusName): Promise<void> {
    setProblem(undefined);
    const variables = { id: enquiry.id, status, expectedVersion: enquiry.version };
    const payload = await update({ variables }).then(
      ({ data }) => data?.updateEnquiryStatus,
      () => undefined,
    );
    if (!payload?.enquiry) setProblem(payload?.userErrors[0]?.message ?? MESSAGES.unexpected);
    await changed().catch(() => undefined); // the page says itself that it could not be read again
  }

  return (
    <>
      <div className="moves" role="group" aria-label="Move to">
        {enquiryTransitions(enquiry.status).map((status) => (
          <button key={status} type="button" className="b b2" disabled={loading} onClick={() => void move(status)}>
            {statusLabel(status)}
          </button>
        ))}
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
