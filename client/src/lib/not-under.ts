import { shareOf } from './share-of';

/** A share that has a limit, from its own percent: nothing over 80% is said to be 80%. */
export const notUnder = (percent: number): string => `${(100 - shareOf(100 - percent, 100)).toFixed(1)}%`;
