import type { DataSource } from 'typeorm';
import type { MailQueue } from '../interfaces.js';
import { deviceOf } from '../device.js';
import { mintToken, type TokenPurpose } from '../one-time-tokens.js';
import { compose } from './compose.js';
import type { Sender } from './templates/letter.js';

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
    return compose('verify-email', { sender: await sender(), name: person.name, url });
  });

  mail.register('reset-password', async ({ userId }) => {
    const person = await personOf(userId);
    const url = await linkTo(person, 'reset_password', 'reset-password');
    return compose('reset-password', { sender: await sender(), name: person.name, url });
  });

  mail.register('password-changed', async ({ userId }) => {
    const { name } = await personOf(userId);
    return compose('password-changed', { sender: await sender(), name });
  });

  mail.register('email-changed', async ({ userId }) => {
    const { name } = await personOf(userId);
    return compose('email-changed', { sender: await sender(), name });
  });

  mail.register('new-sign-in', async ({ sessionId }) => {
    const { name, at, ip, userAgent } = found(
      await db.query<SignIn[]>(
        `select u.name, s.created_at as at, s.ip, s.user_agent as "userAgent"
         from session s join user_account u on u.id = s.user_id where s.id = $1`,
        [sessionId],
      ),
    );
    const device = deviceOf(userAgent);
    return compose('new-sign-in', { sender: await sender(), name, at, device, ip: ip ?? 'unknown' });
  });

  mail.register('account-deleted', async () => compose('account-deleted', { sender: await sender() }));
}

function found<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('what this mail tells of is not there any more');
  return row;
}
