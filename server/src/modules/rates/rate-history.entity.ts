import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** A change to a rate. It outlives the rate and the lender, so neither is a foreign key. */
@Entity('rate_history')
@Index(['bankId', 'createdAt'])
@Index(['rateId', 'createdAt'])
@Index(['createdAt', 'id'])
export class RateHistory {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  rateId: string;

  @Column('uuid')
  bankId: string;

  @Column('text')
  bankName: string;

  @Index({ where: 'actor_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** Percent; null: this change created the rate */
  @Column('numeric', { precision: 6, scale: 4, nullable: true })
  oldRate: string | null;

  /** Percent; null: this change removed the rate */
  @Column('numeric', { precision: 6, scale: 4, nullable: true })
  newRate: string | null;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
