import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Enquiry } from '../enquiries/public.js';

/** A rate that a lender holds for a client, as it was when the office placed the hold. Whose it is says the enquiry's source. */
@Entity('rate_hold')
@Check('rate_hold_type_known', "type in ('fixed', 'variable')")
@Index('rate_hold_due_idx', ['heldUntil', 'id'], { where: 'reminded_at is null' })
export class RateHold {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => Enquiry, { onDelete: 'CASCADE' })
  @Column('uuid')
  enquiryId: string;

  /** The published rate; it may be gone by now */
  @Column('uuid')
  rateId: string;

  /** Of that rate, on the day of the hold */
  @Column('integer')
  rateVersion: number;

  @Column('text')
  bankName: string;

  /** Years */
  @Column('numeric', { precision: 4, scale: 2 })
  term: string;

  @Column('text')
  type: 'fixed' | 'variable';

  /** Percent per year */
  @Column('numeric', { precision: 6, scale: 4 })
  rate: string;

  /** The last day, in Toronto */
  @Column('date')
  heldUntil: string;

  /** When the email before its end was queued */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
