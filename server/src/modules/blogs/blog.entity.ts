import { POST_WORDS } from '@brokerage/domain/blog/post-form';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { BLOG_STATUSES, type BlogStatus } from '@brokerage/domain/blog/status';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { columnsOf } from '../../kernel/field-columns.js';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';
import type { Heading } from '@brokerage/domain/blog/headings';

const Words = columnsOf(POST_WORDS, { empty: '', own: ['category', 'locale'] });

/**
 * A post as readers see it, or its newest text where they see nothing yet. What waits for approval beside a public post is
 * a revision. The counts follow their rows by triggers.
 */
@Entity('blog')
@Check('blog_status_known', `status in (${inSql(Object.keys(BLOG_STATUSES).map((name) => name.toLowerCase()))})`)
@Check('blog_title_length', `char_length(title) <= ${BLOG_LIMITS.title}`)
@Check('blog_excerpt_length', `char_length(excerpt) <= ${BLOG_LIMITS.excerpt}`)
@Index('blog_tags_idx', { synchronize: false })
@Index('blog_listed_idx', { synchronize: false })
@Index('blog_status_idx', { synchronize: false })
@Index('blog_waiting_idx', { synchronize: false })
@Index('blog_author_listed_idx', { synchronize: false })
@Index('blog_author_unpublished_idx', ['authorId'], { where: `status <> 'approved'` })
@Index('blog_public_idx', ['publishedAt', 'id'], { where: `status = 'approved'` })
@Index('blog_category_idx', ['category', 'publishedAt', 'id'], { where: `status = 'approved'` })
export class Blog extends Words {
  @PrimaryColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('text')
  slug: string;

  /** The words of the title, the excerpt and the text. A trigger writes them. */
  @Index('blog_words_idx', { synchronize: false })
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  words?: string | null;

  @Column('text', { default: 'draft' })
  status: BlogStatus;

  /** Readers see an approved post from then on */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** null: their account is gone */
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** The version that readers see */
  @Index({ where: 'live_revision_id is not null' })
  @ForeignKey('blog_revision', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  liveRevisionId: string | null;

  /** The version of a public post that waits for approval */
  @Index({ where: 'waiting_revision_id is not null' })
  @ForeignKey('blog_revision', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  waitingRevisionId: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('text', { default: 'rates' })
  category: string;

  /** Of `lang` in a page */
  @Column('text', { default: 'en' })
  locale: string;

  @Column('text', { array: true, default: '{}' })
  tags: string[];

  @Column('text', { nullable: true })
  coverUrl: string | null;

  /** Empty: the cover is decoration */
  @Column('text', { default: '' })
  coverAlt: string;

  /** Clean by `sanitiserVersion` */
  @Column('text', { default: '' })
  html: string;

  /** Its words, for the search */
  @Column('text', { default: '' })
  text: string;

  @Column('jsonb', { default: [] })
  contents: Heading[];

  @Column('integer', { default: 1 })
  readingMinutes: number;

  @Column('integer', { default: 0 })
  sanitiserVersion: number;

  /** When readers got another text than the first */
  @Column('timestamptz', { nullable: true })
  changedAt: Date | null;

  @Column('text', { nullable: true })
  rejectionReason: string | null;

  @Column('integer', { default: 0 })
  likes: number;

  /** Those that readers see */
  @Column('integer', { default: 0 })
  comments: number;

  @Column('integer', { default: 0 })
  views: number;

  /** Counts up when it is archived: preview links of before name an older number */
  @Column('integer', { default: 0 })
  previews: number;
}
