import type { ProgramInput } from '@brokerage/domain/programs/program-form';
import { INSURED_PROGRAMS } from '@brokerage/domain/programs/rows';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';

/** Terms of an insurer's program from a day on. They never change and never go: newer ones follow them. */
@Entity('program_version')
@Check('program_version_program_known', `program in (${inSql(INSURED_PROGRAMS)})`)
export class ProgramVersionRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  program: string;

  /** Its first day, in Toronto */
  @Column('date')
  effectiveFrom: string;

  /** As the form gave it */
  @Column('jsonb')
  terms: ProgramInput;

  @Index({ where: 'published_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  publishedById: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
