import { USER_ERROR_CODES, type UserErrorCode as Code } from '@brokerage/domain/vocabulary/error-codes';
import { Field, ObjectType } from 'type-graphql';
import { describedEnum } from './described-enum.js';

const UserErrorCode = describedEnum('UserErrorCode', 'Why a mutation was refused.', USER_ERROR_CODES);

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

/** What a resolver answers when the mutation was done. The schema adds `userErrors`. */
export type PayloadOf<T extends Payload> = Omit<T, 'userErrors'>;
