import { validate as isUuid } from 'uuid';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError } from '../domain-error.js';
import { checkPage, type Paged } from '../paging.js';
import { MailMessage, type MailStatus } from './mail-message.entity.js';
import type { MailMessageView } from './mail.types.js';

const view = ({ recipient, ...message }: MailMessage): MailMessageView => ({ ...message, to: recipient });

/** What the office sees of the e-mails. */
export class MailService {
  readonly #platform: Pick<Platform, 'db' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'mail'>) {
    this.#platform = platform;
  }

  /** Newest first. */
  async queue(
    _actor: Actor,
    status: MailStatus | undefined,
    paging: { page: number; limit: number },
  ): Promise<Paged<MailMessageView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const messages = this.#platform.db.getRepository(MailMessage);
    const where = status ? { status } : {};
    const [items, totalItems] = await Promise.all([
      messages.find({ where, order: { createdAt: 'DESC', id: 'DESC' }, skip: offset, take: limit }),
      messages.countBy(where),
    ]);
    return { items: items.map(view), totalItems, page, limit };
  }

  /** Puts a failed message back into the queue. */
  async retry(actor: Actor, origin: Origin, id: string): Promise<MailMessageView> {
    const { db, mail } = this.#platform;
    if (!isUuid(id) || !(await mail.retry(id))) {
      throw new DomainError('NOT_FOUND', 'There is no failed message of this id.');
    }
    await writeAudit(db.manager, actor, origin, { action: 'mail.retry', subjectType: 'mail_message', subjectId: id });
    return view(await db.getRepository(MailMessage).findOneByOrFail({ id }));
  }
}
