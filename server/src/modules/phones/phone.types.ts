import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../../kernel/user-error.types.js';

@ObjectType()
export class ValidatePhonePayload extends Payload {
  @Field(() => String, { nullable: true, simple: true, description: 'In E.164 format, if the number is valid.' })
  phoneNumber?: string;

  @Field(() => String, { simple: true, description: 'A sentence to show' })
  message: string;
}
