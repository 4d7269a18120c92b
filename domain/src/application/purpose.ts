import { any, is, type Condition } from './conditions.js';

/** What hangs on the kind of mortgage. 'Something else' rules nothing out. */
const kept: Condition = is('file.mortgageType', 'other');

const among =
  (...types: readonly string[]): Condition =>
  (texts) =>
    kept(texts) ? undefined : is('file.mortgageType', ...types)(texts);

export const buys = among('new_purchase');
export const owes = among('refinance', 'equity_takeout', 'renewal');
export const takesOut = among('refinance', 'equity_takeout');
export const renews = among('renewal');
/** Where a value is asked for, not a price. A buyer’s own estimate is kept where it was given. */
export const hasValue: Condition = (texts) => {
  if (kept(texts)) return true;
  return buys(texts) ? undefined : owes(texts);
};
export const isPrivate = is('file.product', 'private');
/** A home that was found, or is owned already */
export const hasHome = any(owes, is('file.property.found', 'yes'));
