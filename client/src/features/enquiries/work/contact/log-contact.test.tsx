import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../../../test/in-app';
import { endSession, signIn } from '../../../../lib/session';
import { Toasts } from '../../../../ui/aria/toast';
import type { EnquiryFacts } from '../../on-desk';
import { LogContact } from './log-contact';

const PERSON = { id: 'u1', token: 't', role: 3, name: 'Avery Chen', email: 'avery@example.ca' };
const ENQUIRY = {
  ...{ id: 'e1', fullName: 'Ada Tremblay', status: 'NEW', version: 1, maskedPhone: '416 ***-**11' },
  ...{ email: 'ada@example.ca', firstRespondedAt: null, assignedToId: null, createdAt: '2026-11-20T14:12:00.000Z' },
} as unknown as EnquiryFacts;

const show = (): void => inApp(<LogContact enquiry={ENQUIRY} close={() => undefined} />);

test('a contact that is being written down outlives the session, and is not thrown away without a question', async () => {
  signIn(PERSON);
  show();
  fireEvent.click(screen.getByRole('radio', { name: /^Meeting/ }));
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'They renew in May' } });
  act(endSession);
  cleanup();
  signIn({ ...PERSON, token: 't2' });
  show();
  expect(screen.getByLabelText('Note')).toHaveValue('They renew in May');
  expect(screen.getByRole('radio', { name: /^Meeting/ })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
});

test('what is typed while a contact is saved stays, and is said to be in no contact', async () => {
  signIn(PERSON);
  const close = jest.fn();
  const sent: unknown[] = [];
  const RecordContact = ({ input }: Record<string, unknown>) => {
    sent.push(input);
    return { recordContact: { __typename: 'P', userErrors: [], enquiry: null, contact: null, event: null } };
  };
  inApp(
    <>
      <LogContact enquiry={ENQUIRY} close={close} />
      <Toasts />
    </>,
    { answers: { RecordContact } },
  );
  const note = screen.getByLabelText('Note');
  const save = screen.getByRole('button', { name: /^Save contact/ });
  fireEvent.change(note, { target: { value: 'They renew in May' } });
  fireEvent.click(save);
  fireEvent.change(note, { target: { value: 'They renew in May, and call back' } });
  expect(await screen.findByText(/saved\. What you typed since is not in it/)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ note: 'They renew in May' })]);
  expect(note).toHaveValue('They renew in May, and call back');
  expect(close).not.toHaveBeenCalled();
  // without a word more it closes
  fireEvent.click(save);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
