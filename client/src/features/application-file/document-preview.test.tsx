import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { DocumentPreview } from './document-preview';
import type { Paper } from './papers';

const file = {
  ...{ __typename: 'OfficeDocument', id: 'f', name: 'letter.docx', bytes: 2_048, mime: 'text/plain', state: 'CLEAN' },
  ...{ sentAt: '2026-01-05T15:00:00.000Z', warnings: [] },
};
const paper = {
  ...{ __typename: 'DocumentRequest', id: 'p', person: 'applicant', personName: null, code: 'photo_id', words: null },
  ...{ state: 'RECEIVED', reason: null, note: null, decidedBy: null, decidedAt: null, told: true, version: 3 },
  ...{ askedAt: '2026-01-04T15:00:00.000Z', expiresAt: null, documents: [file] },
} as unknown as Paper;

test('one press decides one paper: not a key held down, not a second press, nor one below a dialog', async () => {
  const decide = jest.fn(() => undefined);
  inApp(
    <>
      <DocumentPreview paper={paper} close={() => undefined} next={() => undefined} reload={() => Promise.resolve()} />
      <div id="over" />
    </>,
    { answers: { DecideDocument: decide } },
  );
  const press = (init: object = {}): boolean => fireEvent.keyDown(document.body, { key: 'y', ...init });
  document.getElementById('over')?.setAttribute('role', 'dialog');
  press();
  document.getElementById('over')?.removeAttribute('role');
  press({ repeat: true });
  expect(decide).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-disabled', 'true'));
  press();
  expect(decide).toHaveBeenCalledTimes(1);
});
