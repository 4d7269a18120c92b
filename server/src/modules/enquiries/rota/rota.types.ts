import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { Payload } from '../../../kernel/user-error.types.js';

@ObjectType({ description: 'Somebody of the office.', simpleResolvers: true })
export class EnquiryRotaMemberView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => Boolean, { description: 'They take new enquiries' })
  takes: boolean;
}

@Auth('ADMIN')
@ObjectType('EnquiryRota', { description: 'How new enquiries are given out.' })
export class EnquiryRotaView {
  @Field(() => Boolean, { simple: true, description: 'New enquiries go to the people in turn' })
  isOn: boolean;

  @Field(() => [EnquiryRotaMemberView], { simple: true, description: 'By name' })
  members: EnquiryRotaMemberView[];

  @Field(() => ID, { nullable: true, simple: true, description: 'Whose turn is next; null: nobody takes part' })
  nextId: string | null;
}

@ObjectType()
export class EnquiryRotaPayload extends Payload {
  @Field(() => EnquiryRotaView, { nullable: true, simple: true })
  rota?: EnquiryRotaView;
}
