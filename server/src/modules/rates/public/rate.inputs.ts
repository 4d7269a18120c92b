import { Field, Float, InputType } from 'type-graphql';
import { Percent } from '../../../graphql/scalars.js';
import { RateType } from '../rate.entity.js';
import { PublicRateInput } from '../rate-facts.types.js';

@InputType({ description: 'A rate. Fields you leave out stay as they are, or are empty in a new rate.' })
export class RateInput extends PublicRateInput {
  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  declare term: number;

  @Field(() => RateType)
  declare type: RateType;

  @Field(() => Percent, { description: 'Percent per year, from 1 to 15' })
  declare rate: number;
}
