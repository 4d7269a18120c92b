interface Review {
  rating: number;
  source: string;
  date: string;
}

export interface ReviewCounts {
  /** With one decimal: '4.7' */
  average: string;
  lines: { label: string; count: number }[];
  sources: number;
  /** The day of the newest one */
  newest: string;
}

/** What the reviews come to, the lower ones too. They come newest first. */
export function reviewCounts(reviews: readonly Review[]): ReviewCounts {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const count = (fits: (rating: number) => boolean): number => reviews.filter(({ rating }) => fits(rating)).length;
  return {
    average: (sum / Math.max(1, reviews.length)).toFixed(1),
    lines: [
      { label: '5 stars', count: count((rating) => rating === 5) },
      { label: '4 stars', count: count((rating) => rating === 4) },
      { label: '3 or fewer', count: count((rating) => rating < 4) },
    ],
    sources: new Set(reviews.map(({ source }) => source)).size,
    newest: reviews[0]?.date ?? '',
  };
}
