import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import type { ExplainedFigure } from '@brokerage/domain/explain/words';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Money, Percent } from '../../graphql/scalars.js';
import { Compounding } from '../rates/public.js';
import { NewHomeTaxInput, PurchaseInput } from './home.inputs.js';
import { PrepaymentPenaltyInput, RateRiseInput, RenewalInput } from './lending.inputs.js';
import { PaymentInput, PrepaymentInput } from './loan.inputs.js';
import {
  AffordabilityInput,
  DebtServiceInput,
  HelocMaxInput,
  InsurancePremiumInput,
  LandTransferTaxInput,
  MinDownPaymentInput,
  QualifyingRateInput,
  RefinanceMaxInput,
} from './purchase.inputs.js';

@InputType({ description: 'A mortgage with monthly payments, and what it costs besides interest.' })
export class AnnualPercentageRateInput {
  @Field(() => Money, { description: 'What is borrowed' })
  principal: string;

  @Field(() => Percent, { description: 'The mortgage rate, 0 to 30' })
  annualRatePct: number;

  @Field(() => Float, { description: 'Over 0 to 40' })
  amortizationYears: number;

  @Field(() => Compounding, { description: 'How often interest is added' })
  compounding: Period;

  @Field(() => Int, { description: 'How long the contract lasts, 1 to 480' })
  termMonths: number;

  @Field(() => Money, { description: 'Of the lender, broker, appraiser and lawyer together' })
  fees: string;
}

@InputType({ description: 'A mortgage whose rate may rise, and by how much it does.' })
export class RisenRateInput extends RateRiseInput {
  @Field(() => Int, { description: 'Points above the present rate: 0, 1, 2 or 3' })
  rise: number;
}

/** One field for each figure that the engine explains: what the calculation of the same figure takes. */
@InputType({ description: 'The figure to explain, with the input it is worked out from. Give exactly one.' })
export class ExplanationInput implements Partial<Record<ExplainedFigure, object | null>> {
  @Field(() => PaymentInput, { nullable: true, description: 'The regular payment of a mortgage' })
  payment?: PaymentInput | null;

  @Field(() => PurchaseInput, { nullable: true, description: 'The regular payment, from the price of a home on' })
  purchasePayment?: PurchaseInput | null;

  @Field(() => InsurancePremiumInput, { nullable: true, description: 'What default insurance costs' })
  insurancePremium?: InsurancePremiumInput | null;

  @Field(() => InsurancePremiumInput, { nullable: true, description: 'Provincial sales tax on default insurance' })
  premiumTax?: InsurancePremiumInput | null;

  @Field(() => MinDownPaymentInput, { nullable: true, description: 'The least down payment that the law allows' })
  minDownPayment?: MinDownPaymentInput | null;

  @Field(() => LandTransferTaxInput, { nullable: true, description: 'The tax, or the fees of registering a purchase' })
  landTransferTax?: LandTransferTaxInput | null;

  @Field(() => PrepaymentPenaltyInput, { nullable: true, description: 'What leaving a mortgage early costs' })
  prepaymentPenalty?: PrepaymentPenaltyInput | null;

  @Field(() => AnnualPercentageRateInput, { nullable: true, description: 'APR: the yearly cost with fees' })
  annualPercentageRate?: AnnualPercentageRateInput | null;

  @Field(() => QualifyingRateInput, { nullable: true, description: 'The rate of the stress test' })
  qualifyingRate?: QualifyingRateInput | null;

  @Field(() => DebtServiceInput, { nullable: true, description: 'GDS: housing costs in percent of income' })
  grossDebtService?: DebtServiceInput | null;

  @Field(() => DebtServiceInput, { nullable: true, description: 'TDS: housing costs and debts in percent of income' })
  totalDebtService?: DebtServiceInput | null;

  @Field(() => AffordabilityInput, { nullable: true, description: 'The largest amount a household can borrow' })
  mostMortgage?: AffordabilityInput | null;

  @Field(() => InsurancePremiumInput, { nullable: true, description: 'The mortgage with its insurance premium' })
  totalMortgage?: InsurancePremiumInput | null;

  @Field(() => NewHomeTaxInput, { nullable: true, description: 'GST, HST or QST on a new home, before rebates' })
  newHomeTax?: NewHomeTaxInput | null;

  @Field(() => NewHomeTaxInput, { nullable: true, description: 'The rebates on a new home, of both taxes' })
  newHomeRebate?: NewHomeTaxInput | null;

  @Field(() => NewHomeTaxInput, {
    nullable: true,
    description: 'What comes back of the GST, or of the federal part of the HST',
  })
  federalRebate?: NewHomeTaxInput | null;

  @Field(() => NewHomeTaxInput, {
    nullable: true,
    description: 'What comes back of the provincial part of the HST, or of the QST',
  })
  provincialRebate?: NewHomeTaxInput | null;

  @Field(() => PrepaymentPenaltyInput, { nullable: true, description: 'The part of a penalty that every mortgage has' })
  threeMonthsInterest?: PrepaymentPenaltyInput | null;

  @Field(() => PrepaymentPenaltyInput, { nullable: true, description: 'The part of a penalty that a fixed rate has' })
  interestDifferential?: PrepaymentPenaltyInput | null;

  @Field(() => PrepaymentInput, { nullable: true, description: 'The interest that is paid over a term' })
  interestOverTerm?: PrepaymentInput | null;

  @Field(() => RenewalInput, { nullable: true, description: 'The interest of staying with the present lender' })
  stayInterest?: RenewalInput | null;

  @Field(() => RenewalInput, { nullable: true, description: 'The interest of the new mortgage' })
  newInterest?: RenewalInput | null;

  @Field(() => RefinanceMaxInput, { nullable: true, description: 'The most a home can be refinanced to' })
  refinanceLimit?: RefinanceMaxInput | null;

  @Field(() => HelocMaxInput, { nullable: true, description: 'The largest line of credit beside a mortgage' })
  creditLine?: HelocMaxInput | null;

  @Field(() => RisenRateInput, {
    nullable: true,
    description: 'The regular payment from the renewal on, at a higher rate',
  })
  paymentAtRenewal?: RisenRateInput | null;

  @Field(() => RateRiseInput, {
    nullable: true,
    description: 'Static payments: the rate that takes the whole payment as interest',
  })
  triggerRate?: RateRiseInput | null;
}
