import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { endSession, signIn, signOut } from '../../lib/session';
import { CallDialog } from './call-dialog';
import type { CallFormProps } from './use-call-form';

const IN_THREE_DAYS = new Date(Date.now() + 72 * 3_600_000).toISOString();
const POLICY: CallFormProps['policy'] = {
  ...{ __typename: 'CallPolicy', bufferMinutes: 10, noticeHours: 2, horizonDays: 30 },
};
const slot = (startsAt: string) => ({ __typename: 'BookingSlot', startsAt });

const show = (answers: Answers): void =>
  inApp(
    <CallDialog
      {...{ isOpen: true, moved: undefined, wish: undefined, lanes: [], policy: POLICY }}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
    { answers },
  );

test('free times that cannot be had say so, and can be asked for again', async () => {
  const answers: Answers = { CalendarSlots: () => new Error('offline') };
  show(answers);
  expect(await screen.findByText('The free times couldn’t be loaded')).toBeVisible();
  answers['CalendarSlots'] = () => ({ calendarSlots: [slot(IN_THREE_DAYS)] });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  await waitFor(() => expect(screen.getByLabelText('Time in Toronto')).not.toHaveValue(''));
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
});

test('without a time to take there is nothing to press', async () => {
  show({ CalendarSlots: () => ({ calendarSlots: [] }) });
  expect(await screen.findByText('Nothing is free in the next 30 days.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book and send invite' })).toHaveAttribute('aria-disabled', 'true');
});

test('after an answer that was lost, a call with somebody else is another call', async () => {
  const keys: unknown[] = [];
  show({
    CalendarSlots: () => ({ calendarSlots: [slot(IN_THREE_DAYS)] }),
    BookCall: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return new Error('the answer was lost');
    },
  });
  await waitFor(() => expect(screen.getByLabelText('Time in Toronto')).not.toHaveValue(''));
  const book = async (fullName: string): Promise<void> => {
    const before = keys.length;
    fireEvent.change(screen.getByLabelText('Full name'), { target: { value: fullName } });
    fireEvent.click(screen.getByRole('button', { name: 'Book and send invite' }));
    await waitFor(() => expect(keys).toHaveLength(before + 1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Book and send invite' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  };
  await book('Ada Tremblay');
  await book('Ada Tremblay');
  await book('Jonah Tessier');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('who was typed is there again after the session ended', async () => {
  const PERSON = { id: 'ada', token: 't', role: 3, name: 'Ada Roy', email: 'ada@example.ca' };
  const answers: Answers = { CalendarSlots: () => ({ calendarSlots: [slot(IN_THREE_DAYS)] }) };
  signIn(PERSON);
  show(answers);
  fireEvent.change(await screen.findByLabelText('Full name'), { target: { value: 'Amélie Gagnon' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'amelie@example.ca' } });
  act(endSession);
  cleanup();
  signIn({ ...PERSON, token: 't2' });
  show(answers);
  expect(await screen.findByLabelText('Full name')).toHaveValue('Amélie Gagnon');
  expect(screen.getByLabelText('Email')).toHaveValue('amelie@example.ca');
  act(signOut);
});

test('what is refused is said at its field, the first one has the focus, and what was typed stays', async () => {
  const refusal = (name: string, message: string) => ({
    ...{ __typename: 'UserError', field: ['input', name], message },
  });
  show({
    CalendarSlots: () => ({ calendarSlots: [slot(IN_THREE_DAYS)] }),
    BookCall: () => ({
      bookCall: {
        ...{ __typename: 'BookCallPayload', alternatives: null, call: null },
        userErrors: [refusal('phone', 'Enter a Canadian phone number'), refusal('email', 'Enter an email address')],
      },
    }),
  });
  await waitFor(() => expect(screen.getByLabelText('Time in Toronto')).not.toHaveValue(''));
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Amélie Gagnon' } });
  fireEvent.change(screen.getByLabelText('Number to call'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Book and send invite' }));
  const phone = screen.getByLabelText('Number to call');
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a Canadian phone number'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address');
  expect(screen.getByLabelText('Full name')).toBeValid();
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('12');
  expect(screen.getByLabelText('Full name')).toHaveValue('Amélie Gagnon');
});
