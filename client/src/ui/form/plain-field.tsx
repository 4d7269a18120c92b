import type { FormField as Field } from '@brokerage/domain/forms/fields';
import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import type { ReactNode } from 'react';
import { Checkbox, RadioCards, SelectField, TextAreaField } from './choices';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { PostalField } from './postal-field';
import { TextField } from './text-field';

type Plain = Extract<
  Field,
  { kind: 'money' | 'choice' | 'text' | 'longText' | 'email' | 'number' | 'postal' | 'consent' }
>;

interface Props {
  field: Plain;
  label: string;
  after?: ReactNode;
}

/** A code is spelled right only by its sender. */
const isWords = (autoComplete: string | undefined): boolean | undefined =>
  autoComplete === 'one-time-code' ? false : undefined;

/** The questions that every form has, with the control of their kind. */
export function PlainField({ field, label, after }: Props): ReactNode {
  const { name, hint, autoComplete } = field;
  const text = { name, label, hint, optional: field.required === undefined };
  switch (field.kind) {
    case 'money':
      return <MoneyField {...text} after={after} />;
    case 'choice':
      if (field.empty === undefined) return <RadioCards {...text} choices={field.choices} />;
      return <SelectField {...text} choices={field.choices} empty={field.empty} />;
    case 'text':
      return (
        <TextField {...text} autoComplete={autoComplete} maxLength={field.max} spellCheck={isWords(autoComplete)} />
      );
    case 'longText':
      return <TextAreaField {...text} max={field.max} />;
    case 'email':
      return (
        <TextField
          {...text}
          type="email"
          autoComplete={autoComplete ?? 'email'}
          inputMode="email"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      );
    case 'number':
      return <NumberField {...text} unit={field.unit} />;
    case 'postal':
      return <PostalField {...text} autoComplete={autoComplete} />;
    case 'consent':
      return <Checkbox name={name}>{label}</Checkbox>;
  }
}
