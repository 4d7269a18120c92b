import { DELIVERY_CODES, type DeliveryStatus } from '@brokerage/domain/integrations/webhook-events';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { Webhook } from './webhook.entity.js';

/** An event on its way to one webhook. Triggers write them, with what they tell of. */
@Entity('webhook_delivery')
@Check('webhook_delivery_status_known', `status in (${inSql(DELIVERY_CODES)})`)
@Index(['webhookId', 'createdAt'])
@Index(['nextAt'], { where: `status = 'WAITING'` })
export class WebhookDelivery {
  /** Names the event to the receiver, the same at each attempt */
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Webhook, { onDelete: 'CASCADE' })
  @Column('uuid')
  webhookId: string;

  /** As on the wire */
  @Column('text')
  type: string;

  /** Ids and states, never a figure or a name */
  @Column('jsonb')
  data: Record<string, unknown>;

  @Column('text', { default: 'WAITING' })
  status: DeliveryStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextAt: Date;

  @Column('timestamptz', { nullable: true })
  lastAt: Date | null;

  /** The last answer's status; null: nobody answered */
  @Column('integer', { nullable: true })
  lastCode: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
