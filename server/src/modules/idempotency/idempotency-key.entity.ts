import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A call that was answered before: the same key with the same request gets the same reply and writes nothing. */
@Entity('idempotency_key')
@Index(['operation', 'key'], { unique: true })
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  operation: string;

  @Column('text')
  key: string;

  /** HMAC of the request: a key used again for something else is refused */
  @Column('text')
  requestHash: string;

  /** Ids and numbers only, nothing personal */
  @Column('jsonb')
  reply: Record<string, unknown>;

  @Index()
  @Column('timestamptz', { default: () => "(now() + '24:00:00')" })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
