import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Application } from './application.entity.js';

/** One step in an application's life. */
@Entity('application_event')
@Index(['applicationId', 'createdAt'])
export class ApplicationEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Application, { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** None: the applicant, signed out */
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  fromStatus: string | null;

  @Column('text')
  toStatus: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('boolean', { default: true })
  visibleToApplicant: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
