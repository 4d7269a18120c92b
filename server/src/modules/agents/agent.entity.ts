import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import type { AgentLicence, AgentReview, ServiceArea } from '@brokerage/domain/agents/lists';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { columnsOf } from '../../kernel/field-columns.js';
import { User } from '../users/public.js';

const Texts = columnsOf(AGENT_FORM, { empty: '', own: ['licensedName', 'title', 'subdomain'] });

/** The uploaded picture: `/uploads/agents/<id>.webp` and `.avif`. */
export interface AgentPhoto {
  id: string;
  width: number;
  height: number;
}

/** A licensed adviser: who takes calls, and whose page has an address of its own. Its other texts are those of the form. */
@Entity('agent')
@Check('agent_calendar_no_positive', 'calendar_no > 0')
@Check('agent_level_known', 'level in (1, 2)')
@Check('agent_focus_inside', 'focus_x between 0 and 100 and focus_y between 0 and 100')
export class Agent extends Texts {
  @PrimaryColumn('uuid')
  id: string;

  /** As the licence has it */
  @Column('text')
  name: string;

  /** The first part of their host */
  @Index({ unique: true })
  @Column('text')
  subdomain: string;

  @Column('text', { default: 'Mortgage broker' })
  title: string;

  /** Of the licence, after the title: level 1 gets no private mortgages */
  @Column('smallint', { default: 2 })
  level: number;

  /** The first one's province is `province` */
  @Column('jsonb', { default: [] })
  licences: AgentLicence[];

  /** Two letters: their licence, and whose holidays they keep */
  @Column('text', { default: 'ON' })
  province: string;

  /** What their own hours are read in */
  @Column('text', { default: 'America/Toronto' })
  zone: string;

  /** Names their calendar in ranges of the database; 0 is the office's own */
  @Index({ unique: true })
  @Column('smallint')
  calendarNo: number;

  /** https addresses by network */
  @Column('jsonb', { default: {} })
  social: Record<string, string>;

  @Column('jsonb', { default: [] })
  languages: string[];

  @Column('jsonb', { default: [] })
  specialities: ServiceArea[];

  @Column('jsonb', { default: [] })
  serviceAreas: ServiceArea[];

  @Column('jsonb', { default: [] })
  reviews: AgentReview[];

  /** null: a drawn window stands for them */
  @Column('jsonb', { nullable: true })
  photo: AgentPhoto | null;

  /** The part of the photo that is always shown, in percent from the left and the top */
  @Column('smallint', { default: 50 })
  focusX: number;

  @Column('smallint', { default: 35 })
  focusY: number;

  @Column('boolean', { default: true })
  active: boolean;

  /** Their own account; null: they have none */
  @Index({ unique: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Goes up with each address that is made for their calls: older ones are void */
  @Column('integer', { default: 0 })
  feedNo: number;

  @Column('boolean', { default: false })
  feedOpen: boolean;

  /** The soonest expiry that the office was warned of */
  @Column('date', { nullable: true })
  warnedOfExpiry: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
