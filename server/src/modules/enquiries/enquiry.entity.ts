import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import type { Attribution } from '@brokerage/domain/leads/attribution';
import type { EmailRefusalName } from '@brokerage/domain/enquiries/email-delivery';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { ContactKindName } from '@brokerage/domain/enquiries/enquiry-contact';
import {
  DONE_STATUSES,
  ENQUIRY_STATUSES,
  type EnquiryStatusName,
  type LostReasonName,
} from '@brokerage/domain/enquiries/enquiry-status';
import { inSql } from '../../kernel/in-sql.js';
import { Agent } from '../agents/public.js';
import { Bank } from '../lenders/public.js';
import { User } from '../users/public.js';

export const EnquiryKind = {
  APPLICATION: 'APPLICATION',
  LEAD: 'LEAD',
  BOOKING: 'BOOKING',
  CONTACT: 'CONTACT',
  CAREER: 'CAREER',
} as const;
export type EnquiryKind = (typeof EnquiryKind)[keyof typeof EnquiryKind];

export type EnquiryStatus = EnquiryStatusName;

const OPEN = `status not in (${inSql(DONE_STATUSES)})`;

/** Anything that came in and needs an answer: one row per application, lead, booking, job application and contact message. */
@Entity('enquiry')
@Check('enquiry_kind_known', `kind in (${inSql(Object.values(EnquiryKind))})`)
@Check('enquiry_status_known', `status in (${inSql(ENQUIRY_STATUSES.map(({ value }) => value))})`)
@Check('enquiry_email_length', `char_length(email) <= ${EMAIL_MAX}`)
@Index(['createdAt', 'id'])
@Index('enquiry_count_idx', { synchronize: false })
// in the order of the alphabet, which a decorator cannot say
@Index('enquiry_name_idx', { synchronize: false })
@Index('enquiry_status_idx', ['status', 'createdAt', 'id'])
@Index('enquiry_kind_idx', ['kind', 'createdAt', 'id'])
@Index('enquiry_channel_idx', ['channel', 'createdAt', 'id'])
@Index('enquiry_province_idx', ['province', 'createdAt', 'id'])
@Index('enquiry_clock_idx', ['firstResponseDueAt', 'id'], { where: `first_responded_at is null and ${OPEN}` })
@Index('enquiry_follow_up_idx', ['followUpAt', 'id'], { where: 'follow_up_at is not null' })
@Index('enquiry_owner_idx', ['assignedToId', 'createdAt', 'id'], {
  where: `${OPEN} or follow_up_at is not null`,
})
export class Enquiry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: EnquiryKind;

  @Column('text', { default: 'NEW' })
  status: EnquiryStatus;

  /** What it is about: a mortgage type's value, the chat's option, a code of another source */
  @Column('text')
  topic: string;

  /** Of a comprehensive application: a code of `PRODUCTS`, or that it names none. null: no such application, or not read yet */
  @Column('text', { nullable: true })
  product: string | null;

  @Column('text', { nullable: true })
  province: string | null;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  /** Why a mail server refuses the address */
  @Column('text', { nullable: true })
  emailRefusal: EmailRefusalName | null;

  /** Known to be theirs without an account: of who deleted theirs, or corrected by the office. */
  @Column('boolean', { default: false })
  emailIsTheirs: boolean;

  @Column('text', { nullable: true })
  maskedPhone: string | null;

  /** HMAC of the E.164 number */
  @Index()
  @Column('text', { nullable: true })
  phoneIndex: string | null;

  /** What it came through: 'basic-application' and the like */
  @Column('text', { nullable: true })
  source: string | null;

  /** The source's own record */
  @Index({ unique: true })
  @Column('uuid', { nullable: true })
  sourceId: string | null;

  /** The lender it is about */
  @Index({ where: 'bank_id is not null' })
  @ForeignKey(() => Bank, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  bankId: string | null;

  /** Encrypted E.164 */
  @Column('text', { nullable: true })
  phone: string | null;

  /** Encrypted JSON; the source says how to read it */
  @Column('text', { nullable: true })
  answers: string | null;

  /** Where the visit began, without anything that names a person */
  @Column('jsonb', { nullable: true })
  attribution: Attribution | null;

  /** Where the visit began: a code of `CHANNELS`, or what a campaign calls its source. A trigger reads it from `attribution`. */
  @Column({ type: 'text', insert: false, update: false })
  channel?: string;

  @Column('text', { nullable: true })
  applicationNumber: string | null;

  /** The words of the name, the email and the application number. A trigger writes them. */
  @Index('enquiry_words_idx', { synchronize: false })
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  words?: string | null;

  @Index({ where: 'assigned_to_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  assignedToId: string | null;

  /** The adviser it came for: theirs until somebody else takes it. null: it came for the office */
  @Index({ where: 'agent_id is not null' })
  @ForeignKey(() => Agent, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  agentId: string | null;

  /** 24 hours after it came in */
  @Column('timestamptz')
  firstResponseDueAt: Date;

  @Column('timestamptz', { nullable: true })
  firstRespondedAt: Date | null;

  /** The contact that was the first answer. STATUS: of before contacts were recorded, when a change of status counted */
  @Column('text', { nullable: true })
  firstResponseKind: ContactKindName | 'STATUS' | null;

  /** Under a legal hold it is not deleted when its period is over */
  @Column('timestamptz', { nullable: true })
  legalHoldAt: Date | null;

  @Index({ where: 'legal_hold_by is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  legalHoldBy: string | null;

  /** When it comes back, whatever its status */
  @Column('timestamptz', { nullable: true })
  followUpAt: Date | null;

  /** Only while it is lost */
  @Column('text', { nullable: true })
  lostReason: LostReasonName | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
