import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../../../users/public.js';
import { Enquiry } from '../../enquiry.entity.js';

/** A staff note on an enquiry. */
@Entity('enquiry_note')
@Index(['enquiryId', 'createdAt'])
export class EnquiryNote {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  @Index({ where: 'author_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** Encrypted where it is sealed. People are named by their ids (`note-mentions` in domain) */
  @Column('text')
  text: string;

  /** Notes from before they were encrypted are not */
  @Column('boolean', { default: false })
  sealed: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
