import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/mortgage/penalty-tab';

export const preload = preloadStart('payment');
