import type { EmailRefusalName, EmailStateName } from '@brokerage/domain/enquiries/email-delivery';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../../users/public.js';
import { EnquiryContact } from '../contact.entity.js';
import { Enquiry, type EnquiryStatus } from '../../enquiry.entity.js';

/** An email that somebody of the office wrote to the person of an enquiry. */
@Entity('enquiry_email')
@Index(['enquiryId', 'key'], { unique: true })
@Check('enquiry_email_state_known', "state in ('QUEUED', 'DELAYED', 'SENT', 'REFUSED')")
@Check('enquiry_email_refusal_is_whole', "refusal is not null or state in ('QUEUED', 'SENT')")
export class EnquiryEmail {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** The contact it is recorded as */
  @Index({ unique: true })
  @ForeignKey(() => EnquiryContact, { onDelete: 'CASCADE' })
  @Column('uuid')
  contactId: string;

  /** One for one press of the button, however often it arrives */
  @Column('text')
  key: string;

  /** The address when it was written */
  @Column('text')
  recipient: string;

  /** Encrypted JSON: subject and text */
  @Column('text')
  content: string;

  @Column('text', { default: 'QUEUED' })
  state: EmailStateName;

  /** Why the latest attempt failed */
  @Column('text', { nullable: true })
  refusal: EmailRefusalName | null;

  /** The mail server's codes, such as '550 5.1.1' */
  @Column('text', { nullable: true })
  smtp: string | null;

  /** What the enquiry was before, and what sending made of it; null where it changed nothing */
  @Column('text', { nullable: true })
  statusBefore: EnquiryStatus | null;

  @Column('text', { nullable: true })
  statusAfter: EnquiryStatus | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it was sent, put off or refused */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
