import { PHONE_MAX } from '@brokerage/domain/forms/phone-format';
import type { FieldTable, FormField as Field } from '@brokerage/domain/forms/fields';
import type { ReactNode } from 'react';
import { useChangedWords } from '../../lib/changed-words';
import { PasswordField } from './password-field';
import { PhoneField, type PhoneCheck } from './phone-field';
import { PlainField } from './plain-field';
import { TextField } from './text-field';

interface Props {
  field: Field;
  /** Where it depends on what else was answered */
  label?: string;
  after?: ReactNode;
  /** The server's word on a phone number; without it the number is a text until it is sent */
  phone?: { check: PhoneCheck; onLeave: (value: string) => void };
}

/** A question of a field table, with the control of its kind. */
export function FormField({ field, label = field.label, after, phone }: Props): ReactNode {
  const changed = useChangedWords();
  const { name, hint } = field;
  const text = { name, label, hint, optional: field.required === undefined };
  switch (field.kind) {
    case 'phone':
      if (phone) return <PhoneField {...text} {...phone} />;
      return <TextField {...text} type="tel" autoComplete="tel" inputMode="tel" maxLength={PHONE_MAX} />;
    case 'password':
      return <PasswordField {...text} autoComplete={field.autoComplete} />;
    case 'id':
      return null;
    case 'consent':
      return <PlainField field={field} label={(field.words && changed(field.words)?.words) ?? label} after={after} />;
    default:
      return <PlainField field={field} label={label} after={after} />;
  }
}

/** Every question of a table, for forms on one page. */
export const FormFields = ({ table }: { table: FieldTable }): ReactNode =>
  table.map((field) => <FormField key={field.name} field={field} />);
