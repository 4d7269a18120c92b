import { preloadStart } from '../../features/calculator/rate/use-start-rate';

import { MONEY_BACK } from './money-back';

export const preload = preloadStart('purchase');

export const questions = (): typeof MONEY_BACK => MONEY_BACK;
