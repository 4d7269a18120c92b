import { newId } from '../src/platform/ids.js';
import type { TestApi } from './api.js';

interface Sample {
  slug: string;
  title?: string;
  text?: string;
  status?: string;
  category?: string;
  tags?: string[];
  authorId?: string;
  /** Minutes from now; public since an hour ago if left out */
  publishedIn?: number;
}

/** A post as it lies in the database, approved and public unless said otherwise. */
export async function post(api: TestApi, sample: Sample): Promise<string> {
  const { slug, title = `About ${slug}`, text = 'What to know', status = 'approved', publishedIn = -60 } = sample;
  const id = newId();
  await api.rows(
    `insert into blog (id, slug, title, excerpt, status, published_at, category, tags, author_id, html, text)
     values ($1, $2, $3, 'What to know', $4, now() + make_interval(mins => $5), $6, $7, $8, $9, $10)`,
    [
      id,
      slug,
      title,
      status,
      publishedIn,
      sample.category ?? 'rates',
      sample.tags ?? [],
      sample.authorId ?? null,
      `<p>${text}</p>`,
      text,
    ],
  );
  return id;
}
