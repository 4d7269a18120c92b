import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/payments/compare-tab';

export const preload = preloadStart('payment');
