import { noteText } from '@brokerage/domain/calculator/notes';
import { phoneCanada } from '@brokerage/domain/forms/phone-canada';
import { affordability } from '@brokerage/domain/mortgage/affordability';
import { debtService } from '@brokerage/domain/mortgage/debt-service';
import { downPayments } from '@brokerage/domain/mortgage/down-payments';
import { helocMax, refinanceMax } from '@brokerage/domain/mortgage/equity';
import { insurancePremium } from '@brokerage/domain/mortgage/insurance-premium';
import { landTransferTax } from '@brokerage/domain/mortgage/land-transfer-tax';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import type { Note } from '@brokerage/domain/mortgage/notes';
import { newHomeTax } from '@brokerage/domain/mortgage/new-home-tax';
import { payment } from '@brokerage/domain/mortgage/payment';
import { periodicRate } from '@brokerage/domain/mortgage/periodic-rate';
import { prepayment } from '@brokerage/domain/mortgage/prepayment';
import { purchase } from '@brokerage/domain/mortgage/purchase';
import { qualifyingRate } from '@brokerage/domain/mortgage/qualifying-rate';
import { schedule } from '@brokerage/domain/mortgage/schedule';
import { Arg, Ctx, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { DomainError } from '../../kernel/domain-error.js';
import * as Types from './calculation.types.js';
import * as HomeInputs from './home.inputs.js';
import * as Home from './home.types.js';
import * as Loan from './loan.inputs.js';
import * as Purchase from './purchase.inputs.js';
import { calculateFrom, ENGINE_DEFAULTS } from './run-engine.js';
import type { CalculationService } from './calculation.service.js';

type CalculateContext = Context<{ calculations: CalculationService }>;

const MAX_ROWS = 600;
const FIRST_ROWS = 60;

@ObjectType({
  description: 'The mortgage engine. Each field is null where its input is refused; the error names the field.',
})
export class Calculations {}

/** One field for each kind: nothing is read and nothing kept. */
@Resolver(() => Calculations)
export class CalculateResolver {
  @Query(() => Calculations, { description: 'Public, throttled. Canadian mortgage mathematics.' })
  async calculate(@Ctx() { services, ip }: CalculateContext): Promise<Calculations> {
    await services.calculations.count(ip);
    return new Calculations();
  }

  @FieldResolver(() => Types.PeriodicRate, { nullable: true, description: 'The rate of one payment period.' })
  periodicRate(@Arg('input', () => Loan.PeriodicRateInput) input: Loan.PeriodicRateInput): Types.PeriodicRate {
    return calculateFrom(periodicRate, input);
  }

  @FieldResolver(() => Types.RegularPayment, { nullable: true, description: 'The regular payment.' })
  payment(@Arg('input', () => Loan.PaymentInput) input: Loan.PaymentInput): Types.RegularPayment {
    return calculateFrom(payment, input);
  }

  @FieldResolver(() => Types.Schedule, { nullable: true, description: 'Rows from firstRow on, at most 600 at a time.' })
  schedule(
    @Arg('input', () => Loan.ScheduleInput) input: Loan.ScheduleInput,
    @Arg('firstRow', () => Int, { nullable: true, defaultValue: 1, description: 'The first payment to show, from 1' })
    firstRow: number | null,
    @Arg('rows', () => Int, {
      nullable: true,
      defaultValue: FIRST_ROWS,
      description: 'How many payments to show, up to 600',
    })
    rows: number | null,
  ): Types.Schedule {
    const first = whole('firstRow', firstRow ?? 1, 1, 10_000);
    const count = whole('rows', rows ?? FIRST_ROWS, 0, MAX_ROWS);
    const result = calculateFrom(schedule, input);
    return { ...result, rows: result.rows.slice(first - 1, first - 1 + count) };
  }

  @FieldResolver(() => Types.Prepayment, { nullable: true, description: 'What prepayments save.' })
  prepayment(@Arg('input', () => Loan.PrepaymentInput) input: Loan.PrepaymentInput): Types.Prepayment {
    return calculateFrom(prepayment, input);
  }

  @FieldResolver(() => Types.MinDownPayment, { nullable: true, description: 'The least down payment of a home.' })
  minDownPayment(
    @Arg('input', () => Purchase.MinDownPaymentInput) input: Purchase.MinDownPaymentInput,
  ): Types.MinDownPayment {
    return calculateFrom(minDownPayment, input);
  }

  @FieldResolver(() => Types.InsurancePremium, { nullable: true, description: 'Mortgage default insurance.' })
  insurancePremium(
    @Arg('input', () => Purchase.InsurancePremiumInput) input: Purchase.InsurancePremiumInput,
  ): Types.InsurancePremium {
    return calculateFrom(insurancePremium, input);
  }

  @FieldResolver(() => Types.LandTransferTax, {
    nullable: true,
    description: 'Land transfer tax or registration fees.',
  })
  landTransferTax(
    @Arg('input', () => Purchase.LandTransferTaxInput) input: Purchase.LandTransferTaxInput,
  ): Types.LandTransferTax {
    return withWarnings(calculateFrom(landTransferTax, input));
  }

  @FieldResolver(() => Types.QualifyingRate, { nullable: true, description: 'The rate of the stress test.' })
  qualifyingRate(
    @Arg('input', () => Purchase.QualifyingRateInput) input: Purchase.QualifyingRateInput,
  ): Types.QualifyingRate {
    return calculateFrom(qualifyingRate, input, ENGINE_DEFAULTS.qualifyingRate);
  }

  @FieldResolver(() => Types.DebtService, { nullable: true, description: 'Gross and total debt service.' })
  debtService(@Arg('input', () => Purchase.DebtServiceInput) input: Purchase.DebtServiceInput): Types.DebtService {
    return calculateFrom(debtService, input);
  }

  @FieldResolver(() => Home.Affordability, { nullable: true, description: 'The most a household can borrow.' })
  affordability(
    @Arg('input', () => Purchase.AffordabilityInput) input: Purchase.AffordabilityInput,
  ): Home.Affordability {
    return calculateFrom(affordability, input);
  }

  @FieldResolver(() => Types.RefinanceMax, { nullable: true, description: 'The most a home can be refinanced to.' })
  refinanceMax(@Arg('input', () => Purchase.RefinanceMaxInput) input: Purchase.RefinanceMaxInput): Types.RefinanceMax {
    return calculateFrom(refinanceMax, input);
  }

  @FieldResolver(() => Types.HelocMax, { nullable: true, description: 'The most a home-equity line can be.' })
  helocMax(@Arg('input', () => Purchase.HelocMaxInput) input: Purchase.HelocMaxInput): Types.HelocMax {
    return calculateFrom(helocMax, input);
  }

  @FieldResolver(() => Home.NewHomeTax, { nullable: true, description: 'GST, HST or QST on a new home, and rebates.' })
  newHomeTax(@Arg('input', () => HomeInputs.NewHomeTaxInput) input: HomeInputs.NewHomeTaxInput): Home.NewHomeTax {
    return calculateFrom(newHomeTax, input);
  }

  @FieldResolver(() => Home.Purchase, { nullable: true, description: 'Everything about buying one home.' })
  purchase(@Arg('input', () => HomeInputs.PurchaseInput) input: HomeInputs.PurchaseInput): Home.Purchase {
    return calculateFrom(purchase, input);
  }

  @FieldResolver(() => Home.DownPayments, { nullable: true, description: 'Four down payments on one price.' })
  downPayments(
    @Arg('input', () => HomeInputs.DownPaymentsInput) input: HomeInputs.DownPaymentsInput,
  ): Home.DownPayments {
    return calculateFrom(downPayments, input);
  }

  @FieldResolver(() => Types.CanadianPhone, { nullable: true, description: "Whether a text is a Canadian's number." })
  phoneCanada(
    @Arg('phoneNumber', () => String, { description: 'In any usual format' }) phoneNumber: string,
  ): Types.CanadianPhone {
    return calculateFrom(phoneCanada, { phoneNumber });
  }
}

/** The notes in words too, for readers of the API that show them as they are. */
const withWarnings = <Result extends { notes: readonly Note[] }>(result: Result): Result & { warnings: string[] } => ({
  ...result,
  warnings: result.notes.map(noteText),
});

function whole(field: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new DomainError('INVALID', `${field} must be from ${least} to ${most}.`, field);
}
