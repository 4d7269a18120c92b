import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

@Auth('ADMIN')
@ObjectType('ReplyTemplate', {
  description: 'An email that the office writes often, with variables such as {{first_name}}.',
})
export class ReplyTemplateView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true, description: 'What the office calls it' })
  name: string;

  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true })
  text: string;

  @Field(() => Int, { simple: true, description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;

  @Field(() => DateTime, { simple: true })
  updatedAt: Date;
}

@Auth('ADMIN')
@ObjectType({
  description: 'A template filled for one person. What is missing is a gap, such as [[Application number]].',
})
export class FilledReply {
  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true })
  text: string;
}

@InputType({ description: 'A template of an email, new or changed.' })
export class SaveReplyTemplateInput {
  @Field(() => ID, { nullable: true, description: 'Left out, it is a new one' })
  id?: string | null;

  @Field(() => String, { description: 'Up to 60 characters' })
  name: string;

  @Field(() => String, { description: 'Up to 150 characters on one line' })
  subject: string;

  @Field(() => String, { description: 'Up to 10,000 characters' })
  text: string;

  @Field(() => Int, { nullable: true })
  expectedVersion?: number | null;
}

@ObjectType()
export class SaveReplyTemplatePayload extends Payload {
  @Field(() => ReplyTemplateView, { nullable: true, simple: true })
  template?: ReplyTemplateView;
}

@ObjectType()
export class DeleteReplyTemplatePayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  deletedId?: string;
}
