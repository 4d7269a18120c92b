import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { Payload } from '../../kernel/user-error.types.js';

@Auth('MODERATOR')
@ObjectType('BlogPicture', { description: 'A picture for posts.', simpleResolvers: true })
export class BlogPictureView {
  @Field(() => String, { description: 'As the text of a post and its cover name it' })
  url: string;

  @Field(() => Int, { description: 'In pixels' })
  width: number;

  @Field(() => Int, { description: 'In pixels' })
  height: number;
}

@ObjectType()
export class BlogPicturePayload extends Payload {
  @Field(() => BlogPictureView, { nullable: true, simple: true })
  picture?: BlogPictureView;
}
