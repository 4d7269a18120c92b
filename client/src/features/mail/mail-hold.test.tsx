import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { MailHold } from './mail-hold';

// how a restore holds emails back and what letting them go does is asserted in server/test/backup.test.ts
const HELD = { mailHold: { __typename: 'MailHold', since: '2026-11-20T14:12:00.000Z', waiting: 2 } };

function show(answers: Answers): { released: number; asked: unknown[] } {
  const seen = { released: 0, asked: [] as unknown[] };
  inApp(<MailHold released={() => (seen.released += 1)} />, {
    at: '/admin/mail',
    answers: {
      MailHold: () => HELD,
      ReleaseEmails: (variables) => {
        seen.asked.push(variables);
        return { releaseEmails: { __typename: 'ReleaseEmailsPayload', userErrors: [], released: true } };
      },
      ...answers,
    },
  });
  return seen;
}

const held = (): Promise<HTMLElement> => screen.findByRole('status', { name: 'No emails are sent at the moment' });

async function decide(button: string, question: string, confirm: string): Promise<void> {
  await userEvent.click(within(await held()).getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
}

test.each([
  ['Send only new emails', 'Send only new emails?', 'Send new emails', { drop: true }],
  ['Send all', 'Send all emails that wait?', 'Send all emails', { drop: false }],
])('C10: after a restore an administrator decides: %s', async (button, question, confirm, asked) => {
  const answers: Answers = {};
  let isHeld = true;
  answers.MailHold = () => (isHeld ? HELD : { mailHold: null });
  const seen = show(answers);
  expect(await held()).toHaveTextContent(/A backup was restored on .+ 2 emails wait until you decide\./);
  isHeld = false;
  await decide(button, question, confirm);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(seen).toEqual({ released: 1, asked: [asked] });
});

test('what was not let go is said, and the question stays', async () => {
  show({ ReleaseEmails: () => new Error('the network is gone') });
  await decide('Send all', 'Send all emails that wait?', 'Send all emails');
  expect(await within(await held()).findByRole('alert')).not.toBeEmptyDOMElement();
});

test('where nothing is held nothing stands', async () => {
  let isAsked = false;
  show({
    MailHold: () => {
      isAsked = true;
      return { mailHold: null };
    },
  });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('status')).toBeNull();
});
