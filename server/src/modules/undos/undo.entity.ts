import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What it takes to undo an act on many records, kept for a few minutes. Ids and codes only. */
@Entity('undo')
export class Undo {
  @PrimaryColumn('uuid')
  id: string;

  /** What was changed: 'rate', 'enquiry' */
  @Column('text')
  subjectType: string;

  /** Each record's own former values, and its version after the act: a later change by someone else is kept */
  @Column('jsonb')
  state: object;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
