import type { ReactNode } from 'react';
import type { FieldText } from './field';
import { FieldGroup, useBoundGroup } from './field-group';
import styles from './parts.module.css?sheet';

const ANSWERS = [
  { value: true, code: 'yes', label: 'Yes' },
  { value: false, code: 'no', label: 'No' },
] as const;

/** Yes or no. Neither is chosen beforehand: no answer is not a no. */
export function FlagField(text: FieldText): ReactNode {
  const { name } = text;
  const { value, error, change } = useBoundGroup<boolean>(name);
  return (
    <FieldGroup {...text} error={error} role="radiogroup">
      <div className={styles.flag}>
        {ANSWERS.map(({ value: answer, code, label }) => (
          <label key={code} className="radio-card">
            <input
              type="radio"
              id={answer ? name : `${name}-no`}
              name={`${name}--flag`}
              value={code}
              checked={value === answer}
              onChange={() => change(answer)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
