import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { inApp, type Answers } from '../../../../../test/in-app';
import { EmailTemplates, type Written } from './templates';

function Email(): ReactNode {
  const [written, write] = useState<Written>({ subject: '', text: '' });
  return (
    <>
      <EmailTemplates enquiryId="e1" written={written} write={write} find={() => undefined}>
        {null}
      </EmailTemplates>
      <textarea
        aria-label="Text"
        value={written.text}
        onChange={({ target }) => write({ ...written, text: target.value })}
      />
    </>
  );
}

test('what is typed while a template is on its way can be had back', async () => {
  inApp(<Email />, {
    answers: {
      ReplyChoices: () => ({ replyTemplates: [{ __typename: 'ReplyTemplate', id: 't1', name: 'Hello' }] }),
      FilledReply: () => ({ filledReply: { __typename: 'FilledReply', subject: 'Hello', text: 'Hello Ada' } }),
    },
  });
  const text = screen.getByLabelText('Text');
  fireEvent.click(screen.getByRole('button', { name: 'Use a template' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Hello' }));
  fireEvent.change(text, { target: { value: 'I called you' } });
  expect(await screen.findByText('“Hello” replaced what you wrote.')).toBeVisible();
  expect(text).toHaveValue('Hello Ada');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(text).toHaveValue('I called you');
});

test('templates that cannot be had say so, and can be asked for again', async () => {
  const answers: Answers = { ReplyChoices: () => new Error('offline') };
  inApp(<Email />, { answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('The templates couldn’t be loaded.');
  answers['ReplyChoices'] = () => ({ replyTemplates: [{ __typename: 'ReplyTemplate', id: 't1', name: 'Hello' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Use a template' }));
  expect(await screen.findByRole('menuitem', { name: 'Hello' })).toBeVisible();
});
