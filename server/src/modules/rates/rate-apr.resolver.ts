import { publishedApr } from '@brokerage/domain/rates/apr';
import type { PricedRate } from '@brokerage/domain/rates/apr-input';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Percent } from '../../graphql/scalars.js';
import { ShownRate } from './rate-facts.types.js';

/** The APR of every rate there is in the schema: worked out where it is read, stored nowhere. */
@Resolver(() => ShownRate)
export class RateAprResolver {
  @FieldResolver(() => Percent, { nullable: true, description: 'Percent per year including fees, if known' })
  apr(@Root() rate: PricedRate): number | null {
    return publishedApr(rate);
  }
}
