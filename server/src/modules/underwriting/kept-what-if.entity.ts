import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** Terms that the office tried on an application and kept. */
@Entity('kept_what_if')
export class KeptWhatIf {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey('Application', { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** Encrypted: the rate, the amortization and the down payment */
  @Column('text')
  terms: string;

  @Index({ where: 'kept_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  keptById: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Taken out of the file; it can be put back */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
