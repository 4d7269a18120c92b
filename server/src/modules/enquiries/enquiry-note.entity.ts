import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Enquiry } from './enquiry.entity.js';

/** What somebody in the office wrote down about an enquiry. */
@Entity('enquiry_note')
@Index(['enquiryId', 'createdAt'])
export class EnquiryNote {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column('text')
  text: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
