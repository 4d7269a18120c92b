import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

export const SITE_KINDS = ['ALL', 'SOURCE', 'CAMPAIGN', 'PAGE', 'DEVICE', 'STEP'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** The visits that began on a day, counted: all of them, and for each source, campaign, page, device and step of the funnel. */
@Entity('analytics_day')
@Check('analytics_day_kind_known', `kind in (${inSql(SITE_KINDS)})`)
export class AnalyticsDay {
  /** In America/Toronto */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  kind: SiteKind;

  /** '' for all */
  @PrimaryColumn('text', { default: '' })
  key: string;

  @Column('integer')
  visits: number;

  @Column('integer')
  views: number;

  /** Of this day: somebody who comes again tomorrow counts again */
  @Column('integer')
  visitors: number;

  /** Visits of one page */
  @Column('integer')
  bounces: number;
}
