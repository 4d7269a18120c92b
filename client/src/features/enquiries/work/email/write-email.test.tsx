import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../../../test/in-app';
import { signIn, signOut } from '../../../../lib/session';
import { Toasts } from '../../../../ui/aria/toast';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import { EmailDialog } from './write-email';

const ENQUIRY: EnquiryRowFragment = {
  ...{ __typename: 'Enquiry', id: 'e1', kind: 'LEAD', status: 'ASSIGNED', subject: 'Renewal', version: 1 },
  ...{ fullName: 'Ada Tremblay', email: 'ada@example.ca', maskedPhone: '416 ***-**11', emailRefusal: null },
  ...{ applicationNumber: null, applicationId: null, assignedToId: 'u1', assignedTo: 'Avery Chen', lostReason: null },
  ...{ createdAt: '2026-11-20T14:12:00.000Z', firstResponseDueAt: '2026-11-21T14:12:00.000Z' },
  ...{ firstRespondedAt: null, firstResponseKind: null, followUpAt: null, channel: 'DIRECT', campaign: null },
};

beforeEach(() => act(() => signIn({ id: 'u1', token: 't', role: 3, name: 'Avery Chen', email: 'avery@example.ca' })));
afterEach(() => act(() => signOut()));

interface Sent {
  text: string;
  key: string;
}

/** The dialog, and what it sent. */
function open(): { sent: Sent[]; close: jest.Mock } {
  const [sent, close]: [Sent[], jest.Mock] = [[], jest.fn()];
  const SendEnquiryEmail = ({ input }: Record<string, unknown>) => {
    sent.push(input as Sent);
    return {
      sendEnquiryEmail: { __typename: 'P', userErrors: [], enquiry: null, event: null, contact: null, email: null },
    };
  };
  inApp(
    <>
      <EmailDialog enquiry={ENQUIRY} isOpen close={close} />
      <Toasts />
    </>,
    { answers: { SendEnquiryEmail } },
  );
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Your renewal' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Hello Ada' } });
  return { sent, close };
}
const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: /^Send email/ }));

test('what is typed while an email is sent stays as a new draft, and is another email', async () => {
  const { sent, close } = open();
  send();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Hello Ada, one more thing' } });
  expect(await screen.findByText(/What you typed since is kept as a new draft\.$/)).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('Your renewal');
  expect(screen.getByLabelText('Text')).toHaveValue('Hello Ada, one more thing');
  expect(close).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(sent.map(({ text }) => text)).toEqual(['Hello Ada', 'Hello Ada, one more thing']);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('an email that nobody touched while it was sent leaves nothing behind', async () => {
  const { close } = open();
  send();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Text')).toHaveValue('');
});
