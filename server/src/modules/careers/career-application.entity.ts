import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Job } from './job.entity.js';

/** Somebody who applied for a job. The office's work on it is its enquiry. */
@Entity('career_application')
@Index('career_application_same_idx', ['jobKey', 'emailIndex'])
export class CareerApplication {
  @PrimaryColumn('uuid')
  id: string;

  /** Null: for no job in particular, or one that was deleted */
  @Index()
  @ForeignKey(() => Job, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  jobId: string | null;

  /** The job's id, or what stands for none: two nulls would not be the same job */
  @Column('text')
  jobKey: string;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  /** Keyed hash of the address in small letters */
  @Column('text')
  emailIndex: string;

  /** Encrypted E.164 */
  @Column('text')
  phone: string;

  /** Encrypted JSON: what they answered */
  @Column('text')
  answers: string;

  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  appliedAt: Date;

  /** When the link of its email said that it was them */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
