import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** What somebody wants to be told of by email. It begins once the link of its first email was used, and goes when it is stopped. */
@Entity('rate_watch')
export class RateWatch {
  @PrimaryColumn('uuid')
  id: string;

  /** Who asked while signed in; null: nobody was. The mailbox may be another one. */
  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  email: string;

  /** Encrypted JSON: what is watched, and the day on which it was so */
  @Column('text')
  content: string;

  /** The last day it is kept, in Toronto */
  @Column('date')
  endsOn: string;

  /** When the link of its email was used */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The publication it was last compared with; null: none yet. Publications stay, and none is asked for by this */
  @Column('uuid', { nullable: true })
  checkedPublicationId: string | null;

  /** The day in Toronto of that; null: none yet */
  @Column('date', { nullable: true })
  checkedOn: string | null;

  /** What it came to then. Whoever was told is told again only after it was not met in between. */
  @Column('boolean', { default: false })
  met: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
