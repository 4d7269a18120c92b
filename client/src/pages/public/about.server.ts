import { preloadHome } from '../../features/home/home-content';

export const preload = preloadHome;
