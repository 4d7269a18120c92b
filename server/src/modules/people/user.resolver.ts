import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { PagingArgs } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import {
  DeleteUserPayload,
  ModeratedUserPage,
  MyData,
  SendConfirmationCodePayload,
  UpdateUserInput,
  UpdateUserPayload,
  UserFilter,
  UserPage,
  UserView,
} from './user.types.js';
import type { AccountDeletionService } from './account-deletion.service.js';
import type { MyDataService } from './my-data.service.js';
import type { OwnershipService } from './ownership.service.js';
import type { PeopleService } from './people.service.js';
import type { UserService } from './user.service.js';

type UserContext = Context<{
  accountDeletions: AccountDeletionService;
  myData: MyDataService;
  ownership: OwnershipService;
  people: PeopleService;
  users: UserService;
}>;

@Resolver()
export class UserResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => UserView, { nullable: true, description: 'Your account.' })
  profile(@Ctx() context: UserContext): Promise<UserView | null> {
    return context.services.users.profile(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => MyData, { nullable: true, description: 'Everything we hold about you.' })
  async myData(@Ctx() context: UserContext): Promise<MyData> {
    return { content: await context.services.myData.collect(actorOf(context), context) };
  }

  @Auth('ADMIN')
  @Query(() => UserPage, { nullable: true, description: 'People, newest first.' })
  users(
    @Ctx() context: UserContext,
    @Arg('filter', () => UserFilter, { nullable: true }) filter: UserFilter | null,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<UserPage> {
    return context.services.people.list(actorOf(context), context, filter ?? {}, paging);
  }

  @Auth('MODERATOR')
  @Query(() => ModeratedUserPage, { nullable: true, description: 'Clients with masked details, newest first.' })
  moderatorView(
    @Ctx() context: UserContext,
    @Arg('q', () => String, { nullable: true, description: 'Part of a name' }) q: string | null,
    @Args(() => PagingArgs) { paging }: PagingArgs,
  ): Promise<ModeratedUserPage> {
    return context.services.people.moderatorView(actorOf(context), context, q, paging);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => UpdateUserPayload, {
    nullable: true,
    description:
      'Updates your account. Administrators can update anyone, moderators only `suspended` of a client. Suspending ends all sessions.',
  })
  updateUser(
    @Ctx() context: UserContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
  ): Promise<PayloadOf<UpdateUserPayload>> {
    return context.services.users.update(actorOf(context), context, id, input);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => DeleteUserPayload, {
    nullable: true,
    description: 'Deletes your account with your password, or any account as an administrator.',
  })
  async deleteUser(
    @Ctx() context: UserContext,
    @Arg('id', () => ID) id: string,
    @Arg('password', () => String, { nullable: true, description: 'Your password, to delete your own account.' })
    password: string | null,
    @Arg('confirmationCode', () => String, {
      nullable: true,
      description: 'The emailed code, to delete your own account if it has no password.',
    })
    confirmationCode: string | null,
  ): Promise<PayloadOf<DeleteUserPayload>> {
    await context.services.accountDeletions.delete(actorOf(context), context, id, { password, confirmationCode });
    return { deletedId: id };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => SendConfirmationCodePayload, {
    nullable: true,
    description: 'Emails a code that confirms a change to an account without a password. CONFLICT where there is one.',
  })
  async sendConfirmationCode(@Ctx() context: UserContext): Promise<object> {
    await context.services.ownership.sendCode(actorOf(context), context);
    return {};
  }
}
