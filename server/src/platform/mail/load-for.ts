import type { Email, EmailIds, EmailSources } from '../email.js';
import type { QueuedMail } from '../interfaces.js';
import { isSameMailbox } from '../mailed-link.js';

/** What an email says to the address it was queued for. Undefined: it is for another one by now, or has nothing to say. */
export async function loadFor<Ids extends EmailIds, Data extends object>(
  email: Pick<Email<Ids, Data>, 'mailbox' | 'load'>,
  sources: EmailSources,
  ids: NoInfer<Ids>,
  message: QueuedMail,
): Promise<Data | undefined> {
  if (email.mailbox) {
    const mailbox = await email.mailbox(sources, ids);
    if (!isSameMailbox(mailbox ?? '', message.to)) return undefined;
  }
  return email.load(sources, ids, message);
}
