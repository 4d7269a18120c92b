import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { CalendarDate } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({
  description: 'A second factor that the settings ask of you, and that you have not set up.',
  simpleResolvers: true,
})
export class SecondFactorDemand {
  @Field(() => CalendarDate, { description: 'From this day you cannot work as staff without it' })
  from: string;

  @Field(() => Boolean, { description: 'That day has come: what staff do is refused until you set it up' })
  isDue: boolean;
}

@Auth('MODERATOR', { beforeSecondFactor: true })
@ObjectType({ description: 'What an authenticator app needs. Shown once.' })
export class SecondFactorSetup {
  @Field(() => String, { simple: true, description: 'Base 32, to type by hand.' })
  secret: string;

  @Field(() => String, { simple: true, description: 'otpauth URL.' })
  uri: string;

  @Field(() => String, { simple: true, description: 'A QR code of the URL, as an SVG data URL.' })
  qrCode: string;
}

@ObjectType()
export class StartSecondFactorPayload extends Payload {
  @Field(() => SecondFactorSetup, { nullable: true, simple: true })
  setup?: SecondFactorSetup;
}

@ObjectType()
export class ConfirmSecondFactorPayload extends Payload {
  @Field(() => [String], { nullable: true, simple: true, description: 'Each works once in place of the app.' })
  recoveryCodes?: string[];
}

@ObjectType()
export class RemoveSecondFactorPayload extends Payload {}
