import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';
import { Blog } from './blog.entity.js';

/** A slug that a post had before: its address leads to the one of today. */
@Entity('blog_slug')
export class BlogSlug {
  @PrimaryColumn('text')
  slug: string;

  @Index()
  @ForeignKey(() => Blog, { onDelete: 'CASCADE' })
  @Column('uuid')
  blogId: string;
}

/** When a visitor was last counted as a view of a post. Forgotten after a day. */
@Entity('blog_view')
export class BlogView {
  @ForeignKey(() => Blog, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  blogId: string;

  /** Keyed hashes of the network and the browser, or of the account: they name nobody */
  @PrimaryColumn('text')
  visitor: string;

  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}

@Entity('blog_comment')
@Check('blog_comment_content_length', `char_length(content) <= ${BLOG_LIMITS.comment}`)
@Index('blog_comment_newest_idx', ['createdAt', 'id'])
@Index('blog_comment_shown_idx', ['blogId', 'createdAt', 'id'])
export class BlogComment {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => Blog, { onDelete: 'CASCADE' })
  @Column('uuid')
  blogId: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  authorId: string;

  /** The comment that this one answers; null, too, once that is gone: an answer is its writer's */
  @Index()
  @ForeignKey(() => BlogComment, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  parentId: string | null;

  /** Plain text */
  @Column('text')
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Index({ where: 'hidden_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  hiddenById: string | null;

  @Column('text', { nullable: true })
  hiddenReason: string | null;
}
