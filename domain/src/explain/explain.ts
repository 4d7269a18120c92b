import { explainAnnualPercentageRate } from './annual-percentage-rate.js';
import type { Explanation } from './explanation.js';
import { explainInsurancePremium, explainPremiumTax, explainTotalMortgage } from './insurance-premium.js';
import { explainInterestOverTerm, explainNewInterest, explainStayInterest } from './interest.js';
import { explainLandTransferTax } from './land-transfer-tax.js';
import {
  explainGrossDebtService,
  explainMostMortgage,
  explainQualifyingRate,
  explainTotalDebtService,
} from './limits.js';
import { explainMinDownPayment } from './min-down-payment.js';
import {
  explainFederalRebate,
  explainNewHomeRebate,
  explainNewHomeTax,
  explainProvincialRebate,
} from './new-home-tax.js';
import { explainPayment, explainPurchasePayment } from './payment.js';
import {
  explainInterestDifferential,
  explainPrepaymentPenalty,
  explainThreeMonthsInterest,
} from './prepayment-penalty.js';
import { explainPaymentAtRenewal, explainTriggerRate } from './rate-rise.js';
import { explainCreditLine, explainRefinanceLimit } from './refinance.js';
import type { ExplainedFigure } from './words.js';

const EXPLAINED_BY = {
  payment: explainPayment,
  purchasePayment: explainPurchasePayment,
  insurancePremium: explainInsurancePremium,
  premiumTax: explainPremiumTax,
  minDownPayment: explainMinDownPayment,
  landTransferTax: explainLandTransferTax,
  prepaymentPenalty: explainPrepaymentPenalty,
  annualPercentageRate: explainAnnualPercentageRate,
  qualifyingRate: explainQualifyingRate,
  grossDebtService: explainGrossDebtService,
  totalDebtService: explainTotalDebtService,
  mostMortgage: explainMostMortgage,
  totalMortgage: explainTotalMortgage,
  newHomeTax: explainNewHomeTax,
  newHomeRebate: explainNewHomeRebate,
  federalRebate: explainFederalRebate,
  provincialRebate: explainProvincialRebate,
  threeMonthsInterest: explainThreeMonthsInterest,
  interestDifferential: explainInterestDifferential,
  interestOverTerm: explainInterestOverTerm,
  stayInterest: explainStayInterest,
  newInterest: explainNewInterest,
  refinanceLimit: explainRefinanceLimit,
  creditLine: explainCreditLine,
  paymentAtRenewal: explainPaymentAtRenewal,
  triggerRate: explainTriggerRate,
} satisfies Record<ExplainedFigure, (input: never) => Explanation>;

/** A figure and the input it was worked out from: what the engine itself is given. */
export type ExplainRequest = {
  [Figure in ExplainedFigure]: { figure: Figure; input: Parameters<(typeof EXPLAINED_BY)[Figure]>[0] };
}[ExplainedFigure];

/** Where the figure comes from. Throws MortgageInputError naming the field, as the engine does. */
export const explain = ({ figure, input }: ExplainRequest): Explanation => EXPLAINED_BY[figure](input as never);
