import type { ReactNode } from 'react';
import { AuthFrame } from '../../features/auth/auth-frame';
import { Invitation } from '../../features/co-applicants/invitation';
import { senderOf, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { useLinkToken } from '../../lib/link-token';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import '../../ui/form/form.css';

export const head: HeadOf = () => ({
  title: 'You were named as a co-applicant',
  description: 'Tell us whether you’re part of this mortgage application.',
  noindex: true,
});

/** Where the email to a co-applicant leads. Without its link there is nothing to see. */
export default function CoApplicantPage(): ReactNode {
  const token = useLinkToken();
  const { site, brand } = useSite();
  const sender = senderOf(site);
  return (
    <AuthFrame title="You were named as a co-applicant" picture="gable-pair">
      {(token === undefined || (token && !sender)) && <p role="status">One moment…</p>}
      {token === undefined && <NeedsScripts>This link needs JavaScript.</NeedsScripts>}
      {token && sender && <Invitation key={token} token={token} office={{ brand, phone: site?.phone, sender }} />}
      {token === '' && (
        <div className="stack-4">
          <p className="lede">Open the link in the email we sent you.</p>
          <p>
            No email? Check your spam folder, or ask the person who named you to send it again from their account. The
            link works for 30 days.
          </p>
        </div>
      )}
    </AuthFrame>
  );
}
