import { emptyValues } from '@brokerage/domain/forms/fields';
import { REMINDER_FORM } from '@brokerage/domain/renewals/letter-form';
import { linesOf } from '@brokerage/domain/renewals/letter-text';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { LetterCard } from './letter-card';
import { readPicture } from './read-picture';

jest.mock('./read-picture', () => ({ readPicture: jest.fn() }));
const reads = jest.mocked(readPicture);

const Card = (): ReactNode => (
  <Formik initialValues={emptyValues(REMINDER_FORM)} onSubmit={() => undefined}>
    <LetterCard />
  </Formik>
);
const photo = (): File => new File(['x'], 'letter.jpg', { type: 'image/jpeg' });
const choose = (): boolean =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [photo()] } });
const said = (words: RegExp): Promise<HTMLElement> => screen.findByText(words);

test('what was read stands in the form with its line, and what was not is asked', async () => {
  reads.mockResolvedValue(linesOf('Interest rate: 4.79%\nBalance at renewal: $412,300.00\nMatures on May 14, 2027'));
  render(<Card />);
  choose();
  await said(
    /^3 of 6 lines read\. Check those marked “Read”\. We couldn’t read: kind of rate, term offered and years left to pay\./,
  );
  expect(screen.getByLabelText('Rate offered')).toHaveValue('4.79');
  expect(screen.getByText('“Interest rate: 4.79%”')).toBeInTheDocument();
  expect(screen.getByLabelText('Comes due')).toHaveValue('2027-05-14');
  expect(screen.getByLabelText('Years left to pay')).toHaveValue('');
});

test('a line that is corrected is no longer one that was read', async () => {
  reads.mockResolvedValue(linesOf('Interest rate: 4.79%'));
  render(<Card />);
  choose();
  const rate = await screen.findByText('“Interest rate: 4.79%”');
  fireEvent.change(screen.getByLabelText('Rate offered'), { target: { value: '4.89' } });
  await waitFor(() => expect(rate).not.toBeInTheDocument());
});

test('what was typed stays where nothing was read, and a picture that can’t be read says so', async () => {
  reads.mockResolvedValueOnce([]).mockResolvedValueOnce(undefined);
  render(<Card />);
  fireEvent.change(screen.getByLabelText('Rate offered'), { target: { value: '4.89' } });
  choose();
  await said(/^We couldn’t read any line/);
  expect(screen.getByLabelText('Rate offered')).toHaveValue('4.89');
  choose();
  await said(/^We couldn’t read this picture/);
});

test('another picture ends the reading of the one before', async () => {
  const signals: AbortSignal[] = [];
  reads.mockImplementation((_, signal) => {
    signals.push(signal);
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
  });
  const { unmount } = render(<Card />);
  choose();
  await waitFor(() => expect(signals).toHaveLength(1));
  await said(/^Reading your photo/);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});
