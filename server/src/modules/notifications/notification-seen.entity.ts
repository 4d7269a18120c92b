import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Until when a person of the office has looked at what is new. */
@Entity('notification_seen')
export class NotificationSeen {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt: Date;
}
