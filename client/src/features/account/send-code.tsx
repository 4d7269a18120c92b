import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Button } from '../../ui/button';
import { useSendConfirmationCodeCommand } from './confirmation-code.generated';

/**
 * Emails the code that stands in for a password, and says what became of it. People without a password are asked for it:
 * whoever finds an open screen can't read their mailbox.
 */
export function SendCode({ email }: { email: string }): ReactNode {
  const [send, busy] = useSendConfirmationCodeCommand({ failure: MESSAGES.requestFailed });
  const [said, setSaid] = useState('');
  const ask = async (): Promise<void> => {
    const { problem } = await send();
    setSaid(problem ?? `We sent a code to ${email}. It works for 30 minutes.`);
  };
  return (
    <div className="auth-actions">
      <Button look="outline" small off={busy} onClick={() => void ask()}>
        Email me a code
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
