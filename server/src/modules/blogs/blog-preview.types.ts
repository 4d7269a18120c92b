import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

@Auth('MODERATOR')
@ObjectType({ simpleResolvers: true, description: 'Shows a post that is not public yet to whoever has the address.' })
export class BlogPreviewLink {
  @Field(() => String, { description: 'Whoever has it can read the post' })
  url: string;

  @Field(() => DateTime)
  expiresAt: Date;
}

@ObjectType()
export class BlogPreviewLinkPayload extends Payload {
  @Field(() => BlogPreviewLink, { nullable: true, simple: true })
  link?: BlogPreviewLink;
}
