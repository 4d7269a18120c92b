import type { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import type { Jobs, MailContent, MailParams, MailQueue, MailRow, MailTemplate } from '../interfaces.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { renderMail } from './render.js';
import type { MailTransport } from './transport.js';

const QUEUE = 'mail';
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** More than a day of trying, with the waits above */
const MAX_ATTEMPTS = 30;

type Resolver = (params: Record<string, string>) => Promise<MailContent>;

interface Waiting {
  template: MailTemplate;
  recipient: string;
  params: Record<string, string>;
  attempts: number;
}

export interface WorkingMailQueue extends MailQueue {
  /** Begins to send. */
  start(): Promise<void>;
}

export interface MailParts {
  db: DataSource;
  jobs: Jobs;
  transport: MailTransport;
  metrics: Metrics;
  log: Logger;
}

/** Seconds until the next try after so many failed ones. */
export function waitAfter(failedAttempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** failedAttempts, LONGEST_WAIT_SECONDS);
}

/**
 * Sends what stands in mail_message. A job carries the number of attempts it belongs to: when a killed process' job comes
 * back after its follower was already written, the numbers differ and it does nothing.
 */
export function makeMailQueue({ db, jobs, transport, metrics, log }: MailParts): WorkingMailQueue {
  const resolvers = new Map<string, Resolver>();

  const send = async (mailId: string, attempt: number): Promise<void> => {
    const rows = await db.query<Waiting[]>(
      `select template, recipient, params, attempts from mail_message where id = $1 and status = 'pending' and attempts = $2`,
      [mailId, attempt],
    );
    const mail = rows[0];
    if (!mail) return;
    try {
      const resolve = resolvers.get(mail.template);
      if (!resolve) throw new Error(`there is no template called ${mail.template}`);
      const content = await resolve(mail.params);
      await transport.send({ id: mailId, to: mail.recipient, ...(await renderMail(content)) });
    } catch (error) {
      await failed(mailId, attempt, error);
      return;
    }
    await db.query(
      `update mail_message set status = 'sent', attempts = attempts + 1, sent_at = now(), last_error = null, updated_at = now() where id = $1`,
      [mailId],
    );
    metrics.mails.inc({ outcome: 'sent' });
    log.info({ mailId, template: mail.template }, 'mail sent');
  };

  const failed = async (mailId: string, attempt: number, error: unknown): Promise<void> => {
    const reason = error instanceof Error ? error.message : String(error);
    const attempts = attempt + 1;
    const last = attempts >= MAX_ATTEMPTS;
    await db.transaction(async (manager) => {
      await manager.query(
        'update mail_message set status = $2, attempts = $3, last_error = $4, updated_at = now() where id = $1 and attempts = $5',
        [mailId, last ? 'failed' : 'pending', attempts, reason.slice(0, 500), attempt],
      );
      if (!last) {
        const data = { mailId, attempt: attempts };
        await jobs.insert(manager, [{ id: newId(), queue: QUEUE, data, startAfterSeconds: waitAfter(attempt) }]);
      }
    });
    metrics.mails.inc({ outcome: last ? 'failed' : 'delayed' });
    log.warn({ mailId, attempts, reason, last }, 'mail could not be sent');
  };

  return {
    prepare: (messages) =>
      messages.map(({ template, to, subject, params }): MailRow => ({
        id: newId(),
        template,
        recipient: to,
        subject,
        params: { ...params },
      })),

    // the first job has the message's own id: inserted twice, it still exists once
    jobsFor: (rows) => rows.map(({ id }) => ({ id, queue: QUEUE, data: { mailId: id, attempt: 0 } })),

    retry: (id) =>
      db.transaction(async (manager) => {
        const [revived] = await manager.query<[{ id: string }[], number]>(
          `update mail_message set status = 'pending', attempts = 0, updated_at = now() where id = $1 and status = 'failed' returning id`,
          [id],
        );
        if (revived.length === 0) return false;
        await jobs.insert(manager, [{ id: newId(), queue: QUEUE, data: { mailId: id, attempt: 0 } }]);
        return true;
      }),

    register: <T extends MailTemplate>(template: T, resolve: (params: MailParams[T]) => Promise<MailContent>) => {
      // what was stored under a template's name was prepared with that template's parameters
      resolvers.set(template, (params) => resolve(params as MailParams[T]));
    },

    start: () => jobs.work(QUEUE, ({ data }) => send(String(data['mailId']), Number(data['attempt'] ?? 0))),
  };
}
