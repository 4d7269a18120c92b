import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export type ConsentPurpose =
  | 'contact'
  | 'credit_check'
  | 'privacy'
  | 'terms'
  | 'marketing'
  | 'analytics'
  | 'rate_watch'
  | 'renewal_reminder';

/** What somebody agreed to, or did not, and to which words. Append-only: the database refuses every change. */
@Entity('consent')
export class Consent {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Index()
  @Column('text', { nullable: true })
  email: string | null;

  /** What it was given with: an application, a lead */
  @Index()
  @Column('uuid', { nullable: true })
  sourceId: string | null;

  @Column('text')
  purpose: ConsentPurpose;

  @Column('boolean')
  granted: boolean;

  @Column('text')
  textVersion: string;

  @Column('text', { nullable: true })
  ip: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
