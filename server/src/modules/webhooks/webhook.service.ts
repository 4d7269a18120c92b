import { eventsProblem, WEBHOOK_URL } from '@brokerage/domain/integrations/webhook';
import {
  DELIVERIES_LISTED,
  EVENT_CODES,
  MOST_WEBHOOKS,
  TEST_EVENT,
  type WebhookEvent,
} from '@brokerage/domain/integrations/webhook-events';
import { validate as isUuid } from 'uuid';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { type AuditEntry, writeAudit } from '../audits/public.js';
import { checkForProgram, checkRoom, type OwnershipService } from '../people/public.js';
import { WEBHOOK_MADE } from './emails/webhook-made.email.js';
import { EVENTS_ASKED_FOR } from './webhook.limits.js';
import { newWebhookSecret } from './webhook-signature.js';
import { COUNT, DELETE, DELIVERIES, MAKE, OF_OWNER, RESEND, RESUME, TEST } from './webhook.sql.js';
import type { CreateWebhookInput, WebhookDeliveryView, WebhookView } from './webhook.types.js';

const NOT_FOUND = 'We couldn’t find this webhook.';
const NOT_SENT = 'We couldn’t send it. The webhook is gone or stopped, or the event is on its way.';
const ROOM = {
  count: COUNT,
  most: MOST_WEBHOOKS,
  full: `You have ${MOST_WEBHOOKS} webhooks already. Delete one you don’t use first.`,
};

/** Where people are told of what happens to what is theirs. */
export class WebhookService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;
  readonly #ownership: OwnershipService;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>, ownership: OwnershipService) {
    this.#platform = platform;
    this.#ownership = ownership;
  }

  list({ userId }: Actor): Promise<WebhookView[]> {
    return this.#platform.db.query<WebhookView[]>(OF_OWNER, [userId]);
  }

  /** The newest events of one; none where it is somebody else's. */
  async deliveries({ userId }: Actor, id: string): Promise<WebhookDeliveryView[]> {
    return isUuid(id)
      ? this.#platform.db.query<WebhookDeliveryView[]>(DELIVERIES, [userId, id, DELIVERIES_LISTED])
      : [];
  }

  /** Gives its id and its secret, shown this once. The owner is told by email, in case it was somebody else. */
  async create(
    actor: Actor,
    origin: Origin,
    { url: typed, events, password, confirmationCode }: CreateWebhookInput,
  ): Promise<{ id: string; secret: string }> {
    const { db, encryption, mail } = this.#platform;
    const { userId, email } = actor;
    const chosen = EVENT_CODES.filter((code) => events.includes(code));
    const url = typed.trim();
    checkForProgram({ line: WEBHOOK_URL, text: url, several: { name: 'events', problem: eventsProblem(chosen) } });
    const spend = await this.#ownership.confirm(actor, {
      password: { text: password ?? '', field: 'password' },
      code: { text: confirmationCode ?? '', field: 'confirmationCode' },
    });
    const [id, secret] = [newId(), newWebhookSecret()];
    await db.transaction(async (manager) => {
      await spend(manager);
      await checkRoom(manager, userId, ROOM);
      const values = [id, userId, new URL(url).href, encryption.encryptText(secret), chosen];
      await manager.query(MAKE, values);
      await note(manager, actor, origin, { action: 'webhook.make', after: { events: chosen } });
      await mail.queue(manager, [emailTo(WEBHOOK_MADE, email, { webhookId: id })], origin);
    });
    return { id, secret };
  }

  async delete(actor: Actor, origin: Origin, id: string): Promise<void> {
    await this.#change(actor, origin, id, {
      statement: DELETE,
      entryOf: (events) => ({ action: 'webhook.delete', before: { events } }),
    });
  }

  /** One that stopped begins again with the next event. */
  async resume(actor: Actor, origin: Origin, id: string): Promise<void> {
    await this.#change(actor, origin, id, {
      statement: RESUME,
      entryOf: (events) => ({ action: 'webhook.start', after: { events } }),
    });
  }

  /** An event without content, on its way within a minute. */
  async test(actor: Actor, id: string): Promise<void> {
    await this.#ask(actor, id, TEST, [newId(), id, actor.userId, TEST_EVENT]);
  }

  /** Sends an event again that was taken or given up. */
  async resend(actor: Actor, id: string): Promise<void> {
    await this.#ask(actor, id, RESEND, [id, actor.userId]);
  }

  async #ask({ userId }: Actor, id: string, statement: string, values: readonly string[]): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume(EVENTS_ASKED_FOR, userId);
    const [asked] = isUuid(id) ? await db.query<{ id: string }[]>(statement, [...values]) : [];
    if (!asked) throw new DomainError('NOT_FOUND', NOT_SENT);
  }

  async #change(
    actor: Actor,
    origin: Origin,
    id: string,
    { statement, entryOf }: { statement: string; entryOf: (events: readonly WebhookEvent[]) => Entry },
  ): Promise<void> {
    await this.#platform.db.transaction(async (manager) => {
      const [[changed]] = isUuid(id)
        ? await manager.query<[{ events: WebhookEvent[] }[], number]>(statement, [id, actor.userId])
        : [[]];
      if (!changed) throw new DomainError('NOT_FOUND', NOT_FOUND);
      await note(manager, actor, origin, entryOf(changed.events));
    });
  }
}

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

const note = (manager: EntityManager, actor: Actor, origin: Origin, entry: Entry): Promise<void> =>
  writeAudit(manager, actor, origin, { ...entry, subjectType: 'user', subjectId: actor.userId });
