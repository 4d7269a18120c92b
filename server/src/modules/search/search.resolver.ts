import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { SearchResults } from './search.types.js';
import type { SearchService } from './search.service.js';

type SearchContext = Context<{ search: SearchService }>;

const LIMIT = 8;

@Resolver()
export class SearchResolver {
  @Auth('ADMIN')
  @Query(() => SearchResults, {
    nullable: true,
    description:
      'Finds enquiries and people by the start of a name, email or application number, or by a whole phone number; lenders by name. limit applies to each kind, 1..100.',
  })
  search(
    @Ctx() context: SearchContext,
    @Arg('q', () => String, {
      description: 'The start of a name, an email address or an application number, or a whole phone number',
    })
    q: string,
    @Arg('limit', () => Int, {
      nullable: true,
      defaultValue: LIMIT,
      description: 'How many of each kind at most, 1 to 100',
    })
    limit: number | null,
  ): Promise<SearchResults> {
    return context.services.search.search(actorOf(context), context, q, limit ?? LIMIT);
  }
}
