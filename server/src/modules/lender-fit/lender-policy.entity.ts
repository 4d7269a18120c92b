import { POLICY_PRODUCTS, type PolicyInput } from '@brokerage/domain/lender-fit/policy-form';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { Bank } from '../lenders/public.js';
import { User } from '../users/public.js';

/** A version of what a lender takes and counts. It never changes and never goes: a newer one follows it. */
@Entity('lender_policy')
@Check('lender_policy_product_known', `product in (${inSql(POLICY_PRODUCTS.map(({ value }) => value))})`)
export class LenderPolicy {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => Bank, { onDelete: 'CASCADE' })
  @Column('uuid')
  bankId: string;

  /** Which of its mortgages it is about */
  @Column('text')
  product: string;

  /** Its first day, in Toronto */
  @Column('date')
  effectiveFrom: string;

  /** As the form gave it */
  @Column('jsonb')
  terms: PolicyInput;

  /** Made up for the demonstration: no lender said so */
  @Column('boolean', { default: false })
  sample: boolean;

  @Index({ where: 'published_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  publishedById: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
