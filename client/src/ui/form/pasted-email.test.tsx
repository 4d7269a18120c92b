import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { PlainField } from './plain-field';

beforeEach(() => {
  render(
    <Formik initialValues={{ email: '' }} onSubmit={() => undefined}>
      <PlainField field={{ name: 'email', kind: 'email', label: 'Email address' }} label="Email address" />
    </Formik>,
  );
});

test.each(['ada@example.ca', 'mailto:ada@example.ca', '<ada@example.ca>', 'Ada Tremblay <ada@example.ca>'])(
  '%s is pasted as the address alone',
  async (text) => {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(text);
    expect(screen.getByRole('textbox')).toHaveValue('ada@example.ca');
  },
);

test('what is typed stays as it is typed', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'ada<@example.ca');
  expect(screen.getByRole('textbox')).toHaveValue('ada<@example.ca');
});
