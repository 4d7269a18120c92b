import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A day whose enquiries changed after it was counted. Written by triggers; rows are only added, so that no two writers wait. */
@Entity('enquiry_day_stale')
export class EnquiryDayStale {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Index()
  @Column('date')
  day: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
