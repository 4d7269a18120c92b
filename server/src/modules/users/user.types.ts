import type { RoleName } from 'domain/vocabulary/roles';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../graphql/role.js';
import { DateTime, EmailAddress, JsonObject } from '../../graphql/scalars.js';
import { LoginData } from '../sessions/session.types.js';
import { Payload } from '../user-error.types.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType('User', { description: 'An account, as its owner and the administrators see it.' })
export class UserView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => EmailAddress, { simple: true })
  email: string;

  @Field(() => String, { nullable: true, simple: true, description: 'E.164' })
  phone: string | null;

  @Field(() => Role, { simple: true })
  role: RoleName;

  @Field(() => Boolean, { simple: true })
  emailVerified: boolean;

  @Field(() => Boolean, { simple: true })
  suspended: boolean;

  @Field(() => Boolean, { simple: true, description: 'Wants to hear of offers' })
  marketingConsent: boolean;

  @Field(() => Boolean, { simple: true, description: 'False where the person only signs in with Google' })
  hasPassword: boolean;

  @Field(() => Boolean, { simple: true })
  googleLinked: boolean;

  @Field(() => Boolean, { simple: true, description: 'An authenticator app is asked for at sign-in' })
  secondFactor: boolean;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;
}

@Auth('ADMIN')
@ObjectType()
export class UserPage {
  @Field(() => [UserView], { simple: true })
  items: UserView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@Auth('MODERATOR')
@ObjectType({ description: 'A client, as moderators see them.' })
export class ModeratedUser {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true, description: 'Masked: j***@example.ca' })
  email: string;

  @Field(() => Role, { simple: true })
  role: RoleName;

  @Field(() => Boolean, { simple: true })
  suspended: boolean;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => Int, { simple: true, description: 'Posts written' })
  blogs: number;

  @Field(() => Int, { simple: true, description: 'Comments written' })
  comments: number;
}

@Auth('MODERATOR')
@ObjectType()
export class ModeratedUserPage {
  @Field(() => [ModeratedUser], { simple: true })
  items: ModeratedUser[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@InputType()
export class UserFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name or e-mail' })
  q?: string | null;

  @Field(() => Role, { nullable: true })
  role?: RoleName | null;

  @Field(() => Boolean, { nullable: true })
  suspended?: boolean | null;
}

@InputType()
export class RegisterInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'A Canadian number in any usual notation' })
  phone: string;

  @Field(() => String, { description: '10 to 200 characters of any kind; common ones are refused' })
  password: string;
}

@InputType({ description: 'To change the password, or to prove oneself for another change.' })
export class PasswordInput {
  @Field(() => String)
  current: string;

  @Field(() => String, { nullable: true })
  next?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateUserInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'One’s own asks for password.current; confirmed again by mail' })
  email?: string | null;

  @Field(() => PasswordInput, { nullable: true, description: 'One’s own only' })
  password?: PasswordInput | null;

  @Field(() => Boolean, { nullable: true, description: 'One’s own only' })
  marketingConsent?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Administrators; moderators for clients' })
  suspended?: boolean | null;

  @Field(() => Role, { nullable: true, description: 'Administrators only' })
  role?: RoleName | null;
}

@ObjectType()
export class RegisterPayload extends Payload {
  @Field(() => LoginData, { nullable: true, simple: true })
  session?: LoginData;
}

@ObjectType()
export class ForgotPasswordPayload extends Payload {
  @Field(() => String, { nullable: true, simple: true })
  message?: string;
}

@ObjectType()
export class ResetPasswordPayload extends Payload {}

@ObjectType()
export class VerifyEmailPayload extends Payload {}

@ObjectType()
export class ResendVerificationPayload extends Payload {}

@ObjectType({ description: 'What a change leaves: enough for the list it was made in.' })
export class UpdatedUser {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true, description: 'Masked where a moderator made the change' })
  email: string;

  @Field(() => String, { nullable: true, simple: true })
  phone: string | null;

  @Field(() => Role, { simple: true })
  role: RoleName;

  @Field(() => Boolean, { simple: true })
  suspended: boolean;

  @Field(() => Boolean, { simple: true })
  emailVerified: boolean;

  @Field(() => Boolean, { simple: true })
  marketingConsent: boolean;
}

@ObjectType()
export class UpdateUserPayload extends Payload {
  @Field(() => UpdatedUser, { nullable: true, simple: true })
  user?: UpdatedUser;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'After a change of one’s own password: all sessions ended, this one is new',
  })
  token?: string;
}

@ObjectType()
export class DeleteUserPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  deletedId?: string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'Everything the brokerage has of a person, to take away.' })
export class MyData {
  @Field(() => JsonObject, { simple: true })
  content: Record<string, unknown>;
}
