import type { EnquiryViewName } from '@brokerage/domain/enquiries/enquiry-status';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { Payload } from '../../../kernel/user-error.types.js';
import { EnquiryKind, type EnquiryStatus as Status } from '../enquiry.entity.js';
import { EnquiryQueue, EnquiryStatus } from '../enquiry.enums.js';

@Auth('ADMIN')
@ObjectType({ description: 'A view of the inbox that you keep under a name.' })
export class SavedEnquiryView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true, description: 'What you call it' })
  name: string;

  @Field(() => EnquiryQueue, { nullable: true, simple: true })
  view: EnquiryViewName | null;

  @Field(() => EnquiryStatus, { nullable: true, simple: true })
  status: Status | null;

  @Field(() => EnquiryKind, { nullable: true, simple: true })
  kind: EnquiryKind | null;

  @Field(() => String, { nullable: true, simple: true, description: 'As in Enquiry.channel' })
  channel: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'Two letters' })
  province: string | null;
}

@InputType({ description: 'The codes of a filter. A search is not kept, since it names people.' })
export class SaveEnquiryViewInput {
  @Field(() => String, { description: 'Up to 40 characters' })
  name: string;

  @Field(() => EnquiryQueue, { nullable: true })
  view?: EnquiryViewName | null;

  @Field(() => EnquiryStatus, { nullable: true })
  status?: Status | null;

  @Field(() => EnquiryKind, { nullable: true })
  kind?: EnquiryKind | null;

  @Field(() => String, { nullable: true, description: 'As in Enquiry.channel' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters, such as ON' })
  province?: string | null;
}

@ObjectType()
export class SaveEnquiryViewPayload extends Payload {
  @Field(() => SavedEnquiryView, { nullable: true, simple: true })
  savedView?: SavedEnquiryView;
}

@ObjectType()
export class DeleteEnquiryViewPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  deletedId?: string;
}
