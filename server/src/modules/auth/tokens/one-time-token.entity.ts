import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/public.js';
import type { TokenPurpose } from './one-time-tokens.js';

/** A link or a code sent by email. Only its hash is kept; it is good once, for a while, and until a newer one is made. */
@Entity('one_time_token')
@Index(['userId', 'purpose'])
@Check('one_time_token_purpose_known', "purpose in ('verify_email', 'reset_password', 'confirm_change')")
export class OneTimeToken {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  purpose: TokenPurpose;

  /** SHA-256 */
  @Index({ unique: true })
  @Column('text')
  tokenHash: string;

  /** The address it was sent to: it proves nothing about any other */
  @Column('text')
  email: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
