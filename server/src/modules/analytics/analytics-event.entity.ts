import { DEVICES, type DeviceName } from '@brokerage/domain/analytics/figures';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

export const EVENT_KINDS = ['page', 'track', 'identify', 'group', 'alias'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * What a visitor who agreed did: nothing that names a person, no address, no network. A partition for each day; those of
 * before the retention are dropped whole (docs/decisions/0093).
 */
@Entity('analytics_event')
@Check('analytics_event_kind_known', `kind in (${inSql(EVENT_KINDS)})`)
@Check('analytics_event_device_known', `device in (${inSql(DEVICES.map(({ value }) => value))})`)
export class AnalyticsEvent {
  /** The day of `at`, in UTC: with the message’s own id it makes a repeated message known */
  @PrimaryColumn('date')
  receivedOn: string;

  @PrimaryColumn('uuid')
  messageId: string;

  @Column('timestamptz')
  at: Date;

  /** Made up by the browser after the consent, and gone with it */
  @Column('uuid')
  visitor: string;

  @Column('text')
  kind: EventKind;

  /** A pattern such as /blog/:id, never an address */
  @Column('text')
  route: string;

  @Column('text', { nullable: true })
  event: string | null;

  /** As `enquiry_channel` says it */
  @Column('text')
  source: string;

  @Column('text', { nullable: true })
  campaign: string | null;

  @Column('text')
  device: DeviceName;
}
