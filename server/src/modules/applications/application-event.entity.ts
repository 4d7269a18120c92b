import { APPLICATION_STATUSES, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';
import { Application } from './application.entity.js';

/** One step in an application's life. */
@Entity('application_event')
@Check('application_event_status_known', `to_status in (${inSql(APPLICATION_STATUSES)})`)
@Index(['applicationId', 'createdAt'])
@Index(['createdAt'], { where: `to_status = 'withdrawn'` })
export class ApplicationEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Application, { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** None: the applicant, signed out */
  @Index({ where: 'actor_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  fromStatus: ApplicationStatus | null;

  @Column('text')
  toStatus: ApplicationStatus;

  /** Why, encrypted: the office's reason, or the applicant's for withdrawing. Only the office reads it. */
  @Column('text', { nullable: true })
  note: string | null;

  /** What the office writes to the applicant with it, encrypted */
  @Column('text', { nullable: true })
  visibleNote: string | null;

  @Column('boolean', { default: true })
  visibleToApplicant: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
