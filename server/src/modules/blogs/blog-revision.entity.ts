import { POST_WORDS } from '@brokerage/domain/blog/post-form';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { columnsOf } from '../../kernel/field-columns.js';
import { User } from '../users/public.js';
import { Blog } from './blog.entity.js';
import type { Heading } from '@brokerage/domain/blog/headings';

/** What became of a version: kept by itself while somebody typed, saved, waiting, shown to readers, sent back. */
export type RevisionState = 'autosave' | 'saved' | 'pending' | 'approved' | 'rejected';

const Words = columnsOf(POST_WORDS, { empty: '', own: ['locale'] });

/** One version of a post. */
@Entity('blog_revision')
@Index('blog_revision_no_idx', ['blogId', 'no'], { unique: true })
export class BlogRevision extends Words {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Blog, { onDelete: 'CASCADE' })
  @Column('uuid')
  blogId: string;

  /** Counts up within the post */
  @Column('integer')
  no: number;

  @Column('text')
  state: RevisionState;

  /** Of `lang` in a page */
  @Column('text', { default: 'en' })
  locale: string;

  @Column('text', { array: true, default: '{}' })
  tags: string[];

  @Column('text', { nullable: true })
  coverUrl: string | null;

  @Column('text', { default: '' })
  coverAlt: string;

  @Column('text')
  html: string;

  @Column('text')
  text: string;

  @Column('jsonb', { default: [] })
  contents: Heading[];

  @Column('integer', { default: 1 })
  readingMinutes: number;

  @Column('integer')
  sanitiserVersion: number;

  /** Who wrote this version */
  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** Why it was sent back */
  @Column('text', { nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
