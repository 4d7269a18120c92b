import { FORGET_ACTIONS } from '@brokerage/domain/retention/periods';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

/** Who did what to which record. Values are masked. Append-only: the database refuses every change. */
@Entity('audit_event')
@Index(['subjectType', 'subjectId', 'createdAt'])
@Index(['createdAt', 'id'])
@Index(['actorId', 'createdAt'])
@Index('audit_event_forgotten_idx', ['action', 'createdAt'], { where: `action in (${inSql(FORGET_ACTIONS)})` })
export class AuditEvent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** noun.verb: 'enquiry.read', 'rate.update' */
  @Column('text')
  action: string;

  @Column('text')
  subjectType: string;

  @Column('uuid', { nullable: true })
  subjectId: string | null;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('text', { nullable: true })
  ip: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
