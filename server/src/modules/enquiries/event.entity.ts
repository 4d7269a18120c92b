import type { EnquiryFieldName, LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';
import { Enquiry } from './enquiry.entity.js';
import type { EnquiryStatus } from './enquiry.entity.js';

/** A change of an enquiry: its status, who looks after it, when it comes back. */
@Entity('enquiry_event')
@Index(['enquiryId', 'createdAt'])
@Index(['ownerId', 'createdAt'])
export class EnquiryEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  /** null: the visitor */
  @Index({ where: 'actor_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  fromStatus: EnquiryStatus | null;

  /** null: its status stayed */
  @Column('text', { nullable: true })
  toStatus: EnquiryStatus | null;

  @Column('text', { array: true, default: ['STATUS'] })
  changed: EnquiryFieldName[];

  /** Where its owner changed; null: nobody */
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  ownerId: string | null;

  /** Where its follow-up changed; null: none */
  @Column('timestamptz', { nullable: true })
  followUpAt: Date | null;

  /** It was given to its owner in turn, by nobody */
  @Column('boolean', { default: false })
  byRule: boolean;

  /** It took back a change of many */
  @Column('boolean', { default: false })
  undone: boolean;

  /** Where it was lost */
  @Column('text', { nullable: true })
  lostReason: LostReasonName | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
