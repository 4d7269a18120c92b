import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** Who wants one email before their mortgage comes due. It begins once the link of its first email was used, and goes when it is stopped. */
@Entity('renewal_reminder')
@Index('renewal_reminder_matures_on_idx', ['maturesOn', 'id'])
@Index('renewal_reminder_remind_on_idx', ['remindOn', 'id'], { where: 'sent_at is null' })
export class RenewalReminder {
  @PrimaryColumn('uuid')
  id: string;

  /** Who asked while signed in; null: nobody was. The mailbox may be another one. */
  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  email: string;

  /** Encrypted JSON: the lines of the letter */
  @Column('text')
  content: string;

  /** The day the term ends, in Toronto; the last day it is kept */
  @Column('date')
  maturesOn: string;

  /** The day of its one email */
  @Column('date')
  remindOn: string;

  /** When the link of its email was used */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** When its one email was queued */
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
