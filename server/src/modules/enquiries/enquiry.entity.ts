import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { Lead } from '../leads/lead.entity.js';
import { User } from '../users/user.entity.js';

export const EnquiryKind = {
  APPLICATION: 'APPLICATION',
  LEAD: 'LEAD',
  BOOKING: 'BOOKING',
  CONTACT: 'CONTACT',
} as const;
export type EnquiryKind = (typeof EnquiryKind)[keyof typeof EnquiryKind];

export const EnquiryStatus = {
  NEW: 'NEW',
  IN_REVIEW: 'IN_REVIEW',
  CONTACTED: 'CONTACTED',
  CONVERTED: 'CONVERTED',
  CLOSED: 'CLOSED',
} as const;
export type EnquiryStatus = (typeof EnquiryStatus)[keyof typeof EnquiryStatus];

/** The office's work on what came in: one row for each application, lead, booking and contact message. */
@Entity('enquiry')
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt'])
export class Enquiry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: EnquiryKind;

  @Column('text', { default: 'NEW' })
  status: EnquiryStatus;

  /** A short title without figures: 'New purchase · Ontario' */
  @Column('text')
  subject: string;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  @Column('text')
  maskedPhone: string;

  /** HMAC of the E.164 number */
  @Index()
  @Column('text')
  phoneIndex: string;

  @Index({ unique: true })
  @ForeignKey(() => Application, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  applicationId: string | null;

  @Index({ unique: true })
  @ForeignKey(() => Lead, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  leadId: string | null;

  @Column('text', { nullable: true })
  applicationNumber: string | null;

  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  assignedToId: string | null;

  /** 24 hours after it came in */
  @Column('timestamptz')
  firstResponseDueAt: Date;

  @Column('timestamptz', { nullable: true })
  firstRespondedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
