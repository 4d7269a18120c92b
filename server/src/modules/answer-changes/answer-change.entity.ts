import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** An answer of an application that was changed after it was sent. Appended only. */
@Entity('answer_change')
export class AnswerChange {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey('Application', { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** Encrypted: the place of the answer, and in words what it was and became */
  @Column('text')
  words: string;

  @Index({ where: 'changed_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  changedById: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
