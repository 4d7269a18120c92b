import type { CalculationKind } from '@brokerage/domain/mortgage/calculate';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../users/public.js';

/** A calculation that a person kept. What they typed and what came of it are encrypted. */
@Entity('calculation')
@Index(['userId', 'createdAt'])
export class Calculation {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: CalculationKind;

  @Column('text', { nullable: true })
  label: string | null;

  /** Encrypted JSON */
  @Column('text')
  inputs: string;

  /** Encrypted JSON, made by our own engine */
  @Column('text')
  results: string;

  @Column('text')
  engineVersion: string;

  @Column('date')
  rulesAsOf: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
