import type { RoleName } from '@brokerage/domain/account/roles';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { Role } from '../../../graphql/role.js';
import { DateTime } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';

/** Who somebody is, wherever a session is told of. */
@ObjectType()
abstract class Identity {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true })
  email: string;

  @Field(() => Role, { simple: true })
  role: RoleName;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'The person behind the token.' })
export class SessionUser extends Identity {}

@ObjectType({ description: 'The session after signing in.' })
export class LoginData extends Identity {
  @Field(() => String, { simple: true, description: 'Bearer token. Valid until its session ends.' })
  token: string;
}

@InputType({ description: 'Email and password, and a code where the second factor is on.' })
export class LoginInput {
  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'Of the account' })
  password: string;

  @Field(() => String, {
    nullable: true,
    description:
      'From the authenticator app, or a recovery code. Required when a userError REQUIRED on `code` asks for it.',
  })
  code?: string | null;
}

@ObjectType()
export class LoginPayload extends Payload {
  @Field(() => LoginData, { nullable: true, simple: true })
  session?: LoginData;
}

@ObjectType()
export class LogoutPayload extends Payload {}

@Auth('ACCOUNT_HOLDER')
@ObjectType('Session', { description: 'A device you are signed in on.' })
export class SessionView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true, description: "'Chrome on Windows', as far as the device says" })
  device: string;

  @Field(() => String, { nullable: true, simple: true, description: 'Network address' })
  ip: string | null;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => DateTime, { simple: true })
  expiresAt: Date;

  @Field(() => Boolean, { simple: true, description: 'True for the session of this token.' })
  current: boolean;
}

@ObjectType()
export class EndSessionPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The session that ended' })
  endedId?: string;
}

@ObjectType()
export class EndAllSessionsPayload extends Payload {
  @Field(() => Int, { nullable: true, simple: true, description: 'How many sessions ended.' })
  ended?: number;
}
