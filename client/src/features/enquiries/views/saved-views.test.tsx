import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../../test/in-app';
import { endSession, signIn, signOut } from '../../../lib/session';
import { SavedViews } from './saved-views';

const PERSON = { id: 'ada', token: 't', role: 3, name: 'Ada Roy', email: 'ada@example.ca' };
const VIEW = {
  ...{ __typename: 'SavedEnquiryView', id: 'v', name: 'New leads' },
  ...{ view: null, status: 'NEW', kind: 'LEAD', channel: null, province: null },
};
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string): boolean => fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });

beforeEach(() => act(() => signIn(PERSON)));
afterEach(() => act(signOut));

/** The session ends, and the same person opens the page again. */
function signInAgain(answers: Answers): void {
  act(endSession);
  cleanup();
  act(() => signIn({ ...PERSON, token: 't2' }));
  inApp(<SavedViews />, { answers });
}

test('the name of a new view is there again after the session ended', async () => {
  const answers: Answers = { SavedEnquiryViews: () => ({ savedEnquiryViews: [] }) };
  inApp(<SavedViews />, { answers });
  press('Save this view');
  type('Leads of the west');
  signInAgain(answers);
  expect(await screen.findByLabelText('Name')).toHaveValue('Leads of the west');
});

test('so is another name of a view', async () => {
  const answers: Answers = { SavedEnquiryViews: () => ({ savedEnquiryViews: [VIEW] }) };
  inApp(<SavedViews />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views 1' }));
  press('Change New leads');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Leads of the west' } });
  signInAgain(answers);
  expect(await screen.findByRole('dialog', { name: 'Rename this view' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Leads of the west');
});

test('a view is saved once, however often that is pressed', async () => {
  let saves = 0;
  inApp(<SavedViews />, {
    answers: {
      SavedEnquiryViews: () => ({ savedEnquiryViews: [] }),
      SaveEnquiryView: () => {
        saves += 1;
        return undefined;
      },
    },
  });
  press('Save this view');
  type('Leads of the west');
  press('Save view');
  press('Save view');
  await waitFor(() => expect(saves).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(saves).toBe(1);
});
