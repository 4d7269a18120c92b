/**
 * The terms that people choose from, in years: the shortest that a rate may have, and every whole year up to the longest. A
 * test holds them against TERM_BOUNDS. Written out and alone, because pages at their budget read them.
 */
export const RATE_TERMS: readonly number[] = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
