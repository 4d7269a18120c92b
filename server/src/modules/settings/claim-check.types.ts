import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate } from '../../graphql/scalars.js';

@Auth('ADMIN')
@ObjectType({ description: 'A claim, held against the last count.' })
export class ClaimCheck {
  @Field(() => String, { simple: true, description: 'As the claim says it, such as 50+ lenders' })
  figure: string;

  @Field(() => String, { simple: true, description: 'The rest of the claim' })
  text: string;

  @Field(() => Boolean, { simple: true, description: 'false: visitors don’t see the claim' })
  holds: boolean;

  @Field(() => CalendarDate, { simple: true, description: 'The day of the count' })
  on: string;

  @Field(() => String, { simple: true, description: 'What came out of it, in a sentence' })
  says: string;
}
