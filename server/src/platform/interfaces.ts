import type { EmailRefusalName, EmailStateName } from '@brokerage/domain/enquiries/email-delivery';
import type { ReactElement } from 'react';
import type { EntityManager } from 'typeorm';
import type { EmailIds, EmailMessage } from './email.js';

/** Secrets at rest: AES-256-GCM with the key's id in front, so that keys can be changed without losing what is stored. */
export interface Encryption {
  encryptText(plain: string): string;
  /** Throws `DecryptionError` when the text was changed or its key is not known. */
  decryptText(sealed: string): string;
  encryptJson(value: unknown): string;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- who sealed it knows what it is
  decryptJson<T>(sealed: string): T;
  /** HMAC of a normalised value: finds an exact match without revealing the value. */
  blindIndex(text: string): string;
}

export interface JobToInsert {
  id: string;
  queue: string;
  data: Record<string, unknown>;
}

/** Work to be done after a write, kept in the same database: a job of a rolled-back transaction does not exist. */
export interface Jobs {
  /** Lets running jobs finish for up to 5 seconds. */
  stop(): Promise<void>;
  /** Adds the jobs inside the caller's transaction, as exactly one SQL statement. A job whose id exists is left alone. */
  insert(manager: Pick<EntityManager, 'query' | 'queryRunner'>, jobs: readonly JobToInsert[]): Promise<void>;
  /**
   * Where this process does jobs, runs `handler` for each of the queue; it may run twice, and one that throws is tried again,
   * for half a day or `untilDone`.
   */
  work(
    queue: string,
    handler: (job: { id: string; data: Record<string, unknown> }) => Promise<void>,
    options?: { untilDone?: true },
  ): void;
}

/** A row for mail_message; the other columns have defaults. */
export interface MailRow {
  id: string;
  /** The email's name */
  template: string;
  recipient: string;
  subject: string;
  params: EmailIds;
  priority: number;
  /** Keyed hash of the network that caused it; null: the office or the clock did */
  originIndex: string | null;
}

export interface MailContent {
  subject: string;
  element: ReactElement;
  /** Where one click stops emails of this kind (RFC 8058) */
  unsubscribeUrl?: string;
  /** The name that lists of emails show */
  fromName: string;
  /** Where answers go: somebody reads them there */
  replyTo: string;
  /** No person wrote it, and no machine is to answer it */
  automatic: boolean;
  attachments?: readonly MailAttachment[];
  invitation?: MailInvitation;
}

/** A calendar entry that a mail program offers to accept, move or take away (RFC 6047). */
export interface MailInvitation {
  method: 'REQUEST' | 'CANCEL';
  filename: string;
  content: string;
}

export interface MailAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** The message that is being sent: what it says must suit the address it goes to, not the account's address of today. */
export interface QueuedMail {
  id: string;
  to: string;
}

/** What became of an attempt to send an email. */
export interface MailOutcome {
  /** DELAYED: it is tried again. REFUSED: it is not. */
  state: Exclude<EmailStateName, 'QUEUED'>;
  /** Why it was not sent */
  refusal?: MailRefusal;
}

export interface MailRefusal {
  reason: EmailRefusalName;
  /** The mail server's codes, such as '550 5.1.1'; null where none answered */
  smtp: string | null;
}

/** Whose request has us write. Named where anybody may type the address: what one network causes holds up no other's. */
export interface MailCause {
  ip: string;
}

export interface MailQueue {
  /** Rows for a statement that contains `insertMails`; call `wake` after its commit. */
  prepare(messages: readonly EmailMessage[], cause?: MailCause): MailRow[];
  /** Queues emails in the caller's transaction and gives their ids. They are sent after its commit. */
  queue(
    manager: Pick<EntityManager, 'query' | 'queryRunner'>,
    messages: readonly EmailMessage[],
    cause?: MailCause,
  ): Promise<string[]>;
  /** Looks for new emails at once. */
  wake(): void;
  /** Puts a failed message back into the queue, in the caller's transaction; false where there is no failed message of this id. */
  retry(manager: EntityManager, id: string): Promise<boolean>;
  /** Ends a message that waits, in the caller's transaction, so that it is not tried again; false where none of this id waits. */
  stop(manager: EntityManager, id: string): Promise<boolean>;
  /** Since when nothing is sent, and how many emails wait; undefined while emails are sent. */
  held(): Promise<MailHold | undefined>;
  /** Ends the hold in the caller's transaction. `drop`: what waited when it began is not sent. False where nothing is held. */
  release(manager: EntityManager, drop: boolean): Promise<boolean>;
}

export interface MailHold {
  since: Date;
  waiting: number;
}

/** A throttle: how often something may be asked within a time. */
export interface Limit {
  /** As the store has it; no two share a name */
  name: string;
  points: number;
  /** Seconds */
  duration: number;
  /**
   * Counted by each instance in its own memory. These protect its processor, and a shared count would add a write to
   * every read (docs/decisions/0021).
   */
  local?: true;
  /** What turned out to be no misuse is given back */
  givenBack?: true;
  /** Measured time, not a count: one request needs as much of it under any LIMITS_FACTOR, so that a small one leaves it be */
  measured?: true;
}

/** Throttles shared by all instances. */
export interface Limits {
  /** Counts one; throws `RateLimitedError` when there are too many. */
  consume(limit: Limit, key: string): Promise<void>;
  /** Counts one, or more, and never refuses; says by how many the limit is exceeded. */
  excess(limit: Limit, key: string, points?: number): Promise<number>;
  /** Counts nothing; throws `RateLimitedError` where there are too many already. */
  check(limit: Limit, key: string): Promise<void>;
  /** Takes back one that turned out to be no misuse. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(limit: Limit, key: string): Promise<void>;
}

export const CHANNELS = ['cache', 'session', 'look'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * News from the database. `cache`: a tag whose data changed; `session`: the id of a session or a user that
 * ended; `look`: who has which file open, from every instance.
 */
export interface Notifications {
  on(channel: Channel, listener: (payload: string) => void): void;
  /** The connection broke: from now on changes may be missed. */
  onLost(listener: () => void): void;
  onRestored(listener: () => void): void;
  readonly connected: boolean;
  /** Resolves once everything that was committed before the call is told. */
  caughtUp(): Promise<void>;
}
