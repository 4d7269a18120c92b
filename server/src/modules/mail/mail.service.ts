import type { EntityManager } from 'typeorm';
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
  retry(actor: Actor, origin: Origin, id: string): Promise<MailMessageView> {
    const { mail } = this.#platform;
    return this.#change(actor, origin, id, {
      action: 'mail.retry',
      change: (manager) => mail.retry(manager, id),
      otherwise: 'This email has not failed, or it no longer exists.',
    });
  }

  /** Ends a message that is tried again and again. */
  stop(actor: Actor, origin: Origin, id: string): Promise<MailMessageView> {
    const { mail } = this.#platform;
    return this.#change(actor, origin, id, {
      action: 'mail.stop',
      change: (manager) => mail.stop(manager, id),
      otherwise: 'This email is not waiting, or it no longer exists.',
    });
  }

  /** Written down with what it changes, or neither. */
  #change(
    actor: Actor,
    origin: Origin,
    id: string,
    {
      action,
      change,
      otherwise,
    }: { action: string; change: (manager: EntityManager) => Promise<boolean>; otherwise: string },
  ): Promise<MailMessageView> {
    return this.#platform.db.transaction(async (manager) => {
      if (!isUuid(id) || !(await change(manager))) throw new DomainError('NOT_FOUND', otherwise);
      await writeAudit(manager, actor, origin, { action, subjectType: 'mail_message', subjectId: id });
      return view(await manager.findOneByOrFail(MailMessage, { id }));
    });
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
