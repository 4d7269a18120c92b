import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import type { MortgageTypeValue } from '@brokerage/domain/application/applications';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { Bank } from '../lenders/public.js';
import { User } from '../users/public.js';

/** What a person sent. The answers and the phone number are encrypted; `phoneIndex` finds an exact number. */
@Entity('application')
@Index('application_term_ends_on_idx', ['termEndsOn', 'id'], { where: 'term_ends_on is not null' })
@Index('application_present_term_ends_on_idx', ['presentTermEndsOn', 'id'], {
  where: 'present_term_ends_on is not null',
})
@Index('application_present_term_unread_idx', ['id'], { where: "not present_term_read and kind = 'comprehensive'" })
@Check('application_email_length', `char_length(email) <= ${EMAIL_MAX}`)
@Check('application_kind_known', "kind in ('basic', 'comprehensive')")
@Check('application_status_known', `status in (${inSql(APPLICATION_STATUSES)})`)
@Check('application_term_of_funded', "term_ends_on is null or status = 'funded'")
export class Application {
  @PrimaryColumn('uuid')
  id: string;

  /** MB-2026- and eight Crockford base-32 characters */
  @Index({ unique: true })
  @Column('text')
  applicationNumber: string;

  @Column('text', { default: 'basic' })
  kind: 'basic' | 'comprehensive';

  /** The one owner: who was signed in when it was sent, or who claimed it */
  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Set by a trigger with the first owner, for good: what had one goes to nobody else by its address */
  @Column('boolean', { default: false })
  hadOwner: boolean;

  @Index({ where: 'bank_id is not null' })
  @ForeignKey(() => Bank, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  bankId: string | null;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  /** Encrypted E.164 */
  @Column('text')
  phone: string;

  /** HMAC of the E.164 number */
  @Column('text')
  phoneIndex: string;

  @Column('text')
  mortgageType: MortgageTypeValue;

  @Column('text', { nullable: true })
  province: string | null;

  /** Encrypted JSON of the answers */
  @Column('text')
  content: string;

  /** Encrypted JSON: by person the credit score the office was told; null where it was told none */
  @Column('text', { nullable: true })
  creditScores: string | null;

  @Column('text', { default: 'submitted' })
  status: ApplicationStatus;

  /** The day the term of the funded mortgage ends; null: not funded, or nobody said */
  @Column('date', { nullable: true })
  termEndsOn: string | null;

  /** The day the mortgage that somebody has now comes due, read from the answers; null: they don't say */
  @Column('date', { nullable: true })
  presentTermEndsOn: string | null;

  /** Whether that day was read since the answers last changed; a trigger says no when they do */
  @Column('boolean', { default: false })
  presentTermRead: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
