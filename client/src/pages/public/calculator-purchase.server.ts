import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/buying/purchase-tab';

export const preload = preloadStart('purchase');
