import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Open files are asked again: what is in force now is held against what was at the round before. */
@Entity('fit_round')
export class FitRound {
  @PrimaryColumn('uuid')
  id: string;

  /** The day whose tables and policies are asked, in Toronto */
  @Column('date')
  askedOn: string;

  /** In force on that day */
  @Column('uuid', { array: true })
  policyIds: string[];

  /** The same of the round before; null: this is the first, and nothing is asked */
  @Column('date', { nullable: true })
  beforeOn: string | null;

  @Column('uuid', { array: true, nullable: true })
  beforePolicyIds: string[] | null;

  /** The terms of programs that were published until then; which of them hold on a day follows from their own days */
  @Column('uuid', { array: true, default: () => "'{}'" })
  programIds: string[];

  @Column('uuid', { array: true, default: () => "'{}'" })
  beforeProgramIds: string[];

  /** Null: some files were not asked yet */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
