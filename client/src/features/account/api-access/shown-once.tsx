import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { useCopy } from '../../../ui/use-copy';
import styles from './api-access.module.css?sheet';

/** A secret that was made a moment ago. */
export interface Made {
  /** What it is: 'token' */
  noun: string;
  /** What its owner calls it, or where it belongs */
  name: string;
  text: string;
}

/** A new secret: after this nobody can show it again. */
export function ShownOnce({ made: { noun, name, text }, onDone }: { made: Made; onDone: () => void }): ReactNode {
  const { copy, said, copied } = useCopy(text, `Your browser did not copy it. Select the ${noun} instead.`);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => title.current?.focus(), [text]);
  const Mark = copied ? Check : Copy;
  return (
    <section className={`card-box ${styles.made}`} aria-labelledby={id}>
      <h3 ref={title} id={id} tabIndex={-1} className="card-title">
        Copy your {noun} now
      </h3>
      <p>
        We show the {noun} of “{name}” only this once. Store it where you store passwords, never in code.
      </p>
      <code className={styles.text}>{text}</code>
      <div className={styles.actions}>
        <Button look="brand" small onClick={() => void copy()}>
          <Mark size={18} aria-hidden="true" /> Copy the {noun}
        </Button>
        <Button look="outline" small onClick={onDone}>
          I’ve stored it
        </Button>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}
