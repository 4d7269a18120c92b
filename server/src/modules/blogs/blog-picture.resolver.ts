import { PICTURE_MAX_BYTES } from '@brokerage/domain/blog/pictures';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MaxUpload, Upload, type UploadedFile } from '../../graphql/upload.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { BlogPicturePayload } from './blog-picture.types.js';
import type { BlogPictureService } from './blog-picture.service.js';

@Resolver()
export class BlogPictureResolver {
  @Auth('MODERATOR')
  @MaxUpload(PICTURE_MAX_BYTES)
  @Mutation(() => BlogPicturePayload, {
    nullable: true,
    description:
      'Keeps a picture for posts: PNG, JPEG, WebP or AVIF, up to 10 MB, drawn anew as WebP of at most 1600 by 2400 pixels. Thrown away after a week where no post shows it. Rate limited.',
  })
  async uploadBlogPicture(
    @Ctx() context: Context<{ blogPictures: BlogPictureService }>,
    @Arg('file', () => Upload) file: Promise<UploadedFile>,
  ): Promise<PayloadOf<BlogPicturePayload>> {
    return { picture: await context.services.blogPictures.upload(actorOf(context), file) };
  }
}
