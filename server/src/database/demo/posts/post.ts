export type DemoWriter = 'avery' | 'morgan' | 'jonah' | 'marie';
export type DemoReader = 'jordan' | 'helene' | 'tyler' | 'wura' | 'sam';

export interface DemoComment {
  by: DemoReader | DemoWriter;
  text: string;
  /** Answers the comment before it */
  answer?: true;
}

/** A sample article. Its figures are checked against the engine (posts.test.ts). */
export interface DemoPost {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  /** Under /covers */
  cover: string;
  coverAlt: string;
  by: DemoWriter;
  daysAgo: number;
  content: string;
  comments?: readonly DemoComment[];
  likedBy: readonly DemoReader[];
}
