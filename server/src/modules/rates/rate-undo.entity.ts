import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PendingKind } from './rate-change.entity.js';
import type { Facts } from './rate-facts.js';

/** How one rate's pending change was before, and the version it has now: somebody else's later change stays. */
export interface UndoRow {
  rateId: string;
  bankId: string;
  before: { kind: PendingKind; facts: Facts | null; source: string | null } | null;
  /** null: no pending change was left */
  version: number | null;
  /** Of what visitors see: once it moved on, what waited before has no place any more */
  liveVersion: number | null;
}

/** What takes a change at the desk back, for a few minutes. */
@Entity('rate_undo')
export class RateUndo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  rows: UndoRow[];

  @Index()
  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
