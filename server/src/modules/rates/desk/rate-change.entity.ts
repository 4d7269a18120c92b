import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../../users/public.js';
import { Bank } from '../../lenders/public.js';
import type { Facts } from '../rate-facts.js';

export const PendingKind = { CREATE: 'create', UPDATE: 'update', ARCHIVE: 'archive' } as const;
export type PendingKind = (typeof PendingKind)[keyof typeof PendingKind];

/** The unpublished draft of one rate. Visitors see none of it. A `create` draft has the id its rate will have. */
@Entity('rate_change')
@Check('rate_change_kind_known', "kind in ('create', 'update', 'archive')")
export class RateChange {
  @PrimaryColumn('uuid')
  rateId: string;

  @Index()
  @ForeignKey(() => Bank, { onDelete: 'CASCADE' })
  @Column('uuid')
  bankId: string;

  @Column('text')
  kind: PendingKind;

  /** null: the rate will be archived */
  @Column('jsonb', { nullable: true })
  facts: Facts | null;

  /** A new random number after each change: it is compared, never incremented. */
  @Column('integer')
  version: number;

  @Index({ where: 'author_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** The name of the file it was imported from */
  @Column('text', { nullable: true })
  source: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
