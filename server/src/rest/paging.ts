import { MAX_LIMIT } from '../kernel/paging.js';
import type { Route, RouteInput } from './route.js';

/** How a list is paged; some lists have an own default. */
export const pages = (limit: number, most = MAX_LIMIT): NonNullable<Route['paged']> => ({ limit, most });

/** The page that was asked for; the router has filled in what the address left out. */
export const paging = ({ page, limit }: RouteInput): Pick<RouteInput, 'page' | 'limit'> => ({ page, limit });
