import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../../test/in-app';
import type { Profile } from '../use-profile';
import { ApiAccess } from './api-access';

const PROFILE: Profile = {
  __typename: 'User',
  id: 'user',
  name: 'Ada Tremblay',
  email: 'ada@example.ca',
  phone: null,
  role: 'ACCOUNT_HOLDER',
  emailVerified: true,
  marketingConsent: false,
  hasPassword: true,
  googleLinked: false,
  secondFactor: false,
  createdAt: '2026-11-20T14:12:00.000Z',
};
const TOKEN = {
  __typename: 'ApiToken',
  id: 'a',
  name: 'Rates spreadsheet',
  scopes: ['RATES_READ', 'APPLICATIONS_READ'],
  createdAt: '2026-11-20T17:00:00.000Z',
  expiresAt: '2027-02-18T17:00:00.000Z',
  expired: false,
  lastUsedAt: null as string | null,
};
const EXPIRED = { ...TOKEN, id: 'b', name: 'Old script', expired: true, lastUsedAt: '2026-11-21T17:00:00.000Z' };
const TEXT = 'mb_0123456789';

/** A server that keeps its tokens, as ours does. */
function server(tokens = [TOKEN, EXPIRED]): { answers: Answers; sent: Record<string, unknown>[] } {
  let kept = tokens;
  const sent: Record<string, unknown>[] = [];
  const answers: Answers = {
    MyWebhooks: () => ({ myWebhooks: [] }),
    MyApiTokens: () => ({ myApiTokens: kept }),
    CreateApiToken: (variables) => {
      const { name } = variables['input'] as { name: string };
      sent.push(variables);
      kept = [{ ...TOKEN, id: 'c', name }, ...kept];
      const made = { __typename: 'ApiToken', id: 'c', name };
      return { createApiToken: { __typename: 'CreateApiTokenPayload', userErrors: [], apiToken: made, text: TEXT } };
    },
    RevokeApiToken: ({ id }) => {
      kept = kept.filter((token) => token.id !== id);
      return { revokeApiToken: { __typename: 'RevokeApiTokenPayload', userErrors: [], revokedId: id } };
    },
  };
  return { answers, sent };
}
const open = (answers: Answers, profile = PROFILE): void => inApp(<ApiAccess profile={profile} />, { answers });
/** The form of new tokens; that of webhooks asks for the password, too. */
const form = () => within(document.querySelector<HTMLElement>('form#new-token')!);
const rowOf = (name: string): HTMLElement => screen.getByText(name).closest('li')!;

test('each token says in words what it may do, when it was used and when it ends', async () => {
  open(server().answers);
  await screen.findByText('Rates spreadsheet');
  expect(rowOf('Rates spreadsheet')).toHaveTextContent('Read rates · Read your applications');
  expect(rowOf('Rates spreadsheet')).toHaveTextContent('Created Nov 20, 2026 · Never used · Expires Feb 18, 2027');
  expect(within(rowOf('Old script')).getByText('expired')).toBeVisible();
  expect(rowOf('Old script')).toHaveTextContent(/Last used Nov 21.*Expired Feb 18, 2027/);
});

test('without tokens it says what will be here; where they cannot be had, it asks again', async () => {
  const answers: Answers = { ...server([]).answers, MyApiTokens: () => new Error('the network is gone') };
  open(answers);
  expect(await screen.findByText('Your tokens couldn’t be loaded')).toBeVisible();
  answers['MyApiTokens'] = () => ({ myApiTokens: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No tokens yet\./)).toBeVisible();
});

test('a new token is shown once, copied, and gone when it is stored', async () => {
  const user = userEvent.setup();
  const { answers, sent } = server([]);
  open(answers);
  await user.type(await screen.findByLabelText('Name'), 'My script');
  await user.click(screen.getByRole('checkbox', { name: 'Read rates' }));
  await user.type(form().getByLabelText('Your password'), 'secret of mine');
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(sent).toEqual([{ input: { name: 'My script', scopes: ['RATES_READ'], password: 'secret of mine' } }]);
  expect(screen.getByRole('heading', { name: 'Copy your token now' })).toHaveFocus();
  expect(form().getByLabelText('Your password')).toHaveValue('');
  await waitFor(() => expect(rowOf('My script')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Copy the token' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  await user.click(screen.getByRole('button', { name: 'I’ve stored it' }));
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('what is typed for the next token while one is made stays, and the password goes', async () => {
  const { answers, sent } = server([]);
  open(answers);
  const name = await screen.findByLabelText('Name');
  await userEvent.type(name, 'My script');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read rates' }));
  await userEvent.type(form().getByLabelText('Your password'), 'secret of mine');
  const make = answers['CreateApiToken'];
  answers['CreateApiToken'] = (variables) => {
    // before the answer is there
    fireEvent.change(name, { target: { value: 'My other script' } });
    return make?.(variables);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(sent).toMatchObject([{ input: { name: 'My script' } }]);
  await waitFor(() => expect(form().getByLabelText('Your password')).toHaveValue(''));
  expect(screen.getByRole('checkbox', { name: 'Read rates' })).not.toBeChecked();
  expect(name).toHaveValue('My other script');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { answers, sent } = server([]);
  open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a token' }));
  for (const told of ['Enter a name for the token', 'Choose what the token may do', 'Enter your password']) {
    expect((await screen.findAllByText(told)).length).toBe(2);
  }
  expect(sent).toEqual([]);
});

test('what the server refuses is said: a wrong password at its field, ten tokens above the form', async () => {
  let refusal = {
    code: 'INVALID',
    message: 'That isn’t your current password.',
    field: ['password'] as string[] | null,
  };
  const answers: Answers = {
    ...server([]).answers,
    CreateApiToken: () => ({
      createApiToken: {
        __typename: 'CreateApiTokenPayload',
        userErrors: [{ __typename: 'UserError', ...refusal }],
        apiToken: null,
        text: null,
      },
    }),
  };
  open(answers);
  await userEvent.type(await screen.findByLabelText('Name'), 'My script');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read rates' }));
  await userEvent.type(form().getByLabelText('Your password'), 'wrong');
  // left first: this server is quicker than the check of a field that is left
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Create a token' }));
  await waitFor(() => expect(form().getByLabelText('Your password')).toBeInvalid());
  refusal = { code: 'CONFLICT', message: 'You have 10 tokens already.', field: null };
  await userEvent.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(await screen.findByRole('heading', { name: 'You have 10 tokens already.' })).toBeVisible();
});

test('a token is revoked after a question, and kept with a change of mind', async () => {
  open(server().answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Rates spreadsheet' }));
  const question = screen.getByRole('region', { name: 'Revoke “Rates spreadsheet”?' });
  expect(within(question).getByRole('heading')).toHaveFocus();
  await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('region', { name: 'Revoke “Rates spreadsheet”?' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Rates spreadsheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke this token' }));
  expect(await screen.findByText('“Rates spreadsheet” is revoked. It no longer works.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Rates spreadsheet')).toBeNull());
  // one that expired only leaves the list
  await userEvent.click(screen.getByRole('button', { name: 'Remove Old script from the list' }));
  expect(await screen.findByText('“Old script” is off the list.')).toBeVisible();
});

test('somebody without a password is asked for the emailed code', async () => {
  open(server([]).answers, { ...PROFILE, hasPassword: false });
  expect(await form().findByLabelText('Code from the email')).toBeVisible();
  expect(form().getByRole('button', { name: 'Email me a code' })).toBeVisible();
  expect(screen.queryAllByLabelText('Your password')).toEqual([]);
});
