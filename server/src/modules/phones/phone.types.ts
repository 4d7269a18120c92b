import { Field, ObjectType } from 'type-graphql';
import { PhoneNumber } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';

@ObjectType()
export class ValidatePhonePayload extends Payload {
  @Field(() => PhoneNumber, { nullable: true, simple: true, description: 'E.164, where the number is good' })
  phoneNumber?: string;

  @Field(() => String, { simple: true })
  message: string;
}
