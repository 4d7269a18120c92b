import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldGroup } from './field-group';
import styles from './parts.module.css?sheet';

interface Props {
  label: string;
  boxes: readonly { name: string; label: string }[];
}

/** Boxes with a place each in the form, side by side. None of them has to be ticked. */
export function BoxesField({ label, boxes }: Props): ReactNode {
  const { values, setFieldValue } = useFormikContext<object>();
  return (
    <FieldGroup name={`${boxes[0]?.name ?? ''}-boxes`} label={label} optional error={undefined}>
      <div className="row-2 mt-2">
        {boxes.map(({ name, label: text }) => (
          <label key={name} className={styles.chip}>
            <input
              type="checkbox"
              id={name}
              name={name}
              checked={getIn(values, name) === true}
              onChange={(event) => void setFieldValue(name, event.target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
