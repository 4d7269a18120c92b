import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { Toasts } from '../../ui/aria/toast';
import { FileDocuments } from './documents';
import type { Paper } from './papers';
import type { Papers } from './use-papers';

const paper = {
  ...{ __typename: 'DocumentRequest', id: 'p', person: 'applicant', personName: null, code: 'photo_id', words: null },
  ...{ state: 'NEEDED', reason: null, note: null, decidedBy: null, decidedAt: null, told: false, version: 1 },
  ...{ askedAt: '2026-01-04T15:00:00.000Z', expiresAt: null, documents: [] },
} as unknown as Paper;

test('an email that goes to nobody, as a colleague was quicker, is not said to be on its way', async () => {
  let emails = 0;
  const reload = jest.fn(() => Promise.resolve());
  const papers: Papers = {
    ...{ all: [paper], loading: false, failed: false, openId: undefined, open: () => undefined, next: () => undefined },
    reload,
  };
  inApp(
    <>
      <FileDocuments applicationId="a" papers={papers} rest={[]} />
      <Toasts />
    </>,
    {
      answers: {
        TellAboutDocuments: () => ({
          tellAboutDocuments: { __typename: 'TellDocumentsPayload', userErrors: [], emails },
        }),
      },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Email what’s missing' }));
  expect(await screen.findByText(/^No email was sent/)).toBeVisible();
  expect(screen.queryByText('The email is on its way')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  emails = 1;
  fireEvent.click(screen.getByRole('button', { name: 'Email what’s missing' }));
  expect(await screen.findByText('The email is on its way')).toBeVisible();
});
