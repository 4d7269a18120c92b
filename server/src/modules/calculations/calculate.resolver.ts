import { phoneCanada } from 'domain/forms/phone-canada';
import { affordability } from 'domain/mortgage/affordability';
import { debtService } from 'domain/mortgage/debt-service';
import { helocMax, refinanceMax } from 'domain/mortgage/equity';
import { insurancePremium } from 'domain/mortgage/insurance-premium';
import { landTransferTax } from 'domain/mortgage/land-transfer-tax';
import { minDownPayment } from 'domain/mortgage/min-down-payment';
import { payment } from 'domain/mortgage/payment';
import { periodicRate } from 'domain/mortgage/periodic-rate';
import { prepayment } from 'domain/mortgage/prepayment';
import { prepaymentPenalty } from 'domain/mortgage/prepayment-penalty';
import { qualifyingRate } from 'domain/mortgage/qualifying-rate';
import { schedule } from 'domain/mortgage/schedule';
import { Arg, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { DomainError } from '../domain-error.js';
import * as Types from './calculation.types.js';
import * as Loan from './loan.inputs.js';
import * as Purchase from './purchase.inputs.js';
import { engineInput, runEngine } from './run-engine.js';

const MAX_ROWS = 600;
const FIRST_ROWS = 60;

@ObjectType({
  description: 'The mortgage engine. Each field is null where its input is refused; the error names the field.',
})
export class Calculations {}

/** One field for each kind: nothing is read and nothing kept. */
@Resolver(() => Calculations)
export class CalculateResolver {
  @Query(() => Calculations, { description: 'Public. Canadian mortgage mathematics.' })
  calculate(): Calculations {
    return new Calculations();
  }

  @FieldResolver(() => Types.PeriodicRate, { nullable: true, description: 'The rate of one payment period.' })
  periodicRate(@Arg('input', () => Loan.PeriodicRateInput) input: Loan.PeriodicRateInput): Types.PeriodicRate {
    return run(periodicRate, input);
  }

  @FieldResolver(() => Types.RegularPayment, { nullable: true, description: 'The regular payment.' })
  payment(@Arg('input', () => Loan.PaymentInput) input: Loan.PaymentInput): Types.RegularPayment {
    return run(payment, input);
  }

  @FieldResolver(() => Types.Schedule, { nullable: true, description: 'Rows from firstRow on, at most 600 at a time.' })
  schedule(
    @Arg('input', () => Loan.ScheduleInput) input: Loan.ScheduleInput,
    @Arg('firstRow', () => Int, { nullable: true, defaultValue: 1 }) firstRow: number | null,
    @Arg('rows', () => Int, { nullable: true, defaultValue: FIRST_ROWS }) rows: number | null,
  ): Types.Schedule {
    const first = whole('firstRow', firstRow ?? 1, 1, 10_000);
    const count = whole('rows', rows ?? FIRST_ROWS, 0, MAX_ROWS);
    const result = run(schedule, input);
    return { ...result, rows: result.rows.slice(first - 1, first - 1 + count) };
  }

  @FieldResolver(() => Types.Prepayment, { nullable: true, description: 'What prepayments save.' })
  prepayment(@Arg('input', () => Loan.PrepaymentInput) input: Loan.PrepaymentInput): Types.Prepayment {
    return run(prepayment, input);
  }

  @FieldResolver(() => Types.MinDownPayment, { nullable: true, description: 'The least down payment of a home.' })
  minDownPayment(
    @Arg('input', () => Purchase.MinDownPaymentInput) input: Purchase.MinDownPaymentInput,
  ): Types.MinDownPayment {
    return run(minDownPayment, input);
  }

  @FieldResolver(() => Types.InsurancePremium, { nullable: true, description: 'Mortgage default insurance.' })
  insurancePremium(
    @Arg('input', () => Purchase.InsurancePremiumInput) input: Purchase.InsurancePremiumInput,
  ): Types.InsurancePremium {
    return run(insurancePremium, input);
  }

  @FieldResolver(() => Types.LandTransferTax, {
    nullable: true,
    description: 'Land transfer tax or registration fees.',
  })
  landTransferTax(
    @Arg('input', () => Purchase.LandTransferTaxInput) input: Purchase.LandTransferTaxInput,
  ): Types.LandTransferTax {
    return run(landTransferTax, input);
  }

  @FieldResolver(() => Types.QualifyingRate, { nullable: true, description: 'The rate of the stress test.' })
  qualifyingRate(
    @Arg('input', () => Purchase.QualifyingRateInput) input: Purchase.QualifyingRateInput,
  ): Types.QualifyingRate {
    return run(qualifyingRate, input);
  }

  @FieldResolver(() => Types.DebtService, { nullable: true, description: 'Gross and total debt service.' })
  debtService(@Arg('input', () => Purchase.DebtServiceInput) input: Purchase.DebtServiceInput): Types.DebtService {
    return run(debtService, input);
  }

  @FieldResolver(() => Types.Affordability, { nullable: true, description: 'The most a household can borrow.' })
  affordability(
    @Arg('input', () => Purchase.AffordabilityInput) input: Purchase.AffordabilityInput,
  ): Types.Affordability {
    return run(affordability, input);
  }

  @FieldResolver(() => Types.PrepaymentPenalty, { nullable: true, description: 'An estimate of a penalty.' })
  prepaymentPenalty(
    @Arg('input', () => Loan.PrepaymentPenaltyInput) input: Loan.PrepaymentPenaltyInput,
  ): Types.PrepaymentPenalty {
    return run(prepaymentPenalty, input, { method: 'simplified' });
  }

  @FieldResolver(() => Types.RefinanceMax, { nullable: true, description: 'The most a home can be refinanced to.' })
  refinanceMax(@Arg('input', () => Purchase.RefinanceMaxInput) input: Purchase.RefinanceMaxInput): Types.RefinanceMax {
    return run(refinanceMax, input);
  }

  @FieldResolver(() => Types.HelocMax, { nullable: true, description: 'The most a home-equity line can be.' })
  helocMax(@Arg('input', () => Purchase.HelocMaxInput) input: Purchase.HelocMaxInput): Types.HelocMax {
    return run(helocMax, input);
  }

  @FieldResolver(() => Types.CanadianPhone, { nullable: true, description: "Whether a text is a Canadian's number." })
  phoneCanada(@Arg('phoneNumber', () => String) phoneNumber: string): Types.CanadianPhone {
    return run(phoneCanada, { phoneNumber });
  }
}

/** The engine checks every field itself, so what the schema let through may go in as it is. */
function run<Result>(calculation: (input: never) => Result, input: object, fixed?: object): Result {
  return runEngine(() => calculation({ ...engineInput(input), ...fixed } as never));
}

function whole(field: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new DomainError('INVALID', `${field} must be from ${least} to ${most}.`, field);
}
