import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { RateType } from '../rate.entity.js';

/** A day in Toronto whose lowest rates are kept. It is over, and what was said on it no longer changes. */
@Entity('rate_day')
export class RateDay {
  @PrimaryColumn('date')
  day: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** A lender's lowest rate of a term and type that everyone could see at the end of a day. As the history, it outlives the lender. */
@Entity('rate_day_lowest')
@Check('rate_day_lowest_type_known', "type in ('fixed', 'variable')")
export class RateDayLowest {
  @ForeignKey(() => RateDay, { onDelete: 'CASCADE' })
  @PrimaryColumn('date')
  day: string;

  /** Years */
  @PrimaryColumn('numeric', { precision: 4, scale: 2 })
  term: string;

  @PrimaryColumn('text')
  type: RateType;

  @PrimaryColumn('uuid')
  bankId: string;

  /** Percent */
  @Column('numeric', { precision: 6, scale: 4 })
  rate: string;
}
