import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';
import { BlogComment } from './blog-rows.entities.js';

/** One person’s report of a comment. */
@Entity('blog_comment_report')
@Index('blog_comment_report_open_idx', ['commentId'], { where: 'resolved_at is null' })
export class CommentReport {
  @ForeignKey(() => BlogComment, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  commentId: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  reporterId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When a moderator hid the comment, or kept it */
  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;
}
