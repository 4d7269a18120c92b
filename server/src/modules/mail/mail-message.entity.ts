import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

/** Names as in GraphQL, values as in the database. */
export const MailStatus = { PENDING: 'pending', SENT: 'sent', FAILED: 'failed', VOID: 'void' } as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

/** One email, written in the transaction of what it announces. Its id is the Message-ID's and the stored file's. */
@Entity('mail_message')
@Check('mail_message_status_known', `status in (${inSql(Object.values(MailStatus))})`)
@Index(['status', 'createdAt'])
@Index(['createdAt', 'id'])
@Index(['priority', 'nextAt'], { where: `status = 'pending'` })
@Index('mail_message_deferred_idx', { synchronize: false })
@Index('mail_message_params_idx', { synchronize: false })
export class MailMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  template: string;

  @Column('text')
  recipient: string;

  /** Ids only: the content is read when the email is sent */
  @Column('jsonb', { default: {} })
  params: Record<string, string>;

  @Column('text')
  subject: string;

  @Column('text', { default: 'pending' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** Those of a higher number go first */
  @Column('smallint', { default: 0 })
  priority: number;

  /** Not sent before. While somebody sends it, the end of their lease. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAt: Date;

  /** Keyed hash of the network that caused it, while it waits */
  @Column('text', { nullable: true })
  originIndex: string | null;

  /** When it was put off because its mailbox had enough of its kind within the hour */
  @Column('timestamptz', { nullable: true })
  deferredAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
