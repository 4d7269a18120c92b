import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import type { Context } from '../../graphql/context.js';
import { EnquiryDay, OfficeCounts } from './office.types.js';
import type { OfficeService } from './office.service.js';

type OfficeContext = Context<{ office: OfficeService }>;

const WEEK = 7;

@Resolver()
export class OfficeResolver {
  @Auth('ADMIN')
  @Query(() => OfficeCounts, { nullable: true, description: 'What the office has to do, in numbers.' })
  officeCounts(@Ctx() context: OfficeContext): Promise<OfficeCounts> {
    return context.services.office.counts();
  }

  @Auth('ADMIN')
  @Query(() => [EnquiryDay], {
    nullable: true,
    description: 'Enquiries per day, oldest day first, ending today. days 1..31.',
  })
  enquiriesPerDay(
    @Ctx() context: OfficeContext,
    @Arg('days', () => Int, { nullable: true, defaultValue: WEEK, description: 'How many days, 1 to 31' })
    days: number | null,
  ): Promise<EnquiryDay[]> {
    return context.services.office.perDay(days ?? WEEK);
  }
}
