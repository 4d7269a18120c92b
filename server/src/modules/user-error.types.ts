import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { UserErrorCode as Code } from './domain-error.js';

const UserErrorCode: { [K in Code]: K } = {
  INVALID: 'INVALID',
  REQUIRED: 'REQUIRED',
  CONFLICT: 'CONFLICT',
  NOT_FOUND: 'NOT_FOUND',
  ALREADY_EXISTS: 'ALREADY_EXISTS',
  IDEMPOTENCY_MISMATCH: 'IDEMPOTENCY_MISMATCH',
};
registerEnumType(UserErrorCode, { name: 'UserErrorCode', description: 'Why a mutation was refused.' });

@ObjectType({ description: 'A refusal the person can act on.', simpleResolvers: true })
export class UserError {
  @Field(() => UserErrorCode)
  code: Code;

  @Field(() => String, { description: 'A sentence to show as it is' })
  message: string;

  @Field(() => [String], { nullable: true, description: "Path of the input field: ['consent', 'contact']" })
  field?: string[];
}

/** What every mutation answers besides its result. */
@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], { simple: true, description: 'Empty when the mutation was done' })
  userErrors: UserError[];
}
