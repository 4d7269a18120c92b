import type { BasicApplicationValues } from 'domain/forms/basic-application';

const OWES: readonly string[] = ['refinance', 'renewal', 'equity_takeout'];

/** Which figures a kind of mortgage is asked for. */
export const asksDownPayment = (type: string): boolean => type === 'new_purchase';
export const asksBalance = (type: string): boolean => OWES.includes(type);

/**
 * What is checked and sent: the questions on the page. An answer to a question that has gone, because another kind of
 * mortgage was chosen, stays in the form for the way back and is neither.
 */
export function relevant(values: BasicApplicationValues): BasicApplicationValues {
  return {
    ...values,
    downPayment: asksDownPayment(values.mortgageType) ? values.downPayment : '',
    mortgageBalance: asksBalance(values.mortgageType) ? values.mortgageBalance : '',
  };
}
