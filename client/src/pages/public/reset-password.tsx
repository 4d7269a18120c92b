import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { AuthFrame } from '../../features/auth/auth-frame';
import type { HeadOf } from '../../lib/head';
import { useLinkToken } from '../../lib/link-token';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import '../../ui/form/form.css';
import { whenTouched } from '../../ui/late/when-touched';
import { Loading } from '../../ui/loading';

const ForgotPasswordForm = whenTouched(
  async () => (await import('../../features/auth/forgot-password-form')).ForgotPasswordForm,
  Loading,
);
const NewPasswordForm = whenTouched<{ token: string; onDone: () => void; askAgain: () => void }>(
  async () => (await import('../../features/auth/new-password-form')).NewPasswordForm,
  Loading,
);

export const head: HeadOf = () => ({
  title: 'Reset your password',
  description: 'Choose a new password for your account.',
  noindex: true,
});

/** Without a token it asks for the email address. With one it asks for the new password, as long as the link is good. */
export default function ResetPasswordPage(): ReactNode {
  const link = useLinkToken();
  const [given, setGiven] = useState<string>();
  const token = link === given ? '' : link;
  const [done, setDone] = useState(false);
  return (
    <AuthFrame
      title={token ? 'Choose a new password' : 'Reset your password'}
      lead={token ? 'Saving it signs you out on every device.' : 'We’ll email you a link to choose a new one.'}
      picture="bungalow"
    >
      {done && (
        <div role="status" className="stack-4">
          <p className="lede">Your password has been changed.</p>
          <p className="page-actions">
            <ButtonLink to={paths.auth}>Login</ButtonLink>
          </p>
        </div>
      )}
      {!done && token && (
        <NewPasswordForm key={token} token={token} onDone={() => setDone(true)} askAgain={() => setGiven(token)} />
      )}
      {!done && !token && (
        <>
          <ForgotPasswordForm />
          <p className="auth-back">
            <Link to={paths.auth}>Back to login</Link>
          </p>
        </>
      )}
    </AuthFrame>
  );
}
