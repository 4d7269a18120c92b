import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './api-access.module.css?sheet';

interface Props {
  name: string;
  revoke: () => Promise<void>;
  keep: () => void;
}

/** Asked before a token is revoked: what uses it stops at once. */
export function RevokeQuestion({ name, revoke, keep }: Props): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);
  async function confirm(): Promise<void> {
    setBusy(true);
    await revoke();
    // where it was refused, the token is still in the list
    keep();
  }
  return (
    <section className={styles.question} aria-label={`Revoke ${name}?`}>
      <h4 ref={title} tabIndex={-1}>
        Revoke “{name}”?
      </h4>
      <p>What uses it stops working right away. You can’t undo this, but you can make a new token.</p>
      <div className={styles.actions}>
        <Button look="brand" small disabled={busy} onClick={() => void confirm()}>
          Revoke this token
        </Button>
        <Button look="outline" small disabled={busy} onClick={keep}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
