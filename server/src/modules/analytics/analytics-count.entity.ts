import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

export const COUNT_KINDS = ['HIT', 'EXCLUDED', 'CONSENT'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** Counts by day of what has no visitor: pages that were served, what the collector left out, choices that were made. */
@Entity('analytics_count')
@Check('analytics_count_kind_known', `kind in (${inSql(COUNT_KINDS)})`)
export class AnalyticsCount {
  /** In America/Toronto */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  kind: CountKind;

  /** A route pattern; BOT, STAFF or INVALID; GRANTED or REFUSED */
  @PrimaryColumn('text')
  key: string;

  @Column('integer')
  count: number;
}
