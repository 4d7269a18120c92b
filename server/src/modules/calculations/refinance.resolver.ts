import { refinance } from '@brokerage/domain/mortgage/refinance';
import { Arg, FieldResolver, Resolver } from 'type-graphql';
import { Calculations } from './calculate.resolver.js';
import { Refinance, RefinanceInput } from './refinance.types.js';
import { runEngine } from '../../kernel/run-engine.js';
import { engineInput } from './run-engine.js';

@Resolver(() => Calculations)
export class RefinanceResolver {
  @FieldResolver(() => Refinance, {
    nullable: true,
    description: 'A new mortgage on a home you own: the payment, the cash out and the limits.',
  })
  refinance(@Arg('input', () => RefinanceInput) input: RefinanceInput): Refinance {
    return runEngine(() => refinance(engineInput(input) as never));
  }
}
