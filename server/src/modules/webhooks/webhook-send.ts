import { RETRY_AFTER, TRIED_FOR, type DeliveryStatus } from '@brokerage/domain/integrations/webhook-events';
import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { WEBHOOK_STOPPED } from './emails/webhook-stopped.email.js';
import { postToInternet, type Post } from './post.js';
import { CLAIM, SETTLE, STOP } from './webhook.sql.js';
import { signedHeaders } from './webhook-signature.js';

export const NAME = 'webhooks';
/** So many are on their way at once */
const BATCH = 50;
/** The receiver says that nobody listens there any more */
const GONE = 410;

interface Due {
  id: string;
  type: string;
  data: Record<string, unknown>;
  attempts: number;
  createdAt: Date;
  webhookId: string;
  url: string;
  secret: string;
}

type Parts = Pick<Platform, 'db' | 'encryption' | 'mail' | 'setAside'>;

/** Sends what is due until nothing is. An event may arrive twice: its id says so to the receiver. */
export async function sendDue(parts: Parts, post: Post = postToInternet, now = (): Date => new Date()): Promise<void> {
  for (;;) {
    const [due] = await parts.db.query<[Due[], number]>(CLAIM, [BATCH]);
    const send = (delivery: Due): Promise<void> => sendOne(parts, delivery, post, now());
    // side by side: a receiver that is slow holds up no other, and what fails is thrown once the others are done
    const outcomes = await Promise.allSettled(
      due.map((delivery) => oneByOne([delivery], send, ({ id }, error) => parts.setAside.note(NAME, error, id))),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    if (due.length < BATCH) return;
  }
}

/** Each attempt is signed anew, with its own time. A redirect is no answer that we follow. */
async function sendOne(parts: Parts, delivery: Due, post: Post, at: Date): Promise<void> {
  const { id, type, data, attempts, createdAt, webhookId, url, secret } = delivery;
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const headers = signedHeaders(parts.encryption.decryptText(secret), `msg_${id}`, body, at);
  const code = await post(url, body, headers);
  const delivered = code !== undefined && code >= 200 && code < 300;
  const wait = delivered || code === GONE ? undefined : RETRY_AFTER[attempts - 1];
  const status: DeliveryStatus = delivered ? 'DELIVERED' : wait === undefined ? 'FAILED' : 'WAITING';
  await parts.db.query(SETTLE, [id, attempts, status, code ?? null, wait ?? null]);
  if (status === 'FAILED') await stop(parts, webhookId, code === GONE);
}

/** Unless it took another event meanwhile. Its owner is told, and begins again when the receiver is mended. */
async function stop({ db, mail }: Parts, webhookId: string, isGone: boolean): Promise<void> {
  await db.transaction(async (manager) => {
    const [owner] = await manager.query<{ email: string }[]>(STOP, [webhookId, isGone, TRIED_FOR]);
    if (owner) await mail.queue(manager, [emailTo(WEBHOOK_STOPPED, owner.email, { webhookId })]);
  });
}
