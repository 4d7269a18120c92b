import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

export const FIGURE_KINDS = ['ALL', 'CHANNEL', 'CAMPAIGN', 'OWNER', 'LOST'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** The enquiries that came in on a day, counted: all of them, and for each channel, campaign, owner and lost reason. */
@Entity('enquiry_day')
@Check('enquiry_day_kind_known', `kind in (${inSql(FIGURE_KINDS)})`)
export class EnquiryDay {
  /** In America/Toronto */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  kind: FigureKind;

  /** The channel, the owner's id (none: ''), the lost reason; '' for all */
  @PrimaryColumn('text', { default: '' })
  key: string;

  @PrimaryColumn('text', { default: '' })
  campaign: string;

  @Column('integer')
  leads: number;

  @Column('integer')
  answered: number;

  @Column('integer')
  within5Min: number;

  @Column('integer')
  within1H: number;

  @Column('integer')
  within24H: number;

  @Column('integer')
  contacted: number;

  @Column('integer')
  qualified: number;

  @Column('integer')
  converted: number;

  /** Times to the first answer: buckets, and how many fell into each */
  @Column('smallint', { array: true })
  buckets: number[];

  @Column('integer', { array: true })
  counts: number[];
}
