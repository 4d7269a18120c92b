import {
  JOB_STATUSES,
  type EmploymentType,
  type JobDepartment,
  type JobStatus,
  type PayUnit,
} from '@brokerage/domain/careers/jobs';
import type { BlogLocale } from '@brokerage/domain/blog/locales';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

/** A job that we fill, or filled. `apply` is the page of those who apply for none. */
@Entity('job')
@Check('job_slug_shape', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> 'apply'`)
@Check('job_status_known', `status in (${inSql(Object.keys(JOB_STATUSES))})`)
export class Job {
  @PrimaryColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text')
  department: JobDepartment;

  @Column('text', { nullable: true })
  city: string | null;

  /** Two letters */
  @Column('text', { nullable: true })
  province: string | null;

  /** Can be done from home; with a province, from home there */
  @Column('boolean', { default: false })
  remote: boolean;

  @Column('text')
  employmentType: EmploymentType;

  @Column('text', { default: 'en' })
  locale: BlogLocale;

  /** Plain text; an empty line begins a paragraph */
  @Column('text')
  description: string;

  @Column('text', { array: true, default: [] })
  duties: string[];

  @Column('text', { array: true, default: [] })
  requirements: string[];

  /** What it pays, in a line */
  @Column('text')
  compensation: string;

  @Column('text', { nullable: true })
  compensationNote: string | null;

  /** The same for search engines, in dollars */
  @Column('integer', { nullable: true })
  payFrom: number | null;

  @Column('integer', { nullable: true })
  payTo: number | null;

  @Column('text', { nullable: true })
  payUnit: PayUnit | null;

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
