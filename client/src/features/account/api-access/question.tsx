import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './api-access.module.css?sheet';

interface Props {
  title: string;
  /** What happens then */
  children: string;
  /** The button that does it */
  action: string;
  confirm: () => Promise<void>;
  keep: () => void;
}

/** Asked before something stops working. */
export function Question({ title, children, action, confirm, keep }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  async function go(): Promise<void> {
    setBusy(true);
    await confirm();
    // where it was refused, the thing is still in the list
    keep();
  }
  return (
    <section className={styles.question} aria-label={title}>
      <h4 ref={heading} tabIndex={-1}>
        {title}
      </h4>
      <p>{children}</p>
      <div className={styles.actions}>
        <Button look="brand" small off={busy} onClick={() => void go()}>
          {action}
        </Button>
        <Button look="outline" small off={busy} onClick={keep}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
