import type { EnquiryStatusName, LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { DateTime } from '../../graphql/scalars.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import {
  AddEnquiryNotePayload,
  type EnquiryListService,
  type EnquiryNoteService,
  type EnquiryService,
  EnquiryStatus,
  type EnquiryWorkService,
  LostReason,
  RecordContactInput,
} from '../enquiries/public.js';
import { MyDesk, MyLeadDetail, MyLeadPage, MyLeadPayload, RecordLeadContactPayload } from './desk-leads.types.js';
import type { DeskService } from './desk.service.js';

type LeadContext = Context<{
  desks: DeskService;
  enquiries: EnquiryService;
  enquiryList: EnquiryListService;
  enquiryWork: EnquiryWorkService;
  enquiryNotes: EnquiryNoteService;
}>;

const PAGE = 25;

/** What an adviser does with the enquiries on their own desk: the office's operations, held to one desk. */
@Resolver()
export class DeskLeadsResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyDesk, { nullable: true, description: 'Your desk as an adviser; null: you are none.' })
  myDesk(@Ctx() context: LeadContext): Promise<MyDesk | null> {
    return context.services.desks.of(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyLeadPage, {
    nullable: true,
    description: 'The enquiries on your desk, the most urgent first. Empty where you are no adviser.',
  })
  myLeads(
    @Ctx() context: LeadContext,
    @Arg('done', () => Boolean, { nullable: true, defaultValue: false, description: 'With those that are done' })
    done: boolean | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: PAGE, description: 'How many on a page, 1 to 100' })
    limit: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The nextCursor of the page before' })
    after: string | null,
  ): Promise<MyLeadPage> {
    const actor = actorOf(context);
    const filter = { deskOf: actor.userId, ...(done !== true && { toDo: true as const }) };
    const options = { sort: 'DUE' as const, limit: limit ?? PAGE, after: after ?? null };
    return context.services.enquiryList.list(actor, context, filter, options);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyLeadDetail, {
    nullable: true,
    description: 'One enquiry on your desk in full; null: it is on another one. Every read is recorded.',
  })
  myLead(@Ctx() context: LeadContext, @Arg('id', () => ID) id: string): Promise<MyLeadDetail | null> {
    const actor = actorOf(context);
    return context.services.enquiries.read(actor, context, id, actor.userId);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyLeadPayload, { nullable: true, description: 'You look after this enquiry from now on.' })
  takeLead(
    @Ctx() context: LeadContext,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<MyLeadPayload>> {
    const actor = actorOf(context);
    const asked = { id, assigneeId: actor.userId, expectedVersion, deskOf: actor.userId };
    return context.services.enquiryWork.assign(actor, context, asked);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RecordLeadContactPayload, {
    nullable: true,
    description:
      'Records a contact with the person, or an attempt. The first one that reached them stops the 24-hour clock.',
  })
  recordLeadContact(
    @Ctx() context: LeadContext,
    @Arg('input', () => RecordContactInput) input: RecordContactInput,
  ): Promise<PayloadOf<RecordLeadContactPayload>> {
    const actor = actorOf(context);
    const asked: Pick<RecordContactInput, keyof RecordContactInput> = input;
    return context.services.enquiryWork.recordContact(actor, context, { ...asked, deskOf: actor.userId });
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyLeadPayload, {
    nullable: true,
    description: 'Moves an enquiry on your desk to its next status. LOST needs its reason.',
  })
  moveLead(
    @Ctx() context: LeadContext,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => EnquiryStatus) status: EnquiryStatusName,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
    @Arg('lostReason', () => LostReason, { nullable: true }) lostReason: LostReasonName | null,
  ): Promise<PayloadOf<MyLeadPayload>> {
    const actor = actorOf(context);
    const move = { id, status, expectedVersion, lostReason, deskOf: actor.userId };
    return context.services.enquiryWork.updateStatus(actor, context, move);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => MyLeadPayload, {
    nullable: true,
    description: 'Sets when an enquiry comes back to your desk, or null for never.',
  })
  setLeadFollowUp(
    @Ctx() context: LeadContext,
    @Arg('id', () => ID) id: string,
    @Arg('at', () => DateTime, { nullable: true, description: 'When it comes back; null: never' }) at: Date | null,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<MyLeadPayload>> {
    const actor = actorOf(context);
    const asked = { id, at: at ?? null, expectedVersion, deskOf: actor.userId };
    return context.services.enquiryWork.followUp(actor, context, asked);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => AddEnquiryNotePayload, {
    nullable: true,
    description: 'Adds a note that you and the office read. Up to 4,000 characters.',
  })
  async addLeadNote(
    @Ctx() context: LeadContext,
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String, { description: 'Up to 4,000 characters; @[id] names a person of the office' })
    text: string,
  ): Promise<PayloadOf<AddEnquiryNotePayload>> {
    const actor = actorOf(context);
    const note = await context.services.enquiryNotes.add(actor, context, { id, text, deskOf: actor.userId });
    return { note };
  }
}
