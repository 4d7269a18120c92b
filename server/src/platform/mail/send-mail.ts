import { cut, madeStorable } from '@brokerage/domain/text/storable';
import type { DataSource, EntityManager } from 'typeorm';
import { messageForLog } from '../error-for-log.js';
import type { Email, EmailIds, EmailSources, Sender } from '../email.js';
import type { Limits, MailOutcome } from '../interfaces.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { isConnectionError, isDataError } from '../postgres/errors.js';
import { onceAMinuteEach } from '../set-aside/once-a-minute.js';
import type { SetAside } from '../set-aside/set-aside.js';
import { compose } from './compose.js';
import { loadFor } from './load-for.js';
import { mailboxWait } from './mailbox-limit.js';
import { isNoSuchMailbox } from './no-such-mailbox.js';
import { DEFER, FAILED, SENT, VOID } from './outbox.sql.js';
import { refusalOf } from './refusal.js';
import { renderMail } from './render.js';
import { NOTHING_ALONG, takeAlong, type Along } from './take-along.js';
import type { MailTransport } from './transport.js';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** More than a day of trying, with the waits above */
const MAX_ATTEMPTS = 30;
const MAX_ERROR = 500;
const ENOUGH = 'it waits until the hour is over: this mailbox had enough of these';
const IS_SENT: MailOutcome = { state: 'SENT' };
/** Nobody tried: it was stopped, or had nothing to say any more */
export const NOT_SENT: MailOutcome = { state: 'REFUSED', refusal: { reason: 'STOPPED', smtp: null } };

/** An email of the queue whose turn it is */
export interface Taken {
  id: string;
  template: string;
  recipient: string;
  params: EmailIds;
  attempts: number;
  originIndex: string | null;
  deferred: boolean;
}

export interface SendingParts {
  db: DataSource;
  limits: Limits;
  transport: MailTransport;
  emails: ReadonlyMap<string, Email>;
  sources: EmailSources;
  sender: () => Promise<Sender>;
  metrics: Metrics;
  setAside: SetAside;
  log: Logger;
}

/** Writes down what became of an attempt, together with what the email's module makes of it. */
export type Settle = (
  email: Email | undefined,
  params: EmailIds,
  statement: string,
  values: readonly unknown[],
  outcome: MailOutcome,
) => Promise<boolean>;

/** Seconds until the next try after so many failed ones. */
export function waitAfter(failedAttempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** failedAttempts, LONGEST_WAIT_SECONDS);
}

/** Another attempt, or somebody in the office, settled it meanwhile. */
class SettledAlready extends Error {}

type Statement = (on: Pick<EntityManager, 'query'>) => Promise<boolean>;

/**
 * What the email's module makes of an outcome, then the outcome, or neither. In this order: whoever deletes what an email is
 * about holds that row, and its trigger then takes the email. Who held the email meanwhile and waited for the row would wait
 * for ever, and what was sent would be sent again.
 */
export async function settleTogether(
  on: Pick<EntityManager, 'transaction'>,
  email: Pick<Email, 'settled'> | undefined,
  params: EmailIds,
  outcome: MailOutcome,
  write: Statement,
): Promise<boolean> {
  try {
    await on.transaction(async (manager) => {
      await email?.settled?.(manager, params, outcome);
      if (!(await write(manager))) throw new SettledAlready();
    });
    return true;
  } catch (error) {
    if (error instanceof SettledAlready) return false;
    throw error;
  }
}

export const settling =
  (statement: string, values: readonly unknown[]): Statement =>
  async (on) => {
    const [, settled] = await on.query<[unknown, number]>(statement, [...values]);
    return settled > 0;
  };

export function makeSettle({ db, setAside }: Pick<SendingParts, 'db' | 'setAside'>): Settle {
  return async (email, params, statement, values, outcome) => {
    const alone = settling(statement, values);
    if (!email?.settled) return alone(db);
    const together = (): Promise<boolean> => settleTogether(db.manager, email, params, outcome, alone);
    try {
      // of two emails to one address each may mark what the other has locked; the one that gives way tries once more
      return await together().catch((error: unknown) => {
        if (!isConnectionError(error)) throw error;
        return together();
      });
    } catch (error) {
      // an email that went out and is not noted as sent goes out again, and again
      if (!isDataError(error)) throw error;
      setAside.note('what became of emails', error, String(values[0]));
      return alone(db);
    }
  };
}

/** Sends one email after another. An attempt ends sent, dropped, or refused until later or for good. */
export function makeSend(parts: SendingParts, settle: Settle): (mail: Taken) => Promise<void> {
  const { db, limits, transport, emails, sources, sender, metrics, log } = parts;
  const unsent = onceAMinuteEach<{ template: string; last: boolean }>(
    ({ template, last }) => `${template} ${last}`,
    (mail, more) => log.warn({ ...mail, more }, 'mail could not be sent'),
  );

  const drop = async ({ id: mailId, params }: Taken, email: Email, reason: string): Promise<void> => {
    await settle(email, params, VOID, [mailId, reason], NOT_SENT);
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

  return async (mail) => {
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
      const data = await loadFor(email, sources, params, { id, to: recipient });
      if (!data) {
        await drop(mail, email, 'nothing to say to this address any more');
        return;
      }
      if (deferred) along = await takeAlong(db, sources, email, id);
      const content = compose(email, data, await sender(), along.listed);
      await transport.send({ id, to: recipient, ...renderMail(content) });
    } catch (error) {
      await failed(mail, email, error);
      return;
    }
    await settle(email, params, SENT, [id, attempts], IS_SENT);
    for (const older of along.ended)
      await settle(email, older.params, older.statement, [older.id, older.reason], older.isListed ? IS_SENT : NOT_SENT);
    metrics.mails.inc({ outcome: 'sent' });
    log.info({ mailId: id, template }, 'mail sent');
  };
}
