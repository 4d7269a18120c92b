import { enquirySubject } from '@brokerage/domain/enquiries/enquiry-subject';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import { EnquiryFilter, EnquiryPage, EnquirySort, EnquiryViewCount } from './list.types.js';
import { EnquiryView } from '../enquiry.types.js';
import type { EnquiryListService } from './list.service.js';

type ListContext = Context<{ enquiryList: EnquiryListService }>;

const DEFAULT_LIMIT = 25;

@Resolver(() => EnquiryView)
export class EnquiryListResolver {
  @FieldResolver(() => String, { description: "A short title, such as 'New purchase · Ontario'" })
  subject(@Root() enquiry: EnquiryView): string {
    return enquirySubject(enquiry);
  }

  @Auth('ADMIN')
  @Query(() => EnquiryPage, {
    nullable: true,
    description: 'Enquiries, page by page. What changes between two pages moves no other row.',
  })
  enquiries(
    @Ctx() context: ListContext,
    @Arg('filter', () => EnquiryFilter, { nullable: true }) filter: EnquiryFilter | null,
    @Arg('sort', () => EnquirySort, { nullable: true, defaultValue: EnquirySort.NEWEST }) sort: EnquirySort | null,
    @Arg('limit', () => Int, {
      nullable: true,
      defaultValue: DEFAULT_LIMIT,
      description: 'How many on a page, 1 to 100',
    })
    limit: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The nextCursor of the page before, in the same order' })
    after: string | null | undefined,
  ): Promise<EnquiryPage> {
    return context.services.enquiryList.list(actorOf(context), context, filter ?? {}, {
      sort: sort ?? EnquirySort.NEWEST,
      limit: limit ?? DEFAULT_LIMIT,
      after: after ?? null,
    });
  }

  @Auth('ADMIN')
  @Query(() => [EnquiryViewCount], { nullable: true, description: 'How many enquiries each view has, for you.' })
  enquiryViewCounts(@Ctx() context: ListContext): Promise<EnquiryViewCount[]> {
    return context.services.enquiryList.viewCounts(actorOf(context));
  }
}
