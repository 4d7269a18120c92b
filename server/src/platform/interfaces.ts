import type { ReactElement } from 'react';
import type { EntityManager } from 'typeorm';

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
  /** Not before this many seconds from now */
  startAfterSeconds?: number;
}

/** Work to be done after a write, kept in the same database: a job of a rolled-back transaction does not exist. */
export interface Jobs {
  start(): Promise<void>;
  /** Lets running jobs finish for up to 5 seconds. */
  stop(): Promise<void>;
  /** Adds the jobs inside the caller's transaction, as exactly one SQL statement. A job whose id exists is left alone. */
  insert(manager: Pick<EntityManager, 'query'>, jobs: readonly JobToInsert[]): Promise<void>;
  /** Runs `handler` for each job of the queue; it may run twice, and one that throws is tried again. */
  work(queue: string, handler: (job: { id: string; data: Record<string, unknown> }) => Promise<void>): Promise<void>;
}

/** The e-mails there are, each with the ids its text is read from when it is sent. */
export interface MailParams {
  'application-received': { applicationId: string };
  'new-enquiry': { enquiryId: string };
  'verify-email': { userId: string };
  'reset-password': { userId: string };
  'password-changed': { userId: string };
  'email-changed': { userId: string };
  'new-sign-in': { sessionId: string };
  'account-deleted': Record<string, never>;
}
export type MailTemplate = keyof MailParams;

export type MailToPrepare = {
  [T in MailTemplate]: { template: T; to: string; subject: string; params: MailParams[T] };
}[MailTemplate];

/** A row for mail_message; the other columns have defaults. */
export interface MailRow {
  id: string;
  template: MailTemplate;
  recipient: string;
  subject: string;
  params: Record<string, string>;
}

export interface MailContent {
  subject: string;
  element: ReactElement;
  /** Where one click stops letters of this kind (RFC 8058) */
  unsubscribeUrl?: string;
}

export interface MailQueue {
  /** Rows for the service's own insert into mail_message. */
  prepare(messages: readonly MailToPrepare[]): MailRow[];
  /** The jobs that send those rows; insert them in the same transaction. */
  jobsFor(rows: readonly Pick<MailRow, 'id'>[]): JobToInsert[];
  /** Puts a failed message back into the queue; false where there is no failed message of this id. */
  retry(id: string): Promise<boolean>;
  /** How a template gets its words at the moment of sending. */
  register<T extends MailTemplate>(template: T, resolve: (params: MailParams[T]) => Promise<MailContent>): void;
}

export type LimitName =
  | 'login'
  | 'login-address'
  | 'confirm'
  | 'register'
  | 'forgot'
  | 'forgot-address'
  | 'one-time-token'
  | 'google'
  | 'lead'
  | 'validate-phone';

/** Throttles shared by all instances. */
export interface Limits {
  /** Counts one; throws `RateLimitedError` when there are too many. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Throws `RateLimitedError` where the limit is used up already; counts nothing. */
  check(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(name: LimitName, key: string): Promise<void>;
}

export type Channel = 'cache' | 'session';

/** News from the database. `cache`: a tag whose data changed; `session`: the id of a session or a user that ended. */
export interface Notifications {
  on(channel: Channel, listener: (payload: string) => void): void;
  /** The connection broke: from now on changes may be missed. */
  onLost(listener: () => void): void;
  onRestored(listener: () => void): void;
  readonly connected: boolean;
}
