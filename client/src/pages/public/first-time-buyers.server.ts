import { preloadStart } from '../../features/calculator/rate/use-start-rate';
import { officeToday } from '../../lib/office-today';

import { moneyBack } from './money-back';

export const preload = preloadStart('purchase');

export const questions = (): ReturnType<typeof moneyBack> => moneyBack(officeToday());
