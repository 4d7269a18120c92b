import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/public.js';
import { Enquiry } from '../enquiry.entity.js';

/** Two enquiries that share an email address or a phone number but not a person, as somebody at the office found. */
@Entity('enquiry_unlink')
export class EnquiryUnlink {
  /** The smaller of the two ids */
  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  firstId: string;

  @Index()
  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  secondId: string;

  @Index({ where: 'actor_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
