import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { EnquiryStatus } from './enquiry.entity.js';
import {
  AddEnquiryNotePayload,
  EnquiryDetail,
  EnquiryFilter,
  EnquiryPage,
  EnquirySort,
  UpdateEnquiryStatusPayload,
} from './enquiry.types.js';

@Resolver()
export class EnquiryResolver {
  @Auth('ADMIN')
  @Query(() => EnquiryPage, { nullable: true, description: 'Newest first, unless asked otherwise.' })
  enquiries(
    @Ctx() context: Context,
    @Arg('filter', () => EnquiryFilter, { nullable: true }) filter: EnquiryFilter | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
    @Arg('sort', () => EnquirySort, { nullable: true, defaultValue: EnquirySort.CREATED }) sort: EnquirySort | null,
    @Arg('descending', () => Boolean, { nullable: true, defaultValue: true }) descending: boolean | null,
  ): Promise<EnquiryPage> {
    const paging = { page: page ?? 1, limit: limit ?? 25 };
    return context.services.enquiries.list(actorOf(context), filter ?? {}, paging, {
      by: sort ?? EnquirySort.CREATED,
      descending: descending ?? true,
    });
  }

  @Auth('ADMIN')
  @Query(() => EnquiryDetail, { nullable: true, description: 'Reading one leaves an audit row.' })
  enquiry(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<EnquiryDetail | null> {
    return context.services.enquiries.read(actorOf(context), context, id);
  }

  @Auth('ADMIN')
  @Mutation(() => UpdateEnquiryStatusPayload, { nullable: true })
  async updateEnquiryStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => EnquiryStatus) status: EnquiryStatus,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<Omit<UpdateEnquiryStatusPayload, 'userErrors'>> {
    const move = { id, status, expectedVersion };
    return { enquiry: await context.services.enquiries.updateStatus(actorOf(context), context, move) };
  }

  @Auth('ADMIN')
  @Mutation(() => AddEnquiryNotePayload, { nullable: true })
  async addEnquiryNote(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
  ): Promise<Omit<AddEnquiryNotePayload, 'userErrors'>> {
    return { note: await context.services.enquiries.addNote(actorOf(context), context, id, text) };
  }
}
