import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Enquiry } from '../enquiries/public.js';
import { User } from '../users/public.js';

/** Something to do for an enquiry, by a day. */
@Entity('enquiry_task')
@Index('enquiry_task_open_idx', ['assigneeId', 'dueOn', 'id'], { where: 'done_at is null' })
export class EnquiryTask {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  /** Encrypted */
  @Column('text')
  text: string;

  /** A day at the office */
  @Column('date')
  dueOn: string;

  /** null: the person has left */
  @Index({ where: 'assignee_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  assigneeId: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
