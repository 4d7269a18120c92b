import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import type { Context } from '../../graphql/context.js';
import { EnquiryDay, OfficeCounts } from './office.types.js';

const WEEK = 7;

@Resolver()
export class OfficeResolver {
  @Auth('ADMIN')
  @Query(() => OfficeCounts, { nullable: true, description: 'What waits for the office, in numbers.' })
  officeCounts(@Ctx() context: Context): Promise<OfficeCounts> {
    return context.services.office.counts();
  }

  @Auth('ADMIN')
  @Query(() => [EnquiryDay], {
    nullable: true,
    description: 'How many enquiries came in on each of the last days, oldest first, today last. days 1..31.',
  })
  enquiriesPerDay(
    @Ctx() context: Context,
    @Arg('days', () => Int, { nullable: true, defaultValue: WEEK }) days: number | null,
  ): Promise<EnquiryDay[]> {
    return context.services.office.perDay(days ?? WEEK);
  }
}
