import type { EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { afterCommit } from '../postgres/after-commit.js';
import { poolOf } from '../postgres/pool.js';
import { newId } from '../ids.js';
import type { Email } from '../email.js';
import type { MailHold, MailQueue } from '../interfaces.js';
import { networkOf } from '../limits.js';
import { CLAIM, DROP_HELD, HELD, HELD_OF, insertMails, RELEASE, RENEW, RETRY, VOID } from './outbox.sql.js';
import {
  makeSend,
  makeSettle,
  NOT_SENT,
  settleTogether,
  settling,
  type SendingParts,
  type Taken,
} from './send-mail.js';
import { startLeasedWorker, type LeasedWorker } from '../queue/leased-worker.js';

const INSERT = insertMails('$1::jsonb');
const STOPPED = 'stopped by the office';
const NOT_REPEATED = 'it waited when a backup was restored, and may have been sent before';

export interface WorkingMailQueue extends MailQueue {
  /** Begins to send. */
  start(): void;
  /** Takes no more, and waits for what is on the wire. */
  close(): Promise<void>;
}

export interface MailParts extends Omit<SendingParts, 'emails'> {
  config: Pick<Config, 'jobsPollSeconds' | 'waits'>;
  emails: readonly Email[];
}

/**
 * Sends what stands in mail_message: the table is the queue. Whoever takes a row moves its `next_at` behind the lease, so
 * that the row of a killed process comes back by itself. Whatever is settled names the attempt it belongs to: a sender that
 * comes too late settles nothing.
 */
export function makeMailQueue(parts: MailParts): WorkingMailQueue {
  const { config, db, transport, sources, log } = parts;
  const emails = byName(parts.emails);
  const settle = makeSettle(parts);
  const send = makeSend({ ...parts, emails }, settle);
  let worker: LeasedWorker | undefined;
  const wake = (): void => worker?.wake();

  const claim = async (most: number): Promise<Taken[]> =>
    (await poolOf(db).query<Taken>({ ...CLAIM, values: [most] })).rows;

  const prepare: MailQueue['prepare'] = (messages, cause) => {
    const origin = cause ? sources.encryption.blindIndex(`mail of ${networkOf(cause.ip)}`) : null;
    return messages.map((message) => message.row(newId(), origin));
  };

  return {
    prepare,
    wake,

    async queue(manager, messages, cause) {
      const rows = prepare(messages, cause);
      await manager.query(INSERT, [JSON.stringify(rows)]);
      afterCommit(manager, wake);
      return rows.map(({ id }) => id);
    },

    async retry(manager, id) {
      const [revived] = await manager.query<[unknown[], number]>(RETRY, [id]);
      afterCommit(manager, wake);
      return revived.length > 0;
    },

    async stop(manager, id) {
      const [mail] = await manager.query<Taken[]>('select template, params from mail_message where id = $1', [id]);
      if (!mail) return false;
      return settleTogether(manager, emails.get(mail.template), mail.params, NOT_SENT, settling(VOID, [id, STOPPED]));
    },

    async held() {
      const [hold] = await db.query<MailHold[]>(HELD);
      return hold;
    },

    async release(manager, drop) {
      if (drop) await dropHeld(manager, emails);
      const [released] = await manager.query<[unknown[], number]>(RELEASE);
      afterCommit(manager, wake);
      return released.length > 0;
    },

    start() {
      worker = startLeasedWorker<Taken>({
        what: 'emails',
        claim,
        run: send,
        renew: async (mails) => {
          await db.query(RENEW, [mails.map(({ id }) => id)]);
        },
        atOnce: transport.atOnce,
        stopWithinMs: config.waits.mailMs,
        lookEverySeconds: config.jobsPollSeconds,
        log,
      });
    },
    close: async () => worker?.stop(),
  };
}

/** What a module makes of it comes before, as with each that is sent. */
async function dropHeld(manager: EntityManager, emails: ReadonlyMap<string, Email>): Promise<void> {
  const kinds = [...emails.values()].filter((email) => email.settled !== undefined).map(({ name }) => name);
  const told = await manager.query<Pick<Taken, 'id' | 'template' | 'params'>[]>(HELD_OF, [kinds]);
  for (const { id, template, params } of told)
    await settleTogether(manager, emails.get(template), params, NOT_SENT, settling(VOID, [id, NOT_REPEATED]));
  await manager.query(DROP_HELD, [NOT_REPEATED]);
}

function byName(emails: readonly Email[]): Map<string, Email> {
  const named = new Map(emails.map((email) => [email.name, email]));
  if (named.size < emails.length) throw new Error('Two emails have the same name.');
  return named;
}
