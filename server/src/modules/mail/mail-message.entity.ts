import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Names are those of GraphQL, values those of the database. */
export const MailStatus = { PENDING: 'pending', SENT: 'sent', FAILED: 'failed' } as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

/** One e-mail, written in the transaction of what it announces. Its id is the job's, the Message-ID's and the kept file's. */
@Entity('mail_message')
@Index(['status', 'createdAt'])
@Index(['createdAt', 'id'])
export class MailMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  template: string;

  @Column('text')
  recipient: string;

  /** Ids only: what the mail says is read when it is sent */
  @Column('jsonb', { default: {} })
  params: Record<string, string>;

  @Column('text')
  subject: string;

  @Column('text', { default: 'pending' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
