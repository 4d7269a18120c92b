import { preloadStart } from '../../features/calculator/rate/use-start-rate';

export { reads } from '../../features/calculator/mortgage/renewal-tab';

export const preload = preloadStart('renewal');
