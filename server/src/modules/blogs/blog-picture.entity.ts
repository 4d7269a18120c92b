import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/public.js';

/** A picture that was uploaded for posts: `/uploads/blog/<id>.webp`. What no version of a post shows after a week is thrown away. */
@Entity('blog_picture')
export class BlogPicture {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** null: their account is gone */
  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  uploadedById: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
