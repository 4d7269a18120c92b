import type { ReactNode } from 'react';
import { AuthFrame } from '../../features/auth/auth-frame';
import { Verification } from '../../features/auth/verification';
import type { HeadOf } from '../../lib/head';
import { useLinkToken } from '../../lib/link-token';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { NeedsScripts } from '../../ui/form/needs-scripts';

export const head: HeadOf = () => ({
  title: 'Confirm your email address',
  description: 'Confirm the email address of your account.',
  noindex: true,
});

export default function VerifyEmailPage(): ReactNode {
  const token = useLinkToken();
  return (
    <AuthFrame title="Confirm your email address" picture="gable-pair">
      {token === undefined && (
        <>
          <p role="status">One moment…</p>
          <NeedsScripts>This link needs JavaScript.</NeedsScripts>
        </>
      )}
      {token && <Verification key={token} token={token} />}
      {token === '' && (
        <div className="stack-4">
          <p className="lede">Open the link in the email we sent you.</p>
          <p>No email? Check your spam folder, or send it again from your account.</p>
          <p className="page-actions">
            <ButtonLink to={paths.accountView('details')}>Go to my account</ButtonLink>
          </p>
        </div>
      )}
    </AuthFrame>
  );
}
