import { BOOKING_STATUSES, type BookingStatus } from '@brokerage/domain/booking/status';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  ForeignKey,
  Index,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { Agent } from '../agents/public.js';
import { User } from '../users/public.js';

/** Who cancelled: the person with the link of an email, the office, or the clock, because nobody confirmed it. */
export type CancelledBy = 'client' | 'office' | 'unconfirmed';

/** A call at a time. The office's work on it is its enquiry. No two of one calendar overlap: the database refuses them. */
@Entity('booking')
@Check('booking_status_known', `status in (${inSql(Object.keys(BOOKING_STATUSES))})`)
@Exclusion(
  'booking_no_overlap',
  `using gist (int4range(calendar_no, calendar_no, '[]') with &&, slot with &&) where (status <> 'CANCELLED')`,
)
export class Booking {
  @PrimaryColumn('uuid')
  id: string;

  @Column('smallint')
  calendarNo: number;

  @Index({ where: 'agent_id is not null' })
  @ForeignKey(() => Agent)
  @Column('uuid', { nullable: true })
  agentId: string | null;

  /** The client asked for this adviser: a new time is with them too */
  @Column('boolean', { default: false })
  agentChosen: boolean;

  /** The call and the minutes kept free after it, without the end */
  @Column('tstzrange')
  slot: string;

  @Index()
  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('text', { default: 'CONFIRMED' })
  status: BookingStatus;

  /** Grows with each new time and with the cancellation: calendars and old links tell by it what is newer */
  @Column('integer', { default: 0 })
  sequence: number;

  /** How often it was said what became of the call. With `sequence` it tells whether somebody changes what they saw. */
  @Column('integer', { default: 0 })
  marks: number;

  /** Where the client's clock is */
  @Column('text')
  zone: string;

  /** How many minutes it is ahead of UTC at that time, as the client's browser had it; null: booked before this was kept */
  @Column('smallint', { nullable: true })
  utcOffset: number | null;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  /** Encrypted E.164 */
  @Column('text')
  phone: string;

  /** Keyed hash of the number, as its enquiry has it */
  @Index('booking_number_idx', { where: `status = 'CONFIRMED'` })
  @Column('text', { nullable: true })
  phoneIndex: string | null;

  /** When a link of its emails was used, which proves the mailbox; where the office booked or moved it, from then on */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** When its first email went out, or could not: the time to confirm it counts from here */
  @Index('booking_unconfirmed_idx', { where: `confirmed_at is null and status = 'CONFIRMED'` })
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** When this time was booked, first or anew */
  @Column('timestamptz', { default: () => 'now()' })
  placedAt: Date;

  @Column('timestamptz', { nullable: true })
  dayReminderAt: Date | null;

  @Column('timestamptz', { nullable: true })
  hourReminderAt: Date | null;

  @Column('text', { nullable: true })
  cancelledBy: CancelledBy | null;

  /** The one owner: who was signed in when they booked it, or who claimed it */
  @Index({ where: 'user_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Set by a trigger with the first owner, for good: what had one goes to nobody else by its address */
  @Column('boolean', { default: false })
  hadOwner: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
