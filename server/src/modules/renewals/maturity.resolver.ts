import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { CalendarDate } from '../../graphql/scalars.js';
import type { MaturityService } from './maturity.service.js';
import { MaturityPage } from './maturity.types.js';

const USUAL_LIMIT = 25;

@Resolver()
export class MaturityResolver {
  @Auth('ADMIN')
  @Query(() => MaturityPage, {
    nullable: true,
    description: 'Mortgages that come due, the first day first. Leaves an audit row.',
  })
  maturities(
    @Ctx() context: Context<{ maturities: MaturityService }>,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'The first day; today where it is left out' })
    from: string | null | undefined,
    @Arg('limit', () => Int, { defaultValue: USUAL_LIMIT, description: 'Rows on a page, at most 100' }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'The nextCursor of the page before' })
    after: string | null | undefined,
  ): Promise<MaturityPage> {
    return context.services.maturities.list(actorOf(context), context, {
      from: from ?? null,
      limit,
      after: after ?? null,
    });
  }
}
