import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { isPurchase, type Scenario } from './scenario';

/** The least down payment of its price, in whole dollars as they are typed: what is said to be enough is. */
export const leastDown = ({ price }: Pick<Scenario, 'price'>): number =>
  Math.ceil(minDownPayment({ price, ownerOccupied: true }).minDownPayment);

/** The down payment is less than the law allows. */
export const isTooLittle = (scenario: Scenario): boolean =>
  isPurchase(scenario) && scenario.downPayment < leastDown(scenario);
