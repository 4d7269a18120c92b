import type { ReactNode } from 'react';
import { PageStyles } from '../page-styles';
import { FieldFrame, useBound, type FieldText } from './field';
import styles, { href } from './typed.module.css?sheet';

/** A number with its unit inside the field. The form holds what was typed. */
export function NumberField({
  unit,
  after,
  ...text
}: FieldText & { unit?: string | undefined; after?: ReactNode }): ReactNode {
  const { id, name, value, aria, change, blur, error } = useBound(text);
  return (
    <FieldFrame {...text} error={error}>
      <PageStyles href={href} />
      <div className="control">
        <span className={styles.unit}>
          <input
            id={id}
            name={name}
            className="input num"
            style={{ paddingRight: unit ? `${unit.length + 3}ch` : undefined }}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={(event) => change(event.target.value)}
            onBlur={blur}
            {...aria}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
        {after}
      </div>
    </FieldFrame>
  );
}

export const PercentField = (text: FieldText): ReactNode => <NumberField {...text} unit="%" />;
