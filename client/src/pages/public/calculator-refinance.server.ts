import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/mortgage/refinance-tab';

export const preload = preloadStart('refinance');
