import { enquirySubject } from '@brokerage/domain/enquiries/enquiry-subject';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { EnquiryFilter, EnquiryPage, EnquirySort, EnquiryViewCount } from './enquiry-list.types.js';
import { AddEnquiryNotePayload } from './enquiry-note.types.js';
import { EnquiryDetail, EnquiryView } from './enquiry.types.js';
import type { EnquiryListService } from './enquiry-list.service.js';
import type { EnquiryNoteService } from './enquiry-note.service.js';
import type { EnquiryService } from './enquiry.service.js';

type EnquiryContext = Context<{
  enquiries: EnquiryService;
  enquiryList: EnquiryListService;
  enquiryNotes: EnquiryNoteService;
}>;

const DEFAULT_LIMIT = 25;

@Resolver(() => EnquiryView)
export class EnquiryResolver {
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
    @Ctx() context: EnquiryContext,
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
  enquiryViewCounts(@Ctx() context: EnquiryContext): Promise<EnquiryViewCount[]> {
    return context.services.enquiryList.viewCounts(actorOf(context));
  }

  @Auth('ADMIN')
  @Query(() => EnquiryDetail, {
    nullable: true,
    description: 'One enquiry in full. Every read is recorded in the audit log.',
  })
  enquiry(@Ctx() context: EnquiryContext, @Arg('id', () => ID) id: string): Promise<EnquiryDetail | null> {
    return context.services.enquiries.read(actorOf(context), context, id);
  }

  @Auth('ADMIN')
  @Mutation(() => AddEnquiryNotePayload, {
    nullable: true,
    description:
      'Adds an internal note. Up to 4,000 characters. @[id] names a person of the office, who gets a notification.',
  })
  async addEnquiryNote(
    @Ctx() context: EnquiryContext,
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String, { description: 'Up to 4,000 characters; @[id] names a person of the office' })
    text: string,
  ): Promise<PayloadOf<AddEnquiryNotePayload>> {
    return { note: await context.services.enquiryNotes.add(actorOf(context), context, { id, text }) };
  }
}
