import type { ReactNode } from 'react';
import { PageStyles } from '../page-styles';
import styles, { href } from './consent-box.module.css?sheet';

interface Props {
  name: string;
  /** Begins with a verb, in the person's voice */
  title: string;
  /** 'needed to send', 'can wait' */
  need: string;
  /** What is agreed to, word for word */
  words: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its children then say why, in an element called after it: `<name>-error` */
  invalid: boolean;
  /** Under the words */
  children?: ReactNode;
}

/** One consent with its words in full. It stands alone, and is never ticked beforehand. */
export function ConsentBox({ name, title, need, words, checked, onChange, invalid, children }: Props): ReactNode {
  return (
    <div className={styles.consent}>
      <PageStyles href={href} />
      <input
        type="checkbox"
        id={name}
        name={name}
        checked={checked}
        aria-invalid={invalid || undefined}
        aria-describedby={`${name}-words${invalid ? ` ${name}-error` : ''}`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={name}>
        {title} <span>({need})</span>
      </label>
      <div>
        <p id={`${name}-words`}>{words}</p>
        {children}
      </div>
    </div>
  );
}
