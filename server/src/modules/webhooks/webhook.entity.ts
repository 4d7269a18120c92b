import { EVENT_CODES, WEBHOOK_URL_MAX, type WebhookEvent } from '@brokerage/domain/integrations/webhook-events';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';

/** Where its owner wants to be told of events. */
@Entity('webhook')
@Check('webhook_url_length', `char_length(url) <= ${WEBHOOK_URL_MAX}`)
@Check('webhook_events_listed', `cardinality(events) > 0 and events <@ array[${inSql(EVENT_CODES)}]`)
export class Webhook {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  url: string;

  /** What events are signed with, encrypted */
  @Column('text')
  secret: string;

  @Column('text', { array: true })
  events: WebhookEvent[];

  /** Nothing is sent from then on: it answered 410, or nothing good for three days, or its owner has a new password */
  @Column('timestamptz', { nullable: true })
  stoppedAt: Date | null;

  /** The day in Toronto on which it was last told that rates ended; null: since it was made, never */
  @Column('date', { nullable: true })
  ratesReadOn: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
