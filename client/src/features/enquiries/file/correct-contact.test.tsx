import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inApp } from '../../../../test/in-app';
import { Toasts } from '../../../ui/aria/toast';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { useLiveEnquiry } from '../use-live-enquiry';
import { CorrectContact } from './correct-contact';

const row = (version: number): EnquiryRowFragment => ({
  __typename: 'Enquiry',
  id: 'wei',
  kind: 'LEAD',
  status: 'NEW',
  subject: 'Renewal',
  fullName: 'Wei Chen',
  maskedPhone: '416 ***-**11',
  email: 'wei@example.ca',
  emailRefusal: null,
  applicationNumber: null,
  applicationId: null,
  createdAt: '2026-01-05T15:00:00.000Z',
  firstResponseDueAt: '2026-01-06T15:00:00.000Z',
  firstRespondedAt: null,
  firstResponseKind: null,
  followUpAt: null,
  lostReason: null,
  assignedToId: null,
  assignedTo: null,
  channel: 'DIRECT',
  campaign: null,
  version,
});

const File = (): ReactNode => <CorrectContact enquiry={useLiveEnquiry(row(1))} phone={null} />;

test('a second try after somebody else’s save goes on top of it, with what was typed', async () => {
  const sent: unknown[] = [];
  const lists = { answers: [], notes: [], events: [], contacts: [], emails: [], others: [] };
  inApp(
    <>
      <File />
      <Toasts />
    </>,
    {
      answers: {
        EnquiryById: () => ({
          enquiry: {
            ...{ __typename: 'EnquiryDetail', enquiry: row(2), phone: null, firstTouch: null, lastTouch: null },
            ...lists,
          },
        }),
        CorrectEnquiryContact: ({ input }) => {
          const { expectedVersion, email } = input as { expectedVersion: number; email: string };
          sent.push([expectedVersion, email]);
          const isOld = expectedVersion === 1;
          return {
            correctEnquiryContact: {
              __typename: 'CorrectEnquiryContactPayload',
              userErrors: isOld
                ? [{ __typename: 'UserError', code: 'CONFLICT', message: 'Somebody changed it.', field: null }]
                : [],
              enquiry: isOld ? null : row(3),
              event: null,
              phone: null,
            },
          };
        },
      },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Correct email or phone' }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'wei.chen@example.ca' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody changed it.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('wei.chen@example.ca');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [1, 'wei.chen@example.ca'],
      [2, 'wei.chen@example.ca'],
    ]),
  );
});
