import type { LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import { DateTime } from '../../../graphql/scalars.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import type { EnquiryStatus as Status } from '../enquiry.entity.js';
import { EnquiryStatus, LostReason } from '../enquiry.enums.js';
import type { EnquiryWorkService } from './work.service.js';
import {
  Assignee,
  ChangeEnquiryPayload,
  LinkEnquiriesPayload,
  RecordContactInput,
  RecordContactPayload,
  UpdateEnquiryStatusPayload,
} from './work.types.js';

type WorkContext = Context<{ enquiryWork: EnquiryWorkService }>;

@Resolver()
export class EnquiryWorkResolver {
  @Auth('ADMIN')
  @Query(() => [Assignee], {
    nullable: true,
    description:
      'Who works in the office, by name; with an id, who may look after that enquiry: advisers with an account too.',
  })
  enquiryAssignees(
    @Ctx() { services }: WorkContext,
    @Arg('enquiryId', () => ID, { nullable: true }) enquiryId: string | null,
    @Arg('advisers', () => Boolean, {
      defaultValue: false,
      description: 'Without an id: advisers with an account too, who may be given many enquiries at once',
    })
    advisers: boolean,
  ): Promise<Assignee[]> {
    const isOffice = enquiryId == null && !advisers;
    return isOffice ? services.enquiryWork.colleagues() : services.enquiryWork.assignees(enquiryId);
  }

  @Auth('ADMIN')
  @Mutation(() => UpdateEnquiryStatusPayload, {
    nullable: true,
    description:
      'Moves an enquiry to its next status. It does not stop the clock: recordContact does. LOST needs its reason.',
  })
  async updateEnquiryStatus(
    @Ctx() context: WorkContext,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => EnquiryStatus) status: Status,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
    @Arg('lostReason', () => LostReason, { nullable: true }) lostReason: LostReasonName | null,
  ): Promise<PayloadOf<UpdateEnquiryStatusPayload>> {
    const move = { id, status, expectedVersion, lostReason };
    return context.services.enquiryWork.updateStatus(actorOf(context), context, move);
  }

  @Auth('ADMIN')
  @Mutation(() => RecordContactPayload, {
    nullable: true,
    description:
      'Records a contact with the person, or an attempt. The first one that reached them stops the 24-hour clock.',
  })
  async recordContact(
    @Ctx() context: WorkContext,
    @Arg('input', () => RecordContactInput) input: RecordContactInput,
  ): Promise<PayloadOf<RecordContactPayload>> {
    return context.services.enquiryWork.recordContact(actorOf(context), context, input);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeEnquiryPayload, {
    nullable: true,
    description: 'Gives an enquiry to somebody, or to nobody. A new one is then ASSIGNED.',
  })
  async assignEnquiry(
    @Ctx() context: WorkContext,
    @Arg('id', () => ID) id: string,
    @Arg('assigneeId', () => ID, { nullable: true, description: 'Who looks after it from now on; null: nobody' })
    assigneeId: string | null,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<ChangeEnquiryPayload>> {
    const asked = { id, assigneeId: assigneeId ?? null, expectedVersion };
    return context.services.enquiryWork.assign(actorOf(context), context, asked);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeEnquiryPayload, {
    nullable: true,
    description: 'Sets when an enquiry comes back, or null for never.',
  })
  async setFollowUp(
    @Ctx() context: WorkContext,
    @Arg('id', () => ID) id: string,
    @Arg('at', () => DateTime, { nullable: true, description: 'When it comes back into the inbox; null: never' })
    at: Date | null,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<ChangeEnquiryPayload>> {
    return context.services.enquiryWork.followUp(actorOf(context), context, { id, at: at ?? null, expectedVersion });
  }

  @Auth('ADMIN')
  @Mutation(() => LinkEnquiriesPayload, {
    nullable: true,
    description:
      'Enquiries with the same email address or phone number are linked. Says that two are not of one person, or takes that back. Changes neither.',
  })
  async linkEnquiries(
    @Ctx() context: WorkContext,
    @Arg('id', () => ID) id: string,
    @Arg('otherId', () => ID, { description: 'The other enquiry' }) otherId: string,
    @Arg('linked', () => Boolean, { description: 'false: they are of two people' }) linked: boolean,
  ): Promise<PayloadOf<LinkEnquiriesPayload>> {
    await context.services.enquiryWork.link(actorOf(context), context, [id, otherId], linked);
    return { linked };
  }
}
