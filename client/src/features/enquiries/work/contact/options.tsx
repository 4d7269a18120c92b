import type { ReactNode } from 'react';
import styles from './log-contact.module.css?sheet';

export interface Option {
  value: string;
  label: string;
  /** A word more: "clock keeps running" */
  more?: string;
  danger?: boolean;
  face?: ReactNode;
  /** The key that chooses it */
  shortcut?: string;
}

interface Props {
  name: string;
  legend: string;
  /** At the right of the legend */
  aside?: ReactNode;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
  look?: 'kinds' | 'reason';
}

/** One of a few, all in sight, as buttons that are radios. */
export function Options({ name, legend, aside, options, value, onChange, look }: Props): ReactNode {
  return (
    <fieldset className={look === 'reason' ? `${styles.set} ${styles.reason}` : styles.set}>
      <legend>
        {legend} {aside && <small>{aside}</small>}
      </legend>
      <div className={look === 'kinds' ? styles.kinds : styles.options}>
        {options.map((option) => (
          <label key={option.value} className={option.danger ? styles.danger : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.face}
            {option.label} {option.more && <small>{option.more}</small>}
            {option.shortcut && (
              <kbd className={styles.shortcut} aria-hidden="true">
                {option.shortcut}
              </kbd>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
