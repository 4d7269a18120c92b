import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import {
  EndAllSessionsPayload,
  EndSessionPayload,
  LoginInput,
  LoginPayload,
  LogoutPayload,
  SessionUser,
  SessionView,
} from './session.types.js';

@Resolver()
export class SessionResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => SessionUser, { nullable: true, description: 'The signed-in person.' })
  me(@Ctx() context: Context): SessionUser {
    const { userId, name, email, role } = actorOf(context);
    return { id: userId, name, email, role };
  }

  @Mutation(() => LoginPayload, {
    description:
      "Public, throttled. Wrong e-mail or password: a userError 'Login failed'; throttled: top-level RATE_LIMITED.",
  })
  async login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput) input: LoginInput,
  ): Promise<Omit<LoginPayload, 'userErrors'>> {
    return { session: await context.services.logins.login(context, input) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => LogoutPayload, { nullable: true, description: 'Ends the session behind the token.' })
  async logout(@Ctx() context: Context): Promise<object> {
    await context.services.sessions.logout(actorOf(context));
    forgetOnDevice(context);
    return {};
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [SessionView], { nullable: true, description: 'Where one is signed in oneself, newest first.' })
  mySessions(@Ctx() context: Context): Promise<SessionView[]> {
    return context.services.sessions.list(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => EndSessionPayload, { nullable: true, description: 'Signs out one of one’s own devices.' })
  async endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<Omit<EndSessionPayload, 'userErrors'>> {
    await context.services.sessions.end(actorOf(context), id);
    return { endedId: id };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => EndAllSessionsPayload, { nullable: true, description: 'Signs out everywhere, here too.' })
  async endAllSessions(@Ctx() context: Context): Promise<Omit<EndAllSessionsPayload, 'userErrors'>> {
    const ended = await context.services.sessions.endAllOf(actorOf(context).userId);
    forgetOnDevice(context);
    return { ended };
  }
}

/** What the browser kept of answers may be of the person who leaves; its storage has what was typed, and is left alone. */
function forgetOnDevice({ replyHeaders }: Context): void {
  replyHeaders.set('clear-site-data', '"cache"');
}
