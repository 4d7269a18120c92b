import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../../../kernel/actor.js';
import { emailTo, type Email, type EmailIds } from '../../../../platform/email.js';
import { newId } from '../../../../platform/ids.js';
import type { MailOutcome } from '../../../../platform/interfaces.js';
import type { Platform } from '../../../../platform/platform.js';
import type { Enquiry } from '../../enquiry.entity.js';
import type { EnquiryContactView, EnquiryEventView } from '../../enquiry.types.js';
import { writeContact } from '../write-contact.js';
import { EnquiryEmail } from './email.entity.js';
import { settleEnquiryEmail } from './email.settle.js';
import type { Words } from './open-email.js';

/** Of an email that counts as a contact: where it is not delivered, the contact is taken back and the clock runs again. */
export const settleContact = (
  manager: EntityManager,
  { enquiryEmailId }: { enquiryEmailId: string },
  outcome: MailOutcome,
): Promise<void> => settleEnquiryEmail(manager, enquiryEmailId, outcome);

/** An email that counts as a contact. Only such a one can be written as one. */
export type ContactEmail<Ids extends EmailIds, Data extends object = object, Known extends keyof Data = never> = Email<
  Ids & { enquiryEmailId: string },
  Data,
  Known
> & { settled: typeof settleContact };

interface Asked<Ids extends EmailIds> {
  email: ContactEmail<Ids>;
  /** What it is about besides */
  ids: Ids;
  to: string;
  /** As the file shows it */
  words: Words;
  /** The same one sends once */
  key: string;
  takes: boolean;
  followUpAt: Date | null;
}

export interface ContactWritten {
  id: string;
  contact: Omit<EnquiryContactView, 'actorName'>;
  event: EnquiryEventView | null;
}

/** Queues an email and records it as a contact, which stops the clock of the locked enquiry. */
export async function writeContactEmail<Ids extends EmailIds>(
  { encryption, mail }: Pick<Platform, 'encryption' | 'mail'>,
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  found: Enquiry,
  { email, ids, to, words, key, takes, followUpAt }: Asked<Ids>,
): Promise<ContactWritten> {
  const [enquiryEmailId, at] = [newId(), new Date()];
  const contact = { id: newId(), kind: 'EMAIL', outcome: 'SENT', at, note: null } as const;
  const event = await writeContact(manager, actor, origin, found, { ...contact, takes, followUpAt, chosen: {} });
  await manager.insert(EnquiryEmail, {
    ...{ id: enquiryEmailId, enquiryId: found.id, authorId: actor.userId, contactId: contact.id, key },
    ...{ recipient: to, content: encryption.encryptJson(words), createdAt: at },
    ...(event?.from && event.to && { statusBefore: event.from, statusAfter: event.to }),
  });
  await mail.queue(manager, [emailTo(email, to, { enquiryEmailId, ...ids })]);
  return { id: enquiryEmailId, contact, event };
}
