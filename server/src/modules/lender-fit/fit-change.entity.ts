import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { FitRound } from './fit-round.entity.js';

/** A file that a round changed: who takes it now, and who no longer does. */
@Entity('fit_change')
@Unique('fit_change_round_id_application_id_key', ['roundId', 'applicationId'])
@Index('fit_change_open_idx', ['createdAt'], { where: 'settled_at is null' })
export class FitChange {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => FitRound, { onDelete: 'CASCADE' })
  @Column('uuid')
  roundId: string;

  @Index()
  @ForeignKey('Application', { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** Encrypted JSON: lenders and programs, gained and lost */
  @Column('text')
  content: string;

  /** When the office was done with it */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
