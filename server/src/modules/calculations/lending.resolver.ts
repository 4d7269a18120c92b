import { comparison } from '@brokerage/domain/mortgage/comparison';
import { prepaymentPenalty } from '@brokerage/domain/mortgage/prepayment-penalty';
import { rateRise } from '@brokerage/domain/mortgage/rate-rise';
import { renewal } from '@brokerage/domain/mortgage/renewal';
import { Arg, FieldResolver, Resolver } from 'type-graphql';
import { Calculations } from './calculate.resolver.js';
import * as Inputs from './lending.inputs.js';
import * as Types from './lending.types.js';
import { calculateFrom, ENGINE_DEFAULTS } from './run-engine.js';

/** The kinds about a mortgage you already have, and the comparison of several. */
@Resolver(() => Calculations)
export class LendingResolver {
  @FieldResolver(() => Types.PrepaymentPenalty, {
    nullable: true,
    description: 'Estimates the penalty for paying a mortgage out before its term ends.',
  })
  prepaymentPenalty(
    @Arg('input', () => Inputs.PrepaymentPenaltyInput) input: Inputs.PrepaymentPenaltyInput,
  ): Types.PrepaymentPenalty {
    return calculateFrom(prepaymentPenalty, input, ENGINE_DEFAULTS.prepaymentPenalty);
  }

  @FieldResolver(() => Types.Renewal, {
    nullable: true,
    description: 'Compares leaving now with waiting, or two offers at renewal.',
  })
  renewal(@Arg('input', () => Inputs.RenewalInput) input: Inputs.RenewalInput): Types.Renewal {
    return calculateFrom(renewal, input);
  }

  @FieldResolver(() => Types.RateRise, {
    nullable: true,
    description: 'Payment and balance at renewal if rates are 1, 2 or 3 points higher.',
  })
  rateRise(@Arg('input', () => Inputs.RateRiseInput) input: Inputs.RateRiseInput): Types.RateRise {
    return calculateFrom(rateRise, input);
  }

  @FieldResolver(() => Types.Comparison, { nullable: true, description: 'Up to 3 mortgages side by side.' })
  comparison(@Arg('input', () => Inputs.ComparisonInput) input: Inputs.ComparisonInput): Types.Comparison {
    return calculateFrom(comparison, input);
  }
}
