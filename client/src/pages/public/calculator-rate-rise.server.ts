import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/mortgage/rate-rise-tab';

export const preload = preloadStart('renewal');
