import { gapProblem } from '@brokerage/domain/enquiries/reply-template';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../../../kernel/actor.js';
import { DomainError } from '../../../../kernel/domain-error.js';
import type { Sender } from '../../../../platform/email.js';
import { compose } from '../../../../platform/mail/compose.js';
import { renderMail } from '../../../../platform/mail/render.js';
import type { Platform } from '../../../../platform/platform.js';
import { writeAudit } from '../../../audits/public.js';
import { STAFF_EMAIL } from './emails/staff-email.email.js';
import { EnquiryContact } from '../contact.entity.js';
import { writeContactEmail, type ContactWritten } from './contact-email.js';
import { WRITE_EMAIL } from './email.limits.js';
import { BY_KEY, STATES, type SealedEmail } from './email.sql.js';
import type { EnquiryEmailInput, EnquiryEmailPreview } from './email.types.js';
import type { EnquiryEmailState, EnquiryEmailView } from './email.view.js';
import { checkFollowUp } from '../../change.js';
import { Enquiry } from '../../enquiry.entity.js';
import type { EnquiryContactView } from '../../enquiry.types.js';
import { openEmail, type Words } from './open-email.js';
import { checkVersion, NO_ENQUIRY, workOn, type Worked } from '../../work-on.js';
import { wordsProblems } from './written-words.js';
import { SITE_SETTINGS } from '../../../settings/public.sql.js';

const LONGEST_KEY = 100;
const USED = 'This email was sent already. Close it and open it again to write another.';

export interface Sent extends Worked {
  email: EnquiryEmailView;
  contact: EnquiryContactView;
}

/** What the office writes to the person of an enquiry. */
export class EnquiryEmailService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;
  readonly #sender: () => Promise<Sender>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>, sender: () => Promise<Sender>) {
    this.#platform = platform;
    this.#sender = sender;
  }

  /** How far the emails of an enquiry are. Says nothing of what is in them, so it leaves no audit row. */
  states(id: string): Promise<EnquiryEmailState[]> {
    return isUuid(id) ? this.#platform.db.query<EnquiryEmailState[]>(STATES, [id]) : Promise.resolve([]);
  }

  /** The email as it will be sent, by the same code. */
  async preview(actor: Actor, id: string, asked: Words): Promise<EnquiryEmailPreview> {
    const { db } = this.#platform;
    const enquiry = isUuid(id) ? await db.manager.findOneBy(Enquiry, { id }) : null;
    if (!enquiry) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
    const [office] = await db.query<{ email: string }[]>(`select email from ${SITE_SETTINGS} site_settings`);
    const replyTo = office?.email ?? '';
    const data = { subject: asked.subject.trim(), text: asked.text, authorName: actor.name, replyTo };
    const { subject, html } = renderMail(compose(STAFF_EMAIL, data, await this.#sender()));
    return { to: enquiry.email, replyTo, subject, html };
  }

  /**
   * Queues the email and records it as a contact, which stops the clock, in one transaction. To whom it goes is decided
   * now. The same key sends once.
   */
  async send(actor: Actor, origin: Origin, asked: EnquiryEmailInput): Promise<Sent> {
    const { db, limits } = this.#platform;
    const words = checkedWords(asked);
    const { key, takesOwner: takes, followUpAt = null } = asked;
    if (key === '' || key.length > LONGEST_KEY) {
      throw new DomainError('INVALID', `Use a key of 1 to ${LONGEST_KEY} characters.`, 'key');
    }
    checkFollowUp(followUpAt);
    await limits.consume(WRITE_EMAIL, actor.userId);
    let before: Pick<Sent, 'email' | 'contact'> | undefined;
    let written: ContactWritten | undefined;
    const worked = await workOn(db, { id: asked.id }, async (manager, found) => {
      // what arrives twice at once waits at the lock, and finds another version than it names
      before = await this.#known(manager, asked);
      if (before) {
        if (before.email.subject !== words.subject || before.email.text !== words.text) {
          throw new DomainError('IDEMPOTENCY_MISMATCH', USED);
        }
        return null;
      }
      checkVersion(found, asked.expectedVersion);
      const email = { email: STAFF_EMAIL, ids: {}, to: found.email, words, key, takes, followUpAt };
      written = await writeContactEmail(this.#platform, manager, actor, origin, found, email);
      await writeAudit(manager, actor, origin, {
        action: 'enquiry.email',
        subjectType: 'enquiry',
        subjectId: found.id,
        after: { email: written.id },
      });
      return written.event;
    });
    if (before) return { ...worked, ...before };
    if (!written) throw new Error('An email was neither written nor known.');
    const { id, contact } = written;
    const queued = { state: 'QUEUED', refusal: null, smtp: null, settledAt: null } as const;
    return {
      ...worked,
      contact: { ...contact, actorName: actor.name },
      email: {
        ...{ id, contactId: contact.id, authorName: actor.name, to: worked.enquiry.email, at: contact.at },
        ...words,
        ...queued,
      },
    };
  }

  /** What was sent with this key before, if anything. */
  async #known(
    manager: EntityManager,
    { id, key }: Pick<EnquiryEmailInput, 'id' | 'key'>,
  ): Promise<Pick<Sent, 'email' | 'contact'> | undefined> {
    const [row] = await manager.query<{ email: SealedEmail }[]>(BY_KEY, [id, key]);
    if (!row) return undefined;
    const email = openEmail(this.#platform.encryption, row.email);
    const { kind, outcome, at } = await manager.findOneByOrFail(EnquiryContact, { id: email.contactId });
    return { email, contact: { id: email.contactId, kind, outcome, at, note: null, actorName: email.authorName } };
  }
}

/** Every problem together, for the form. A gap of a template must not reach anybody. */
function checkedWords(asked: Words): Words {
  const { words, problems } = wordsProblems(asked);
  for (const field of ['subject', 'text'] as const) {
    const message = gapProblem(words[field]);
    if (message !== undefined) problems.push({ code: 'INVALID', message, field: [field] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return words;
}
