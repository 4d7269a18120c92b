import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { Consents } from './consents';

const sender = { legalName: 'Maple Brokerage Inc.', address: '1 King St' };
const application = {
  id: 'a',
  applicationNumber: 'MB-2026-00000001',
  kind: 'COMPREHENSIVE' as const,
  consents: [
    { __typename: 'ApplicantsConsent' as const, purpose: 'credit_check', granted: false, at: '2026-11-26T12:00:00Z' },
  ],
};

test('a credit check that could wait is given in the account, to the words shown', async () => {
  const asked: object[] = [];
  const answers = {
    SetCreditCheck: (given: object) => {
      asked.push(given);
      return { setCreditCheck: { __typename: 'SetCreditCheckPayload', userErrors: [], applicationId: 'a' } };
    },
  };
  inApp(<Consents application={application} open sender={sender} />, { answers });
  expect(screen.getByText(/Checking your credit: no, on/)).toBeVisible();
  expect(screen.getByText(/Maple Brokerage Inc\. may get my credit report from Equifax Canada/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'I agree to the credit check' }));
  expect(await screen.findByText('You agreed to a credit check.')).toBeVisible();
  expect(asked).toEqual([{ id: 'a', granted: true }]);
});

test('what is over, and the basic form, ask for none', () => {
  inApp(<Consents application={application} open={false} sender={sender} />, { answers: {} });
  inApp(<Consents application={{ ...application, kind: 'BASIC' }} open sender={sender} />, { answers: {} });
  expect(screen.queryByRole('button')).toBeNull();
});
