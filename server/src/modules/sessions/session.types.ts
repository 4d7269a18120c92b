import type { RoleName } from 'domain/vocabulary/roles';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../graphql/role.js';
import { DateTime, EmailAddress } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'The person behind the token.' })
export class SessionUser {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => EmailAddress, { simple: true })
  email: string;

  @Field(() => Role, { simple: true })
  role: RoleName;
}

@ObjectType({ description: 'What the client keeps after signing in.' })
export class LoginData {
  @Field(() => String, { simple: true, description: 'Bearer token; good until the session behind it ends' })
  token: string;

  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => EmailAddress, { simple: true })
  email: string;

  @Field(() => Role, { simple: true })
  role: RoleName;
}

@InputType()
export class LoginInput {
  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the authenticator app, or a recovery code; asked for by a userError REQUIRED on `code`',
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
@ObjectType('Session', { description: 'A place where one is signed in.' })
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

  @Field(() => Boolean, { simple: true, description: 'The one behind this very token' })
  current: boolean;
}

@ObjectType()
export class EndSessionPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  endedId?: string;
}

@ObjectType()
export class EndAllSessionsPayload extends Payload {
  @Field(() => Int, { nullable: true, simple: true, description: 'How many ended' })
  ended?: number;
}

@Auth('MODERATOR')
@ObjectType({ description: 'What an authenticator app needs; shown once.' })
export class SecondFactorSetup {
  @Field(() => String, { simple: true, description: 'Base-32, for typing in by hand' })
  secret: string;

  @Field(() => String, { simple: true, description: 'otpauth address' })
  uri: string;

  @Field(() => String, { simple: true, description: 'The address as a picture to scan: an SVG data address' })
  qrCode: string;
}

@ObjectType()
export class StartSecondFactorPayload extends Payload {
  @Field(() => SecondFactorSetup, { nullable: true, simple: true })
  setup?: SecondFactorSetup;
}

@ObjectType()
export class ConfirmSecondFactorPayload extends Payload {
  @Field(() => [String], { nullable: true, simple: true, description: 'Each signs in once without the app' })
  recoveryCodes?: string[];
}

@ObjectType()
export class RemoveSecondFactorPayload extends Payload {}

@ObjectType({ description: 'Which ways of signing in there are besides the password.' })
export class SignInOptions {
  @Field(() => String, { nullable: true, simple: true, description: 'Where people may sign in with Google' })
  googleClientId: string | null;
}
