import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Agent } from './agent.entity.js';

/** A name that an agent gave up: it leads to their new one, and nobody else gets it for a year. */
@Entity('subdomain_history')
export class SubdomainHistory {
  @PrimaryColumn('text')
  subdomain: string;

  /** null: the agent was removed */
  @Index()
  @ForeignKey(() => Agent, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  agentId: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  releasedAt: Date;
}
