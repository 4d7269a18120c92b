import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Only what is approved is for readers (decisions §4). */
export type BlogStatus = 'draft' | 'pending' | 'approved' | 'rejected' | 'archived';

@Entity('blog')
export class Blog {
  @PrimaryColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text')
  excerpt: string;

  @Column('text', { default: 'draft' })
  status: BlogStatus;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
