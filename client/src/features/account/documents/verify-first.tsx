import { MailWarning } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { useResendVerificationCommand } from '../my-data.generated';
import styles from './documents.module.css?sheet';

/** In place of every upload button, until the address is shown to be the person's own. */
export function VerifyFirst(): ReactNode {
  const [resend, busy] = useResendVerificationCommand();
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    const { done, problem } = await resend();
    setSaid(done ? 'The link is on its way. Open it, then come back here.' : (problem ?? ''));
  };
  return (
    <section className={`card-box ${styles.verify}`} aria-labelledby="documents-verify">
      <MailWarning size={22} aria-hidden="true" />
      <div>
        <h3 id="documents-verify" className="card-title">
          Confirm your email address first
        </h3>
        <p>Documents are private, so we need to know that this account is yours. We emailed you a link.</p>
        <p className="page-actions">
          <Button look="outline" small off={busy} onClick={() => void send()}>
            Send the link again
          </Button>
        </p>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}
