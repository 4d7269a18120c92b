import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** When a staff member last looked at their notifications. */
@Entity('notification_seen')
export class NotificationSeen {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt: Date;
}
