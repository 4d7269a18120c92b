import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../../users/public.js';

/** The authenticator app of somebody in the office. */
@Entity('second_factor')
export class SecondFactor {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  /** Encrypted base-32 secret */
  @Column('text')
  secret: string;

  /** Until a first code was typed back it is asked of nobody */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last code accepted: a code is good once */
  @Column('bigint', { default: 0 })
  lastStep: string;

  /** HMAC of each recovery code that is left */
  @Column('text', { array: true, default: [] })
  recoveryHashes: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
