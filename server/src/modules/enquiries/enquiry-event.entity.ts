import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Enquiry } from './enquiry.entity.js';
import type { EnquiryStatus } from './enquiry.entity.js';

/** A move of an enquiry from one status to the next. */
@Entity('enquiry_event')
@Index(['enquiryId', 'createdAt'])
export class EnquiryEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  /** None: the visitor who sent it */
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  fromStatus: EnquiryStatus | null;

  @Column('text')
  toStatus: EnquiryStatus;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
