import { formatDollars } from './dollars.js';

/** A limit in whole dollars, which never says more than there is: $459,999 of 459,999.99 */
export const formatMost = (dollars: number): string => formatDollars(Math.floor(dollars));
