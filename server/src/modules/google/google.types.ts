import { Field, InputType, ObjectType } from 'type-graphql';
import { LoginData } from '../sessions/session.types.js';
import { Payload } from '../user-error.types.js';

@InputType()
export class GoogleSignInInput {
  @Field(() => String, { description: 'The ID token that Google gave the page' })
  credential: string;

  @Field(() => String, { nullable: true, description: 'What the page asked Google to repeat in the credential' })
  nonce?: string | null;

  @Field(() => String, { nullable: true, description: 'Asked for where the account has none' })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Links an account whose mailbox Google does not run' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The second step, where it is on' })
  code?: string | null;
}

@ObjectType({
  description: 'What Google says of somebody whose phone number is still to be asked.',
  simpleResolvers: true,
})
export class GoogleUserData {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { nullable: true })
  picture: string | null;

  @Field(() => Boolean)
  requiresPhone: boolean;
}

@ObjectType()
export class GoogleSignInPayload extends Payload {
  @Field(() => LoginData, { nullable: true, simple: true })
  session?: LoginData;

  @Field(() => GoogleUserData, { nullable: true, simple: true, description: 'Send it again with phoneNumber' })
  userData?: GoogleUserData;
}
