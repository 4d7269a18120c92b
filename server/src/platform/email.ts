import type { ReactElement } from 'react';
import type { DataSource, EntityManager } from 'typeorm';
import type {
  Encryption,
  Limit,
  MailAttachment,
  MailInvitation,
  MailOutcome,
  MailRow,
  QueuedMail,
} from './interfaces.js';
import type { AlsoWaited } from './mail/also-waited.js';

/** What an email's data is read by when it is sent: ids, never personal data. */
export type EmailIds = Readonly<Record<string, string>>;

/** Who sends it: every email names the brokerage, its licences and its address. */
export interface Sender {
  brandName: string;
  legalName: string;
  /** In one line; empty while no real licence is configured. */
  licences: string;
  address: string;
  phone: string;
  /** The office's, where answers go */
  email: string;
  /** The address our emails are sent from */
  mailbox: string;
  /** SITE_URL, whatever host a request named */
  siteUrl: string;
}

/** A row that says where an email goes. */
export interface Mailbox {
  address: string | null;
}

/** What an email's data is read from. */
export interface EmailSources {
  db: DataSource;
  encryption: Encryption;
  siteUrl: string;
}

/** One kind of email, which its module declares in the manifest. `Known` is what of the data its subject uses. */
export interface Email<
  Ids extends EmailIds = EmailIds,
  Data extends object = object,
  Known extends keyof Data = never,
> {
  /** As its rows store it; never changed once there are rows */
  name: string;
  /** Emails about accounts (1) are sent before what a flood of enquiries leaves (0). */
  priority: 0 | 1;
  /** Where anybody can have it sent to any mailbox: what keeps them from filling it. Counted when it is sent; the rest waits. */
  mailboxLimit?: Limit;
  /**
   * How a newer email of this kind tells of this one where both waited. Left out: it has nothing that the newer one has not,
   * as with links that take each other's place.
   */
  listed?(data: Data): AlsoWaited;
  /** Written when it is queued and again when it is sent */
  subject(known: Pick<Data, Known>): string;
  /**
   * The mailbox it is for as of now, where that can change after it was queued: somebody corrects an address, or the account
   * gets another one. An email that was queued for the one before is void. Null or nothing: there is nobody to write to.
   */
  mailbox?(sources: EmailSources, ids: Ids): Promise<string | null | undefined>;
  /**
   * Reads the data at the moment of sending. Undefined where there is nothing to say to this address any more: the email is
   * then void, and never sent.
   */
  load(sources: EmailSources, ids: Ids, message: QueuedMail): Promise<Data | undefined>;
  element(props: Data & { sender: Sender }): ReactElement;
  attachments?(data: Data, sender: Sender): readonly MailAttachment[];
  invitation?(data: Data, sender: Sender): MailInvitation;
  /** Where one click stops emails of this kind (RFC 8058) */
  unsubscribeUrl?(data: Data): string | undefined;
  /** Where answers go instead of to the office. Only for what a person wrote: it is not marked as automatic. */
  replyTo?(data: Data): string;
  /**
   * Told of every attempt, in the transaction that writes down its outcome. It may be told the same twice: a failed email
   * can be tried again by hand.
   */
  settled?(manager: EntityManager, ids: Ids, outcome: MailOutcome): Promise<void>;
  /** Invented data, for the preview while developing */
  sample: Data;
}

/** An email to an address, to be queued. Only `emailTo` makes it, which checks its parameters. */
class EmailMessage {
  readonly #row: Omit<MailRow, 'id' | 'originIndex'>;

  constructor(row: Omit<MailRow, 'id' | 'originIndex'>) {
    this.#row = row;
  }

  row(id: string, originIndex: string | null): MailRow {
    return { id, ...this.#row, originIndex };
  }
}

export type { EmailMessage };

/** `known` is asked for where the subject uses it. */
export function emailTo<Ids extends EmailIds, Data extends object, Known extends keyof Data>(
  email: Email<Ids, Data, Known>,
  recipient: string,
  params: NoInfer<Ids>,
  ...known: [Known] extends [never] ? [] : [NoInfer<Pick<Data, Known>>]
): EmailMessage;
export function emailTo(email: Email, recipient: string, params: EmailIds, known: object = {}): EmailMessage {
  const { name, priority } = email;
  return new EmailMessage({ template: name, recipient, subject: email.subject(known), params, priority });
}
