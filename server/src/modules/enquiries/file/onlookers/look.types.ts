import { tableOf } from '@brokerage/domain/data/objects';
import { ENQUIRY_LOOKS, type EnquiryLookName } from '@brokerage/domain/enquiries/enquiry-look';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../../../graphql/auth.js';
import { describedEnum } from '../../../../kernel/described-enum.js';
import { Payload } from '../../../../kernel/user-error.types.js';

export const EnquiryLook = describedEnum<EnquiryLookName>(
  'EnquiryLook',
  'What somebody does with an enquiry’s file.',
  tableOf(ENQUIRY_LOOKS.map(({ value, label }) => [value, label])),
);

@Auth('ADMIN')
@ObjectType({ description: 'A colleague who has the same file open.' })
export class EnquiryOnlooker {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => EnquiryLook, { simple: true })
  look: EnquiryLookName;
}

@ObjectType()
export class LookAtEnquiryPayload extends Payload {
  @Field(() => [EnquiryOnlooker], { nullable: true, simple: true, description: 'Your colleagues, by name' })
  others?: EnquiryOnlooker[];
}
