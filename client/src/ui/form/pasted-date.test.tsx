import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { DateField, MonthField } from './date-field';

const show = (form: { born?: string; since?: string } = {}): void => {
  render(
    <Formik initialValues={{ born: '', since: '', ...form }} onSubmit={() => undefined}>
      {({ values }) => (
        <>
          <DateField name="born" label="Date of birth" />
          <MonthField name="since" label="Since" />
          <output>{JSON.stringify(values)}</output>
        </>
      )}
    </Formik>,
  );
};
const paste = async (id: string, text: string): Promise<void> => {
  document.getElementById(id)?.focus();
  await userEvent.paste(text);
};
const held = (): unknown => JSON.parse(screen.getByRole('status').textContent);

test.each(['born-day', 'born-year'])('a whole date that is pasted into %s fills its parts', async (id) => {
  show();
  await paste(id, 'April 17, 1993');
  expect(held()).toMatchObject({ born: '1993-04-17' });
});

test('a month that is pasted into its year fills both', async () => {
  show();
  await paste('since-year', 'Sept 2024');
  expect(held()).toMatchObject({ since: '2024-09' });
});

test('what cannot be read stays whole where it was pasted', async () => {
  show();
  await paste('born-day', '04/05/1993');
  expect(held()).toMatchObject({ born: '--04/05/1993' });
});
