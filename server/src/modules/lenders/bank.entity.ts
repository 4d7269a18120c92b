import { LENDER_PENALTIES, type LenderPenalty } from '@brokerage/domain/rates/lender-penalty';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Longest name of a lender */
export const BANK_NAME_MAX = 80;

/** A lender: one rate card on the site. */
@Entity('bank')
@Check('bank_name_length', `char_length(name) <= ${BANK_NAME_MAX}`)
@Check('bank_penalty_known', `penalty in (${LENDER_PENALTIES.map((kind) => `'${kind}'`).join(', ')})`)
export class Bank {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Index({ unique: true })
  @Column('text')
  slug: string;

  /** In words visitors know: Chartered bank, Credit union, Trust company, Monoline lender, Private lender */
  @Column('text')
  kind: string;

  /** Address of an uploaded logo. Without one, a monogram is drawn from the name. */
  @Column('text', { nullable: true })
  logoFile: string | null;

  @Column('integer', { default: 0 })
  position: number;

  @Column('boolean', { default: true })
  active: boolean;

  /** How it charges for leaving a fixed rate early */
  @Column('text', { default: 'unknown' })
  penalty: LenderPenalty;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
