import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { SearchResults } from './search.types.js';

const LIMIT = 8;

@Resolver()
export class SearchResolver {
  @Auth('ADMIN')
  @Query(() => SearchResults, {
    nullable: true,
    description:
      'Enquiries and people by the beginnings of their names, e-mail and application number or by a whole telephone number; lenders by name. limit of each kind, 1..100.',
  })
  search(
    @Ctx() context: Context,
    @Arg('q', () => String) q: string,
    @Arg('limit', () => Int, { nullable: true, defaultValue: LIMIT }) limit: number | null,
  ): Promise<SearchResults> {
    return context.services.search.search(actorOf(context), q, limit ?? LIMIT);
  }
}
