import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A link sent by mail. Only the hash of its token is kept; it is good once, for a while, and until a newer one is made. */
@Entity('one_time_token')
@Index(['userId', 'purpose'])
@Check('one_time_token_purpose_known', "purpose in ('verify_email', 'reset_password')")
export class OneTimeToken {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  purpose: 'verify_email' | 'reset_password';

  /** SHA-256 */
  @Index({ unique: true })
  @Column('text')
  tokenHash: string;

  /** The address it was sent to: a link to an address that was changed since proves nothing */
  @Column('text')
  email: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
