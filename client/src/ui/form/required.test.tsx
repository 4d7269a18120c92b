import type { FieldTable } from '@brokerage/domain/forms/fields';
import { emptyValues } from '@brokerage/domain/forms/fields';
import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { FormFields } from './form-field';

const choices = [{ value: 'a', label: 'A', graphql: 'A' }];
const both = (required: string | undefined): FieldTable =>
  [
    { kind: 'text', name: 'text', label: 'Text', max: 10, required },
    { kind: 'longText', name: 'words', label: 'Words', max: 10, required },
    { kind: 'email', name: 'email', label: 'Email', required },
    { kind: 'phone', name: 'phone', label: 'Phone', required },
    { kind: 'money', name: 'money', label: 'Money', required },
    { kind: 'number', name: 'number', label: 'Number', required },
    { kind: 'choice', name: 'choice', label: 'Choice', choices, empty: 'Choose', required },
    { kind: 'choice', name: 'card', label: 'Card', choices, required },
  ] as unknown as FieldTable;

/** Every control, and the groups that answer as one. */
const controls = (): HTMLElement[] => [
  ...screen.getAllByRole('textbox'),
  screen.getByRole('combobox'),
  screen.getByRole('radiogroup'),
];

test.each([
  ['Say it', true],
  [undefined, false],
])('low 14: what must be answered is announced as that, whatever asks it (%p)', (required, announced) => {
  const table = both(required);
  render(
    <Formik initialValues={emptyValues(table)} onSubmit={() => undefined}>
      <FormFields table={table} />
    </Formik>,
  );
  expect(controls()).toHaveLength(8);
  for (const control of controls()) {
    if (announced) expect(control).toBeRequired();
    else expect(control).not.toBeRequired();
  }
});
