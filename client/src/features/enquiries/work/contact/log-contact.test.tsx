import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../../../test/in-app';
import { endSession, signIn } from '../../../../lib/session';
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
  expect(await screen.findByRole('alertdialog', { name: 'Throw away what you typed?' })).toBeVisible();
});
