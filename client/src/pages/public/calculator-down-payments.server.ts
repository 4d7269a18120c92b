import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/buying/down-payments-tab';

export const preload = preloadStart('purchase');
