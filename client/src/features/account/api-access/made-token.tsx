import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { useCopy } from '../use-copy';
import styles from './api-access.module.css?sheet';

export interface Made {
  name: string;
  text: string;
}

const REFUSED = 'Your browser did not copy it. Select the token instead.';

/** The text of a new token: after this nobody can show it again. */
export function MadeToken({ made: { name, text }, onDone }: { made: Made; onDone: () => void }): ReactNode {
  const { copy, said, copied } = useCopy(text, REFUSED);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [text]);
  const Mark = copied ? Check : Copy;
  return (
    <section className={`card-box ${styles.made}`} aria-labelledby="made-token">
      <h3 ref={title} id="made-token" tabIndex={-1} className="card-title">
        Copy your token now
      </h3>
      <p>
        We show the token “{name}” only this once, and we don’t keep it. Store it where you store passwords, never in
        code.
      </p>
      <code className={styles.text}>{text}</code>
      <div className={styles.actions}>
        <Button look="brand" small onClick={() => void copy()}>
          <Mark size={18} aria-hidden="true" /> Copy the token
        </Button>
        <Button look="outline" small onClick={onDone}>
          I’ve stored it
        </Button>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}
