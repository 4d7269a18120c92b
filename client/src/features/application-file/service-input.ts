import { lowerCase } from '@brokerage/domain/data/codes';
import type { DebtServiceInput } from '@brokerage/domain/mortgage/debt-service';
import type { RatiosFileFragment } from './ratios.generated';

/** What the engine is given to explain both ratios of a file; undefined where it can't. */
export function serviceInput({ service }: RatiosFileFragment): DebtServiceInput | undefined {
  if (!service) return undefined;
  const { __typename: _, insuranceClass, ...rest } = service;
  return {
    ...rest,
    mortgage: Number(rest.mortgage),
    annualIncome: Number(rest.annualIncome),
    annualPropertyTax: Number(rest.annualPropertyTax),
    monthlyHeating: Number(rest.monthlyHeating),
    monthlyCondoFees: Number(rest.monthlyCondoFees),
    groundRent: Number(rest.groundRent),
    otherMortgagePayment: Number(rest.otherMortgagePayment),
    otherMonthlyDebts: Number(rest.otherMonthlyDebts),
    insuranceClass: lowerCase(insuranceClass),
  };
}
