import { Field, InputType, ObjectType } from 'type-graphql';
import { LoginData } from '../sessions/session.types.js';
import { Payload } from '../../../kernel/user-error.types.js';

@InputType({ description: 'What Google’s button answered, and what we asked for since.' })
export class GoogleSignInInput {
  @Field(() => String, { description: 'The ID token from Google.' })
  credential: string;

  @Field(() => String, { nullable: true, description: 'The nonce your page sent to Google.' })
  nonce?: string | null;

  @Field(() => String, { nullable: true, description: 'Required if the account has none.' })
  phoneNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Your password, to link an account whose mailbox Google does not run.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the second factor, if it is on.' })
  code?: string | null;
}

@ObjectType({
  description: 'A person’s Google details, while we still need their phone number.',
  simpleResolvers: true,
})
export class GoogleUserData {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { nullable: true, description: 'Address of the picture at Google' })
  picture: string | null;

  @Field(() => Boolean, { description: 'A phone number is still needed' })
  requiresPhone: boolean;
}

@ObjectType()
export class GoogleSignInPayload extends Payload {
  @Field(() => LoginData, { nullable: true, simple: true })
  session?: LoginData;

  @Field(() => GoogleUserData, {
    nullable: true,
    simple: true,
    description: 'Send the credential again with phoneNumber.',
  })
  userData?: GoogleUserData;
}

@ObjectType({ description: 'Ways to sign in besides a password.' })
export class SignInOptions {
  @Field(() => String, { nullable: true, simple: true, description: 'Set if people can sign in with Google.' })
  googleClientId: string | null;
}
