import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';
import { Blog } from './blog.entity.js';

/** That somebody likes a post: once, however often they press. */
@Entity('blog_like')
export class BlogLike {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Index()
  @ForeignKey(() => Blog, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  blogId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
