import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import {
  JOB_STATUSES,
  type EmploymentType,
  type JobDepartment,
  type JobStatus,
  type PayUnit,
} from '@brokerage/domain/careers/jobs';
import type { BlogLocale } from '@brokerage/domain/blog/locales';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { columnsOf } from '../../kernel/field-columns.js';
import { inSql } from '../../kernel/in-sql.js';

const Answers = columnsOf(JOB_FORM, { empty: null, own: ['slug', 'locale'] });

/** A job that we fill, or filled. `apply` is the page of those who apply for none. */
@Entity('job')
@Check('job_slug_shape', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> 'apply'`)
@Check('job_status_known', `status in (${inSql(Object.keys(JOB_STATUSES))})`)
export class Job extends Answers {
  @PrimaryColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('text')
  slug: string;

  @Column('text', { default: 'en' })
  locale: BlogLocale;

  declare department: JobDepartment;
  declare employmentType: EmploymentType;
  declare payUnit: PayUnit | null;

  /** Can be done from home; with a province, from home there */
  @Column('boolean', { default: false })
  remote: boolean;

  @Column('boolean', { default: false })
  licenceRequired: boolean;

  @Index()
  @Column('text', { default: 'DRAFT' })
  status: JobStatus;

  @Column('timestamptz', { nullable: true })
  postedAt: Date | null;

  /** The last day on which people can apply, in Toronto */
  @Column('date', { nullable: true })
  closesOn: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
