import { cut, madeStorable } from '@brokerage/domain/text/storable';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { afterCommit } from '../postgres/after-commit.js';
import { poolOf } from '../postgres/pool.js';
import { messageForLog } from '../error-for-log.js';
import { newId } from '../ids.js';
import type { Email, EmailIds, EmailSources, Sender } from '../email.js';
import type { Limits, MailHold, MailOutcome, MailQueue } from '../interfaces.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { compose } from './compose.js';
import { networkOf } from '../limits.js';
import { NOTHING_ALONG, takeAlong, type Along } from './take-along.js';
import { mailboxWait } from './mailbox-limit.js';
import { isNoSuchMailbox } from './no-such-mailbox.js';
import { CLAIM, DEFER, DROP_HELD, FAILED, HELD, insertMails, RELEASE, RENEW, RETRY, SENT, VOID } from './outbox.sql.js';
import { refusalOf } from './refusal.js';
import { renderMail } from './render.js';
import type { MailTransport } from './transport.js';
import { isDataError } from '../postgres/errors.js';
import { onceAMinuteEach } from '../set-aside/once-a-minute.js';
import type { SetAside } from '../set-aside/set-aside.js';
import { startLeasedWorker, type LeasedWorker } from '../queue/leased-worker.js';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** More than a day of trying, with the waits above */
const MAX_ATTEMPTS = 30;
const MAX_ERROR = 500;
const INSERT = insertMails('$1::jsonb');
const STOPPED = 'stopped by the office';
const NOT_REPEATED = 'it waited when a backup was restored, and may have been sent before';
const ENOUGH = 'it waits until the hour is over: this mailbox had enough of these';
const NOT_SENT: MailOutcome = { state: 'REFUSED' };
const SENT_TOO: MailOutcome = { state: 'SENT' };

interface Taken {
  id: string;
  template: string;
  recipient: string;
  params: EmailIds;
  attempts: number;
  originIndex: string | null;
  deferred: boolean;
}

export interface WorkingMailQueue extends MailQueue {
  /** Begins to send. */
  start(): void;
  /** Takes no more, and waits for what is on the wire. */
  close(): Promise<void>;
}

export interface MailParts {
  config: Pick<Config, 'jobsPollSeconds' | 'waits'>;
  db: DataSource;
  limits: Limits;
  transport: MailTransport;
  emails: readonly Email[];
  sources: EmailSources;
  sender: () => Promise<Sender>;
  metrics: Metrics;
  setAside: SetAside;
  log: Logger;
}

/** Seconds until the next try after so many failed ones. */
export function waitAfter(failedAttempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** failedAttempts, LONGEST_WAIT_SECONDS);
}

/**
 * Sends what stands in mail_message: the table is the queue. Whoever takes a row moves its `next_at` behind the lease, so
 * that the row of a killed process comes back by itself. Whatever is settled names the attempt it belongs to: a sender that
 * comes too late settles nothing.
 */
export function makeMailQueue(parts: MailParts): WorkingMailQueue {
  const { config, db, limits, transport, sources, metrics, setAside, log } = parts;
  const emails = byName(parts.emails);
  let worker: LeasedWorker | undefined;
  const unsent = onceAMinuteEach<{ template: string; last: boolean }>(
    ({ template, last }) => `${template} ${last}`,
    (mail, more) => log.warn({ ...mail, more }, 'mail could not be sent'),
  );
  const wake = (): void => worker?.wake();

  const claim = async (most: number): Promise<Taken[]> =>
    (await poolOf(db).query<Taken>({ ...CLAIM, values: [most] })).rows;

  const send = async (mail: Taken): Promise<void> => {
    const { id, template, recipient, params, attempts, originIndex, deferred } = mail;
    const email = emails.get(template);
    let along: Along = NOTHING_ALONG;
    try {
      if (!email) throw new Error(`there is no email called ${template}`);
      // an attempt that failed was counted already
      const wait = attempts === 0 ? await mailboxWait(limits, email, recipient, originIndex) : 0;
      if (wait > 0) {
        await db.query(DEFER, [id, wait, ENOUGH]);
        metrics.mails.inc({ outcome: 'delayed' });
        log.info({ mailId: id, template }, 'mail waits for its mailbox');
        return;
      }
      const data = await email.load(sources, params, { id, to: recipient });
      if (!data) {
        await drop(id, 'nothing to say to this address any more');
        return;
      }
      if (deferred) along = await takeAlong(db, sources, email, id);
      const content = compose(email, data, await parts.sender(), along.listed);
      await transport.send({ id, to: recipient, ...renderMail(content) });
    } catch (error) {
      await failed(mail, email, error);
      return;
    }
    await settle(email, params, SENT, [id, attempts], { state: 'SENT' });
    for (const older of along.ended)
      await settle(email, older.params, older.statement, [older.id, older.reason], SENT_TOO);
    metrics.mails.inc({ outcome: 'sent' });
    log.info({ mailId: id, template }, 'mail sent');
  };

  /** Writes down what became of an attempt, together with what the email's module makes of it. */
  const settle = async (
    email: Email | undefined,
    params: EmailIds,
    statement: string,
    values: readonly unknown[],
    outcome: MailOutcome,
  ): Promise<boolean> => {
    const alone = async (manager: Pick<EntityManager, 'query'>): Promise<boolean> => {
      const [, settled] = await manager.query<[unknown, number]>(statement, [...values]);
      return settled > 0;
    };
    if (!email?.settled) return alone(db);
    try {
      return await db.transaction(async (manager) => {
        const settled = await alone(manager);
        if (settled) await email.settled?.(manager, params, outcome);
        return settled;
      });
    } catch (error) {
      // an email that went out and is not noted as sent goes out again, and again
      if (!isDataError(error)) throw error;
      setAside.note('what became of emails', error, String(values[0]));
      return alone(db);
    }
  };

  const drop = async (mailId: string, reason: string): Promise<void> => {
    await db.query(VOID, [mailId, reason]);
    metrics.mails.inc({ outcome: 'void' });
    log.info({ mailId, reason }, 'mail dropped');
  };

  const failed = async (
    { id, template, attempts, params }: Taken,
    email: Email | undefined,
    error: unknown,
  ): Promise<void> => {
    const reason = error instanceof Error ? error.message : String(error);
    const last = attempts + 1 >= MAX_ATTEMPTS || isNoSuchMailbox(error);
    const status = last ? 'failed' : 'pending';
    const values = [id, attempts, status, cut(madeStorable(reason), MAX_ERROR), waitAfter(attempts)];
    await settle(email, params, FAILED, values, { state: last ? 'REFUSED' : 'DELAYED', refusal: refusalOf(error) });
    metrics.mails.inc({ outcome: last ? 'failed' : 'delayed' });
    // a mail server's refusal repeats the address
    const said = { mailId: id, template, attempts: attempts + 1, reason: messageForLog(error), last };
    unsent(said);
  };

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

    async retry(id) {
      const [revived] = await db.query<[unknown[], number]>(RETRY, [id]);
      if (revived.length > 0) wake();
      return revived.length > 0;
    },

    async stop(id) {
      const [mail] = await db.query<Taken[]>('select template, params from mail_message where id = $1', [id]);
      return mail !== undefined && settle(emails.get(mail.template), mail.params, VOID, [id, STOPPED], NOT_SENT);
    },

    async held() {
      const [hold] = await db.query<MailHold[]>(HELD);
      return hold;
    },

    async release(manager, drop) {
      const [dropped] = drop ? await manager.query<[Taken[], number]>(DROP_HELD, [NOT_REPEATED]) : [[]];
      for (const { template, params } of dropped) await emails.get(template)?.settled?.(manager, params, NOT_SENT);
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

function byName(emails: readonly Email[]): Map<string, Email> {
  const named = new Map(emails.map((email) => [email.name, email]));
  if (named.size < emails.length) throw new Error('Two emails have the same name.');
  return named;
}
