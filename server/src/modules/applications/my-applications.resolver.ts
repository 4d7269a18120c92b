import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { Scope } from '../../graphql/scope.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import { MyApplicationPage } from './my-applications.types.js';
import type { MyApplicationsService } from './my-applications.service.js';

type MyApplicationsContext = Context<{ myApplications: MyApplicationsService }>;

@Resolver()
export class MyApplicationsResolver {
  @Auth('ACCOUNT_HOLDER')
  @Scope('APPLICATIONS_READ')
  @Query(() => MyApplicationPage, { nullable: true, description: 'Your applications, newest first.' })
  myApplications(
    @Ctx() context: MyApplicationsContext,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<MyApplicationPage> {
    return context.services.myApplications.list(actorOf(context), paging);
  }
}
