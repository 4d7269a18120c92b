import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many posts there are of a status, a category and a tag; an empty one means all. Triggers on the posts keep it. */
@Entity('blog_total')
export class BlogTotal {
  @PrimaryColumn('text')
  status: string;

  @PrimaryColumn('text')
  category: string;

  @PrimaryColumn('text')
  tag: string;

  @Column('integer')
  count: number;
}
