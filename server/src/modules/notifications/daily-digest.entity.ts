import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** Whether a staff member wants the daily digest, and the last day it was decided on. Without a row it is wanted. */
@Entity('daily_digest')
export class DailyDigest {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean', { default: true })
  wanted: boolean;

  /** A day at the office */
  @Column('date', { nullable: true })
  sentOn: string | null;
}
