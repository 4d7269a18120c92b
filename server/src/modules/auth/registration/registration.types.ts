import { REGISTRATION } from '@brokerage/domain/account/account';
import type { InputOf } from '@brokerage/domain/forms/fields';
import { Field, ObjectType } from 'type-graphql';
import { inputTypeOf } from '../../../graphql/field-types.js';
import { Payload } from '../../../kernel/user-error.types.js';
import { LoginData } from '../sessions/session.types.js';

export const RegisterInput = inputTypeOf(REGISTRATION, { name: 'RegisterInput', description: 'Who opens an account.' });
export type RegisterInput = InputOf<typeof REGISTRATION>;

@ObjectType()
export class RegisterPayload extends Payload {
  @Field(() => LoginData, { nullable: true, simple: true })
  session?: LoginData;
}

@ObjectType()
export class ForgotPasswordPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'A sentence to show, the same whether or not the account exists',
  })
  message?: string;
}

@ObjectType()
export class OpenPasswordResetPayload extends Payload {
  @Field(() => String, { nullable: true, simple: true, description: 'The address of the account' })
  email?: string;
}

@ObjectType()
export class ResetPasswordPayload extends Payload {}

@ObjectType()
export class VerifyEmailPayload extends Payload {}

@ObjectType()
export class ResendVerificationPayload extends Payload {}
