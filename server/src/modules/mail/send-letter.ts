import type { EntityManager } from 'typeorm';
import type { MailParams } from '../../platform/interfaces.js';
import { SUBJECTS } from '../../platform/mail/compose.js';
import type { Platform } from '../../platform/platform.js';

type AccountTemplate = keyof typeof SUBJECTS;

type Letter = { [T in AccountTemplate]: { template: T; to: string; params: MailParams[T] } }[AccountTemplate];

/** Queues a letter about an account, inside the transaction of what it tells of. */
export async function sendLetter(
  { jobs, mail }: Pick<Platform, 'jobs' | 'mail'>,
  manager: Pick<EntityManager, 'query'>,
  letter: Letter,
): Promise<void> {
  const rows = mail.prepare([{ ...letter, subject: SUBJECTS[letter.template] }]);
  for (const { id, template, recipient, subject, params } of rows) {
    await manager.query(
      'insert into mail_message (id, template, recipient, subject, params) values ($1, $2, $3, $4, $5)',
      [id, template, recipient, subject, params],
    );
  }
  await jobs.insert(manager, mail.jobsFor(rows));
}
