import { validate as isUuid } from 'uuid';
import type { MailHold } from '../../platform/interfaces.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeAudit, writeRead } from '../audits/public.js';
import { DomainError } from '../../kernel/domain-error.js';
import { checkPage, type Paged, type Paging } from '../../kernel/paging.js';
import { MailMessage, MailStatus } from './mail-message.entity.js';
import type { MailMessageView } from './mail.types.js';

const view = ({ recipient, ...message }: MailMessage): MailMessageView => ({
  ...message,
  to: recipient,
  putOffUntil:
    message.status === MailStatus.PENDING && message.deferredAt && message.attempts === 0 ? message.nextAt : null,
});

/** The emails as the office sees them. */
export class MailService {
  readonly #platform: Pick<Platform, 'db' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'mail'>) {
    this.#platform = platform;
  }

  /** Newest first. */
  async queue(
    actor: Actor,
    origin: Origin,
    status: MailStatus | undefined,
    paging: Paging,
  ): Promise<Paged<MailMessageView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const messages = this.#platform.db.getRepository(MailMessage);
    const where = status ? { status } : {};
    const [items, totalItems] = await Promise.all([
      messages.find({ where, order: { createdAt: 'DESC', id: 'DESC' }, skip: offset, take: limit }),
      messages.countBy(where),
      writeRead(this.#platform.db.manager, actor, origin, 'mail_message.list', { page, status }),
    ]);
    return { items: items.map(view), totalItems, page, limit };
  }

  /** Puts a failed message back into the queue. */
  async retry(actor: Actor, origin: Origin, id: string): Promise<MailMessageView> {
    if (!isUuid(id) || !(await this.#platform.mail.retry(id))) {
      throw new DomainError('NOT_FOUND', 'This email has not failed, or it no longer exists.');
    }
    return this.#changed(actor, origin, 'mail.retry', id);
  }

  /** Ends a message that is tried again and again. */
  async stop(actor: Actor, origin: Origin, id: string): Promise<MailMessageView> {
    if (!isUuid(id) || !(await this.#platform.mail.stop(id))) {
      throw new DomainError('NOT_FOUND', 'This email is not waiting, or it no longer exists.');
    }
    return this.#changed(actor, origin, 'mail.stop', id);
  }

  async #changed(actor: Actor, origin: Origin, action: string, id: string): Promise<MailMessageView> {
    const { db } = this.#platform;
    await writeAudit(db.manager, actor, origin, { action, subjectType: 'mail_message', subjectId: id });
    return view(await db.getRepository(MailMessage).findOneByOrFail({ id }));
  }

  held(): Promise<MailHold | undefined> {
    return this.#platform.mail.held();
  }

  /** Lets emails go again after a restore. `drop`: those that waited in the backup are not sent. */
  async release(actor: Actor, origin: Origin, drop: boolean): Promise<boolean> {
    const { db, mail } = this.#platform;
    return db.transaction(async (manager) => {
      const released = await mail.release(manager, drop);
      if (released) {
        const kept = { action: 'mail.release', subjectType: 'mail_hold', after: { drop } };
        await writeAudit(manager, actor, origin, kept);
      }
      return released;
    });
  }
}
