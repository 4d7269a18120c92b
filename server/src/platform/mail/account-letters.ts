import { createElement } from 'react';
import type { DataSource } from 'typeorm';
import type { MailQueue } from '../interfaces.js';
import { deviceOf } from '../device.js';
import { mintToken, type TokenPurpose } from '../one-time-tokens.js';
import {
  AccountDeleted,
  EmailChanged,
  NewSignIn,
  PasswordChanged,
  ResetPassword,
  VerifyEmail,
} from './templates/account.js';
import type { Sender } from './templates/letter.js';

/** The subjects, as the queue shows them and as they are sent. */
export const SUBJECTS = {
  'verify-email': 'Confirm your email address',
  'reset-password': 'Choose a new password',
  'password-changed': 'Your password was changed',
  'email-changed': 'Your email address was changed',
  'new-sign-in': 'A new sign-in to your account',
  'account-deleted': 'Your account was deleted',
} as const;

interface Person {
  id: string;
  name: string;
  email: string;
}

interface SignIn {
  name: string;
  at: Date;
  ip: string | null;
  userAgent: string | null;
}

interface Parts {
  mail: MailQueue;
  db: DataSource;
  siteUrl: string;
  sender: () => Promise<Sender>;
}

/** The letters about an account. Their links lead to SITE_URL, whatever host a request named. */
export function registerAccountLetters({ mail, db, siteUrl, sender }: Parts): void {
  const personOf = async (userId: string): Promise<Person> =>
    found(await db.query<Person[]>('select id, name, email from user_account where id = $1', [userId]));

  const linkTo = async (person: Person, purpose: TokenPurpose, page: string): Promise<string> => {
    const token = await mintToken(db, { userId: person.id, email: person.email }, purpose);
    // behind the number sign it reaches no server's log and no Referer
    return `${siteUrl}/${page}#token=${token}`;
  };

  mail.register('verify-email', async ({ userId }) => {
    const person = await personOf(userId);
    const url = await linkTo(person, 'verify_email', 'verify-email');
    const element = createElement(VerifyEmail, { sender: await sender(), name: person.name, url });
    return { subject: SUBJECTS['verify-email'], element };
  });

  mail.register('reset-password', async ({ userId }) => {
    const person = await personOf(userId);
    const url = await linkTo(person, 'reset_password', 'reset-password');
    const element = createElement(ResetPassword, { sender: await sender(), name: person.name, url });
    return { subject: SUBJECTS['reset-password'], element };
  });

  mail.register('password-changed', async ({ userId }) => {
    const { name } = await personOf(userId);
    return {
      subject: SUBJECTS['password-changed'],
      element: createElement(PasswordChanged, { sender: await sender(), name }),
    };
  });

  mail.register('email-changed', async ({ userId }) => {
    const { name } = await personOf(userId);
    return {
      subject: SUBJECTS['email-changed'],
      element: createElement(EmailChanged, { sender: await sender(), name }),
    };
  });

  mail.register('new-sign-in', async ({ sessionId }) => {
    const { name, at, ip, userAgent } = found(
      await db.query<SignIn[]>(
        `select u.name, s.created_at as at, s.ip, s.user_agent as "userAgent"
         from session s join user_account u on u.id = s.user_id where s.id = $1`,
        [sessionId],
      ),
    );
    const parts = { sender: await sender(), name, at, device: deviceOf(userAgent), ip: ip ?? 'unknown' };
    return { subject: SUBJECTS['new-sign-in'], element: createElement(NewSignIn, parts) };
  });

  mail.register('account-deleted', async () => ({
    subject: SUBJECTS['account-deleted'],
    element: createElement(AccountDeleted, { sender: await sender() }),
  }));
}

function found<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('what this mail tells of is not there any more');
  return row;
}
