import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { endSession, signIn, signOut } from '../../lib/session';
import { Toasts } from '../../ui/aria/toast';
import { Templates } from './templates';

const PERSON = { id: 'ada', token: 't', role: 3, name: 'Ada Roy', email: 'ada@example.ca' };
const template = {
  ...{ __typename: 'ReplyTemplate', id: '1', name: 'First reply', subject: 'Hello', text: 'We got it', version: 1 },
  updatedAt: '2026-11-20T12:00:00Z',
};
let answers: Answers;

const show = (): Promise<void> =>
  act(async () =>
    inApp(
      <>
        <Templates />
        <Toasts />
      </>,
      { answers },
    ),
  );
const words = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Name of the template'), 'Second reply');
  await userEvent.type(screen.getByLabelText('Text'), 'Three lines of it');
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save template' }));

beforeEach(async () => {
  act(() => signIn(PERSON));
  answers = { ReplyTemplates: () => ({ replyTemplates: [template] }) };
  await show();
  await screen.findByText('First reply');
});
afterEach(() => act(signOut));

test('a template that is being written outlives the session', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New template' }));
  await words();
  act(endSession);
  cleanup();
  act(() => signIn({ ...PERSON, token: 't2' }));
  await show();
  expect(await screen.findByLabelText('Text')).toHaveValue('Three lines of it');
  expect(screen.getByLabelText('Name of the template')).toHaveValue('Second reply');
});

test('where the server is away it says so, and the words stay', async () => {
  answers['SaveReplyTemplate'] = () => new Error('offline');
  await userEvent.click(screen.getByRole('button', { name: 'New template' }));
  await words();
  await save();
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement());
  expect(screen.getByLabelText('Text')).toHaveValue('Three lines of it');
});

test('what is saved is said to be saved, also where the list cannot be read again', async () => {
  answers['SaveReplyTemplate'] = () => {
    answers['ReplyTemplates'] = () => new Error('offline');
    return { saveReplyTemplate: { __typename: 'SaveReplyTemplatePayload', userErrors: [], template } };
  };
  await userEvent.click(screen.getByRole('button', { name: 'New template' }));
  await words();
  await save();
  expect(await screen.findByText('“Second reply” was saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
  expect(await screen.findByText(/This may be out of date/)).toBeVisible();
  expect(screen.getByText('First reply')).toBeVisible();
});
