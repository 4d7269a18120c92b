import type { ReactNode } from 'react';
import { PageStyles } from '../page-styles';
import { FieldFrame, useBound, type FieldText } from './field';
import styles, { href } from './typed.module.css?sheet';

const CODE = /^([a-z]\d[a-z])[\s-]*(\d[a-z]\d)$/i;

/** L8K 0A0; what is no postal code stays as it was typed. */
const spaced = (text: string): string => text.trim().replace(CODE, '$1 $2').toUpperCase();

export function PostalField({
  autoComplete = 'postal-code',
  ...text
}: FieldText & { autoComplete?: string | undefined }): ReactNode {
  const { id, name, value, aria, change, leave, error } = useBound(text);
  return (
    <FieldFrame {...text} error={error}>
      <PageStyles href={href} />
      <input
        id={id}
        type="text"
        name={name}
        className={`input num ${styles.postal}`}
        value={value}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={12}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => leave(spaced(event.target.value))}
        {...aria}
      />
    </FieldFrame>
  );
}
