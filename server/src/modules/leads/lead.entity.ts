import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Where a lead came from. */
export type LeadSource = 'chat';

/** Somebody who asked to be called. The office's work on it is its enquiry. */
@Entity('lead')
export class Lead {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  source: LeadSource;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  /** Encrypted E.164 */
  @Column('text')
  phone: string;

  /** Encrypted JSON: what they answered */
  @Column('text')
  details: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
