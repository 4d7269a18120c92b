import type { ContactKindName, ContactOutcomeName } from '@brokerage/domain/enquiries/enquiry-contact';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/public.js';
import { Enquiry } from '../enquiry.entity.js';

/** A contact with the person of an enquiry, or an attempt at one, recorded by whoever made it. */
@Entity('enquiry_contact')
@Index(['enquiryId', 'at'])
export class EnquiryContact {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  kind: ContactKindName;

  @Column('text')
  outcome: ContactOutcomeName;

  /** Encrypted */
  @Column('text', { nullable: true })
  note: string | null;

  /** When it took place, which may be before it was recorded */
  @Column('timestamptz')
  at: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
