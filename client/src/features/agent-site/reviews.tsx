import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import type { SiteAgent } from './agent-site';
import styles from './agent-site.module.css?sheet';
import { reviewCounts } from './review-counts';

type Review = SiteAgent['reviews'][number];
const FIRST = 3;

const Quote = ({ review: { author, rating, text, source, date } }: { review: Review }): ReactNode => (
  <li>
    <figure>
      <p className={styles.stars} role="img" aria-label={`${rating} of 5 stars`}>
        {'★'.repeat(rating)}
        <span>{'★'.repeat(5 - rating)}</span>
      </p>
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <b>{author}</b> · {source} · {formatDay(date)}
      </figcaption>
    </figure>
  </li>
);

/** What clients wrote, the lower ones too, and what it comes to. Nothing where nobody wrote. */
export function Reviews({ reviews }: { reviews: readonly Review[] }): ReactNode {
  if (reviews.length === 0) return null;
  const { average, lines, sources, newest } = reviewCounts(reviews);
  const key = ({ author, date }: Review): string => `${author} ${date}`;
  return (
    <section className={`sec ${styles.reviews}`} id="reviews">
      <div className={`wrap ${styles.said}`}>
        <div>
          <h2>What clients say</h2>
          <p>
            <b>{average} of 5</b> from {reviews.length === 1 ? '1 review' : `${reviews.length} reviews`} on{' '}
            {sources === 1 ? 'one site' : `${sources} sites`}, as of {formatDay(newest)}. Not edited.
          </p>
          <ul className={styles.bars}>
            {lines.map(({ label, count }) => (
              <li key={label}>
                <span>{label}</span>
                <i>
                  <i style={{ width: `${(count / reviews.length) * 100}%` }} />
                </i>
                <span className="num">{count}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <ul className={styles.quotes}>
            {reviews.slice(0, FIRST).map((review) => (
              <Quote key={key(review)} review={review} />
            ))}
          </ul>
          {reviews.length > FIRST && (
            <details className={styles.more}>
              <summary>All {reviews.length} reviews</summary>
              <ul className={styles.quotes}>
                {reviews.slice(FIRST).map((review) => (
                  <Quote key={key(review)} review={review} />
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
