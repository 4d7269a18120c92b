import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/public.js';
import type { PendingKind } from './rate-change.entity.js';
import type { BankFacts } from '../../lenders/public.js';
import type { Facts } from '../rate-facts.js';

/** A set of changes that went live together. */
@Entity('publication')
@Index(['createdAt', 'id'])
export class Publication {
  @PrimaryColumn('uuid')
  id: string;

  @Index({ where: 'actor_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** The file it was imported from, if it all came from one */
  @Column('text', { nullable: true })
  source: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** One rate in a publication. Like the history, it outlives the rate and the lender. */
@Entity('publication_entry')
export class PublicationEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => Publication, { onDelete: 'CASCADE' })
  @Column('uuid')
  publicationId: string;

  @Column('uuid')
  rateId: string;

  @Column('uuid')
  bankId: string;

  @Column('text')
  bankName: string;

  @Column('text')
  kind: PendingKind;

  @Column('jsonb', { nullable: true })
  before: Facts | null;

  @Column('jsonb', { nullable: true })
  after: Facts | null;
}

/** One lender in a publication. */
@Entity('publication_lender')
export class PublicationLender {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => Publication, { onDelete: 'CASCADE' })
  @Column('uuid')
  publicationId: string;

  @Column('uuid')
  bankId: string;

  @Column('jsonb')
  before: BankFacts;

  @Column('jsonb')
  after: BankFacts;
}
