import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../user-error.types.js';
import { DeskBank } from './rate-desk.types.js';

@ObjectType()
export class BankPayload extends Payload {
  @Field(() => DeskBank, { nullable: true, simple: true })
  bank?: DeskBank;
}
