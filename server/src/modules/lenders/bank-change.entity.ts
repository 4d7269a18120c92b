import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../users/public.js';
import { Bank } from './bank.entity.js';
import type { BankFacts } from './bank-facts.js';

/** The unpublished draft of one lender. Visitors see none of it. */
@Entity('bank_change')
export class BankChange {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Bank, { onDelete: 'CASCADE' })
  bankId: string;

  /** Everything the lender will say, not only what differs */
  @Column('jsonb')
  facts: BankFacts;

  /** A new random number after each change: it is compared, never incremented. */
  @Column('integer')
  version: number;

  @Index({ where: 'author_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
