import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import { LEAD_SOURCES, type LeadSourceValue } from '@brokerage/domain/leads/lead-sources';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { Agent } from '../agents/public.js';
import { User } from '../users/public.js';

/** Where a lead came from. */
export type LeadOrigin = 'chat' | LeadSourceValue;
const ORIGINS: readonly LeadOrigin[] = ['chat', ...LEAD_SOURCES.map(({ value }) => value)];

/** Somebody who asked to be called. The office's work on it is its enquiry. */
@Entity('lead')
@Check('lead_email_length', `char_length(email) <= ${EMAIL_MAX}`)
@Check('lead_source_known', `source in (${inSql(ORIGINS)})`)
export class Lead {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  source: LeadOrigin;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  /** Encrypted E.164; a message may come without a number */
  @Column('text', { nullable: true })
  phone: string | null;

  /** Encrypted JSON: what they answered */
  @Column('text')
  details: string;

  /** From the page of this agent; null: of any other source, or the agent is gone */
  @Index()
  @ForeignKey(() => Agent, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  agentId: string | null;

  /** The one owner: who was signed in when it was sent, or who claimed it */
  @Index({ where: 'user_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Set by a trigger with the first owner, for good: what had one goes to nobody else by its address */
  @Column('boolean', { default: false })
  hadOwner: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
