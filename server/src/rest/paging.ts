import type { RouteInput } from './route.js';

/** The page that was asked for, or the first ten. */
export const paging = ({ page, limit }: RouteInput): { page: number; limit: number } => ({
  page: page ?? 1,
  limit: limit ?? 10,
});
