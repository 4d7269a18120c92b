import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MyApplicationPage } from './my-applications.types.js';

@Resolver()
export class MyApplicationsResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyApplicationPage, { nullable: true, description: 'One’s own, newest first, whatever one’s role.' })
  myApplications(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<MyApplicationPage> {
    return context.services.myApplications.list(actorOf(context), { page: page ?? 1, limit: limit ?? 25 });
  }
}
