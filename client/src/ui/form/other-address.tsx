import type { ReactNode } from 'react';
import { isEmail } from '@brokerage/domain/forms/email';
import { withoutUnseen } from '@brokerage/domain/text/pasted';
import { useSession } from '../../lib/session';

/** An application belongs to the account that sends it. Whoever types another address is told so before they send it. */
export function OtherAddress({ email }: { email: unknown }): ReactNode {
  const { user } = useSession();
  const typed = typeof email === 'string' ? withoutUnseen(email).trim() : '';
  if (!user || typed === '' || !isEmail(typed) || typed.toLowerCase() === user.email.toLowerCase()) return null;
  return (
    <p className="muted">
      You’re signed in as {user.email}, so this application goes into that account. We confirm it to {typed}; all other
      emails about it go to {user.email}.
    </p>
  );
}
