import type { RoleName } from '@brokerage/domain/account/roles';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../graphql/role.js';
import { DateTime, JsonObject } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { pageOf } from '../../kernel/paging.types.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType('User', { description: 'An account, as its owner and the administrators see it.' })
export class UserView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true })
  email: string;

  @Field(() => String, { nullable: true, simple: true, description: 'E.164' })
  phone: string | null;

  @Field(() => Role, { simple: true })
  role: RoleName;

  @Field(() => Boolean, { simple: true })
  emailVerified: boolean;

  @Field(() => Boolean, { simple: true })
  suspended: boolean;

  @Field(() => Boolean, { simple: true, description: 'Agreed to marketing email.' })
  marketingConsent: boolean;

  @Field(() => Boolean, { simple: true, description: 'False if the person signs in only with Google.' })
  hasPassword: boolean;

  @Field(() => Boolean, { simple: true, description: 'They can sign in with Google' })
  googleLinked: boolean;

  @Field(() => Boolean, { simple: true, description: 'Signing in asks for a code from an authenticator app.' })
  secondFactor: boolean;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;
}

@Auth('ADMIN')
@ObjectType()
export class UserPage extends pageOf(UserView) {}

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
export class ModeratedUserPage extends pageOf(ModeratedUser) {}

@InputType({ description: 'Fields you leave out match everything.' })
export class UserFilter {
  @Field(() => ID, { nullable: true, description: 'Only this person' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of a name or email' })
  q?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only people with this role' })
  role?: RoleName | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only those who cannot sign in; false: only those who can',
  })
  suspended?: boolean | null;
}

@InputType({ description: 'Your current password, and a new one if you are changing it.' })
export class PasswordInput {
  @Field(() => String, { nullable: true, description: 'Required where the account has a password.' })
  current?: string | null;

  @Field(() => String, { nullable: true, description: 'The new one: 10 to 200 characters' })
  next?: string | null;
}

@InputType({ description: 'Fields you leave out stay the same.' })
export class UpdateUserInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'A Canadian phone number in any usual format' })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Changing one asks for your own password.current, also where it is another person’s. Both addresses are told.',
  })
  email?: string | null;

  @Field(() => PasswordInput, { nullable: true, description: 'Your own. A new one only for your own account.' })
  password?: PasswordInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'The emailed code. Confirms a new email address or a first password of an account without a password.',
  })
  confirmationCode?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only for your own account.' })
  marketingConsent?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'For administrators, and for moderators on clients.' })
  suspended?: boolean | null;

  @Field(() => Role, { nullable: true, description: 'For administrators.' })
  role?: RoleName | null;
}

@ObjectType()
export class SendConfirmationCodePayload extends Payload {}

@ObjectType({ description: 'The person after a change.' })
export class UpdatedUser {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true, description: 'Masked if a moderator made the change.' })
  email: string;

  @Field(() => String, { nullable: true, simple: true, description: 'E.164' })
  phone: string | null;

  @Field(() => Role, { simple: true })
  role: RoleName;

  @Field(() => Boolean, { simple: true })
  suspended: boolean;

  @Field(() => Boolean, { simple: true })
  emailVerified: boolean;

  @Field(() => Boolean, { simple: true, description: 'Agreed to marketing email' })
  marketingConsent: boolean;
}

@ObjectType()
export class UpdateUserPayload extends Payload {
  @Field(() => UpdatedUser, { nullable: true, simple: true })
  user?: UpdatedUser;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'A new session, after you change your own password. All others have ended.',
  })
  token?: string;
}

@ObjectType()
export class DeleteUserPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  deletedId?: string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'A copy of everything we hold about a person.' })
export class MyData {
  @Field(() => JsonObject, { simple: true, description: 'Every record about you, by what it is' })
  content: Record<string, unknown>;
}
