import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { TokenScopes } from '../../graphql/scope.js';
import { Payload } from '../../kernel/user-error.types.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType('ApiToken', {
  description: 'A token that you made for a program. Its text is shown once, when it is made.',
})
export class ApiTokenView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true, description: 'What you call it' })
  name: string;

  @Field(() => [TokenScopes], { simple: true })
  scopes: TokenScope[];

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => DateTime, { simple: true })
  expiresAt: Date;

  @Field(() => Boolean, { simple: true, description: 'It has stopped working. We list it for 30 more days' })
  expired: boolean;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'To the minute. Null: never' })
  lastUsedAt: Date | null;
}

@InputType({ description: 'A token for a program, and the proof that you are the owner of the account.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'What you call it, up to 60 characters' })
  name: string;

  @Field(() => [TokenScopes], { description: 'At least one' })
  scopes: TokenScope[];

  @Field(() => String, { nullable: true, description: 'Of the account, where it has one' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The emailed one, where the account has no password' })
  confirmationCode?: string | null;
}

@ObjectType()
export class CreateApiTokenPayload extends Payload {
  @Field(() => ApiTokenView, { nullable: true, simple: true })
  apiToken?: ApiTokenView;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'What the program sends as `Authorization: Bearer`. Nobody can show it again.',
  })
  text?: string;
}

@ObjectType()
export class RevokeApiTokenPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The token that stopped working' })
  revokedId?: string;
}
