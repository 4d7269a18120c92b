import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Bank } from '../rates/bank.entity.js';
import { User } from '../users/user.entity.js';

/** Names are those of GraphQL, values those of the database and of REST. */
export const MortgageType = {
  NEW_PURCHASE: 'new_purchase',
  REFINANCE: 'refinance',
  RENEWAL: 'renewal',
  EQUITY_TAKEOUT: 'equity_takeout',
  OTHER: 'other',
} as const;
export type MortgageType = (typeof MortgageType)[keyof typeof MortgageType];

/** What a person sent. The answers and the phone number are encrypted; `phoneIndex` finds an exact number. */
@Entity('application')
@Check('application_kind_known', "kind in ('basic', 'comprehensive')")
export class Application {
  @PrimaryColumn('uuid')
  id: string;

  /** MB-2026- and eight Crockford base-32 characters */
  @Index({ unique: true })
  @Column('text')
  applicationNumber: string;

  @Column('text', { default: 'basic' })
  kind: 'basic' | 'comprehensive';

  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ForeignKey(() => Bank, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  bankId: string | null;

  @Column('text')
  fullName: string;

  @Index()
  @Column('text')
  email: string;

  /** Encrypted E.164 */
  @Column('text')
  phone: string;

  /** HMAC of the E.164 number */
  @Index()
  @Column('text')
  phoneIndex: string;

  @Column('text')
  mortgageType: MortgageType;

  @Column('text', { nullable: true })
  province: string | null;

  /** Encrypted JSON of the answers */
  @Column('text')
  content: string;

  @Column('text', { default: 'submitted' })
  status: string;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
