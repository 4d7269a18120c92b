import type { LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { DateTime } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';
import type { EnquiryStatus as Status } from '../enquiry.entity.js';
import { EnquiryStatus, LostReason } from '../enquiry.enums.js';
import { EnquiryFilter } from '../inbox/list.types.js';

@Auth('ADMIN')
@ObjectType({ description: 'How many enquiries match a filter.' })
export class EnquiriesMatching {
  @Field(() => Int, { simple: true, description: 'How many there are' })
  count: number;

  @Field(() => Boolean, {
    simple: true,
    description: 'It is a search that may match more; the list, changes and exports have the newest 1,000',
  })
  isCapped: boolean;

  @Field(() => DateTime, { simple: true, description: 'Send it back with the filter to changeEnquiries' })
  asOf: Date;
}

@InputType({ description: 'Either ids, or a filter and asOf.' })
export class EnquirySelectionInput {
  @Field(() => [ID], { nullable: true, description: 'Up to 500' })
  ids?: string[] | null;

  @Field(() => EnquiryFilter, {
    nullable: true,
    description: 'Everything that matches, up to 10,000; of a search, the newest 1,000',
  })
  filter?: EnquiryFilter | null;

  @Field(() => DateTime, { nullable: true, description: 'Of enquiriesMatching: what came in later is left out' })
  asOf?: Date | null;
}

@InputType({ description: 'Exactly one of assigneeId, status and followUpAt.' })
export class BulkEnquiryChangeInput {
  @Field(() => ID, { nullable: true, description: 'null: nobody' })
  assigneeId?: string | null;

  @Field(() => EnquiryStatus, { nullable: true })
  status?: Status | null;

  @Field(() => LostReason, { nullable: true, description: 'Required with LOST' })
  lostReason?: LostReasonName | null;

  @Field(() => DateTime, { nullable: true, description: 'null: none' })
  followUpAt?: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Enquiries that a change of many left as they are.' })
export class RefusedEnquiries {
  @Field(() => EnquiryStatus, { description: 'The status that does not allow the move' })
  status: Status;

  @Field(() => Int, { description: 'How many have that status' })
  count: number;
}

@ObjectType()
export class ChangeEnquiriesPayload extends Payload {
  @Field(() => Int, { nullable: true, simple: true, description: 'How many enquiries changed' })
  changed?: number;

  @Field(() => Int, { nullable: true, simple: true, description: 'They already were as asked' })
  unchanged?: number;

  @Field(() => [RefusedEnquiries], { nullable: true, simple: true })
  refused?: RefusedEnquiries[];

  @Field(() => ID, { nullable: true, simple: true, description: 'Send it to undoEnquiryChanges within 10 minutes' })
  undoId?: string;
}

@ObjectType()
export class UndoEnquiryChangesPayload extends Payload {
  @Field(() => Int, { nullable: true, simple: true, description: 'How many got their former values back' })
  restored?: number;

  @Field(() => Int, { nullable: true, simple: true, description: 'Changed since then, so they stay as they are' })
  kept?: number;
}
