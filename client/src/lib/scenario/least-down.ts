import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { isPurchase, type Scenario } from './scenario';

/** The least down payment of its price, dollars. */
export const leastDown = ({ price }: Pick<Scenario, 'price'>): number =>
  minDownPayment({ price, ownerOccupied: true }).minDownPayment;

/** The down payment is less than the law allows. */
export const isTooLittle = (scenario: Scenario): boolean =>
  isPurchase(scenario) && scenario.downPayment < leastDown(scenario);
