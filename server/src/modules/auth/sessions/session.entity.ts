import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { User } from '../../users/public.js';

/** What stands behind one signed token: it is good until it ends or expires, whatever the token says. */
@Entity('session')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('timestamptz')
  expiresAt: Date;

  /** Set when the person signs out or the office ends it; a trigger tells every instance on channel `session`. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  ip: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
