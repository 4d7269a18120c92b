import type { ReactNode } from 'react';
import type { ApplicationField } from '@brokerage/domain/application/parts';
import { DateField, MonthField } from '../../ui/form/date-field';
import { FlagField } from '../../ui/form/flag-field';
import { PercentField } from '../../ui/form/number-field';
import { PhoneField } from '../../ui/form/phone-field';
import { PlainField } from '../../ui/form/plain-field';
import { SeveralField } from '../../ui/form/several-field';

/** The number is asked of the server when the application is sent; while it is typed it is only grouped. */
const PHONE = { check: { state: 'idle' }, onLeave: (): void => undefined } as const;

/** A question of the application, with the control of its kind. `name` is its place in the whole application. */
export function Question({
  field,
  name,
  after,
}: {
  field: ApplicationField;
  name: string;
  after?: ReactNode;
}): ReactNode {
  const { label, hint, autoComplete } = field;
  const required = field.required ?? field.needed;
  const text = { name, label, hint, optional: required === undefined };
  switch (field.kind) {
    case 'percent':
      return <PercentField {...text} />;
    case 'date':
      return <DateField {...text} birthday={name === 'applicant.birthDate'} />;
    case 'month':
      return <MonthField {...text} after={after} />;
    case 'flag':
      return <FlagField {...text} />;
    case 'choices':
      return <SeveralField {...text} choices={field.choices} />;
    case 'phone':
      return <PhoneField {...text} {...PHONE} />;
    // no application asks for a password or an id
    case 'password':
    case 'id':
      return null;
    case 'email':
      // the browser knows one person's address, and this may be another's
      return <PlainField field={{ ...field, name, required, autoComplete: autoComplete ?? 'off' }} label={label} />;
    default:
      return <PlainField field={{ ...field, name, required }} label={label} after={after} />;
  }
}
