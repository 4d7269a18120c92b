import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../graphql/context.js';
import { MortgageScenarioInput, RateOrder, ScenarioRates } from './rate-scenario.types.js';
import type { RateScenarioService } from './rate-scenario.service.js';

type RateScenarioContext = Context<{ rateScenarios: RateScenarioService }>;

const FIRST = 3;

@Resolver()
export class RateScenarioResolver {
  @Query(() => ScenarioRates, {
    nullable: true,
    description:
      'Public, throttled. The published rates that one mortgage can have; null where the scenario is refused, and the error names the field.',
  })
  ratesFor(
    @Ctx() { services, ip }: RateScenarioContext,
    @Arg('scenario', () => MortgageScenarioInput) scenario: MortgageScenarioInput,
    @Arg('order', () => RateOrder, { nullable: true, defaultValue: RateOrder.PAYMENT }) order: RateOrder | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: FIRST, description: 'How many at most, 1 to 100' })
    limit: number | null,
  ): Promise<ScenarioRates> {
    return services.rateScenarios.ratesFor(ip, {
      scenario,
      order: order ?? RateOrder.PAYMENT,
      limit: limit ?? FIRST,
    });
  }
}
