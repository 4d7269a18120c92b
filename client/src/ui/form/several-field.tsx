import type { ReactNode } from 'react';
import type { Choice } from './choices';
import type { FieldText } from './field';
import { FieldGroup, useBoundGroup } from './field-group';
import styles from './parts.module.css?sheet';

interface Props extends FieldText {
  choices: readonly Choice[];
  /** Cards where there is one thing to choose from; chips where each stands for itself */
  look?: 'cards' | 'chips';
}

/** Several of many, in the order of the choices. The first box carries the field's id for the error summary. */
export function SeveralField({ choices, look = 'cards', ...text }: Props): ReactNode {
  const { name } = text;
  const { value = [], error, change, leave } = useBoundGroup<readonly string[]>(name);
  const toggled = (code: string, on: boolean): string[] =>
    choices.map((choice) => choice.value).filter((known) => (known === code ? on : value.includes(known)));
  return (
    <FieldGroup {...text} error={error} onLeave={leave}>
      <div className={look === 'cards' ? styles.checks : 'row-2 mt-2'}>
        {choices.map(({ value: code, label }, index) => (
          <label key={code} className={look === 'cards' ? styles.check : styles.chip}>
            <input
              type="checkbox"
              id={index === 0 ? name : `${name}-${code}`}
              name={`${name}--${code}`}
              checked={value.includes(code)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => change(toggled(code, event.target.checked))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
