import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MyFile } from './desk-files.types.js';
import type { DeskService } from './desk.service.js';

type FileContext = Context<{ desks: DeskService }>;

@Resolver()
export class DeskFilesResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => [MyFile], {
    nullable: true,
    description: 'The applications on your desk, newest first, at most 100. Leaves an audit row.',
  })
  myFiles(@Ctx() context: FileContext): Promise<MyFile[]> {
    return context.services.desks.files(actorOf(context), context);
  }
}
