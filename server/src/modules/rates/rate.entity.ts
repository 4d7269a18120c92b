import type { Compounding } from '@brokerage/domain/mortgage/periodic-rate';
import { FEES_BOUNDS, NOTES_MAX, RATE_BOUNDS, TERM_BOUNDS } from '@brokerage/domain/rates/bounds';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Bank } from '../lenders/public.js';

/** Names as in GraphQL, values as in the database and REST. */
export const RateType = { FIXED: 'fixed', VARIABLE: 'variable' } as const;
export type RateType = (typeof RateType)[keyof typeof RateType];

export const RatePurpose = { ANY: 'any', PURCHASE: 'purchase', RENEWAL: 'renewal', REFINANCE: 'refinance' } as const;
export type RatePurpose = (typeof RatePurpose)[keyof typeof RatePurpose];

export const RateInsurance = {
  ANY: 'any',
  INSURED: 'insured',
  INSURABLE: 'insurable',
  UNINSURED: 'uninsured',
} as const;
export type RateInsurance = (typeof RateInsurance)[keyof typeof RateInsurance];

/** Who can see a rate. HIDDEN: staff only. */
export const RateVisibility = { EVERYONE: 'everyone', SIGNED_IN: 'signed_in', HIDDEN: 'hidden' } as const;
export type RateVisibility = (typeof RateVisibility)[keyof typeof RateVisibility];

/** One of a lender's rates. Numbers are decimal strings, as PostgreSQL returns `numeric`, never binary floats. */
@Entity('rate')
@Check('rate_notes_length', `char_length(notes) <= ${NOTES_MAX}`)
@Check('rate_term_range', `term between ${TERM_BOUNDS.min} and ${TERM_BOUNDS.max}`)
@Check('rate_rate_range', `rate between ${RATE_BOUNDS.min} and ${RATE_BOUNDS.max}`)
@Check('rate_fees_range', `fees between ${FEES_BOUNDS.min} and ${FEES_BOUNDS.max}`)
@Check('rate_type_known', "type in ('fixed', 'variable')")
@Check('rate_compounding_known', "compounding in ('semi-annual', 'monthly')")
@Check('rate_visibility_known', "visibility in ('everyone', 'signed_in', 'hidden')")
@Index(['bankId', 'rate', 'id'])
export class Rate {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Bank, { onDelete: 'CASCADE' })
  @Column('uuid')
  bankId: string;

  /** Years, 0.5 to 10 */
  @Column('numeric', { precision: 4, scale: 2 })
  term: string;

  @Column('text')
  type: RateType;

  /** A field of the product: lenders sell variable rates of either kind */
  @Column('text', { default: 'semi-annual' })
  compounding: Compounding;

  /** Percent per year */
  @Column('numeric', { precision: 6, scale: 4 })
  rate: string;

  /** What lender and broker charge on the example mortgage, dollars; the APR is worked out from it. null: not known */
  @Column('numeric', { precision: 9, scale: 2, nullable: true })
  fees: string | null;

  /** The APR stored before fees were did not exceed the rate: somebody has to look. Any change ends it. */
  @Column('boolean', { default: false })
  feesToCheck: boolean;

  @Column('text', { default: 'any' })
  purpose: RatePurpose;

  @Column('text', { default: 'any' })
  insurance: RateInsurance;

  /** Two letters; null: offered everywhere */
  @Column('text', { nullable: true })
  province: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('text', { default: 'everyone' })
  visibility: RateVisibility;

  /** The last day visitors see it, in Toronto: YYYY-MM-DD */
  @Column('date', { nullable: true })
  endsOn: string | null;

  @Column('integer', { default: 0 })
  position: number;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
