import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import {
  DeleteUserPayload,
  ModeratedUserPage,
  MyData,
  UpdateUserInput,
  UpdateUserPayload,
  UserFilter,
  UserPage,
  UserView,
} from './user.types.js';

@Resolver()
export class UserResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => UserView, { nullable: true, description: 'One’s own account.' })
  profile(@Ctx() context: Context): Promise<UserView | null> {
    return context.services.users.profile(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyData, { nullable: true, description: 'Everything that is kept of oneself.' })
  async myData(@Ctx() context: Context): Promise<MyData> {
    return { content: await context.services.myData.collect(actorOf(context)) };
  }

  @Auth('ADMIN')
  @Query(() => UserPage, { nullable: true, description: 'Newest first.' })
  users(
    @Ctx() context: Context,
    @Arg('filter', () => UserFilter, { nullable: true }) filter: UserFilter | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<UserPage> {
    const paging = { page: page ?? 1, limit: limit ?? 25 };
    return context.services.people.list(actorOf(context), filter ?? {}, paging);
  }

  @Auth('MODERATOR')
  @Query(() => ModeratedUserPage, { nullable: true, description: 'Clients, masked; newest first.' })
  moderatorView(
    @Ctx() context: Context,
    @Arg('q', () => String, { nullable: true, description: 'Part of a name' }) q: string | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 25 }) limit: number | null,
  ): Promise<ModeratedUserPage> {
    return context.services.people.moderatorView(actorOf(context), q, { page: page ?? 1, limit: limit ?? 25 });
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => UpdateUserPayload, {
    nullable: true,
    description:
      'Oneself, an administrator anybody, a moderator `suspended` of a client. Suspending ends the sessions.',
  })
  updateUser(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
  ): Promise<Omit<UpdateUserPayload, 'userErrors'>> {
    return context.services.users.update(actorOf(context), context, id, input);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => DeleteUserPayload, { nullable: true, description: 'Oneself with the password, or an administrator.' })
  async deleteUser(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('password', () => String, { nullable: true, description: 'One’s own, for oneself' }) password: string | null,
  ): Promise<Omit<DeleteUserPayload, 'userErrors'>> {
    await context.services.users.delete(actorOf(context), context, id, password);
    return { deletedId: id };
  }
}
