import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import {
  EndAllSessionsPayload,
  EndSessionPayload,
  LoginInput,
  LoginPayload,
  LogoutPayload,
  SessionUser,
  SessionView,
} from './session.types.js';
import type { LoginService } from './login.service.js';
import type { SessionService } from './session.service.js';

type SessionContext = Context<{ logins: LoginService; sessions: SessionService }>;

@Resolver()
export class SessionResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => SessionUser, { nullable: true, description: 'The signed-in person.' })
  me(@Ctx() context: SessionContext): SessionUser {
    // theirs, also while it waits for a second factor: the pages then lead to the set-up instead of refusing them
    const { userId, name, email, role, heldBack = role } = actorOf(context);
    return { id: userId, name, email, role: heldBack };
  }

  @Mutation(() => LoginPayload, {
    description:
      "Signs in. A wrong email or password gives the userError 'Login failed'; too many attempts give RATE_LIMITED. Public, rate limited.",
  })
  async login(
    @Ctx() context: SessionContext,
    @Arg('input', () => LoginInput) input: LoginInput,
  ): Promise<PayloadOf<LoginPayload>> {
    return { session: await context.services.logins.login(context, input) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => LogoutPayload, { nullable: true, description: 'Ends the session behind the token.' })
  async logout(@Ctx() context: SessionContext): Promise<object> {
    await context.services.sessions.logout(actorOf(context));
    forgetOnDevice(context);
    return {};
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [SessionView], { nullable: true, description: 'Your sessions, newest first.' })
  mySessions(@Ctx() context: SessionContext): Promise<SessionView[]> {
    return context.services.sessions.list(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => EndSessionPayload, { nullable: true, description: 'Ends one of your sessions.' })
  async endSession(
    @Ctx() context: SessionContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<EndSessionPayload>> {
    await context.services.sessions.end(actorOf(context), id);
    return { endedId: id };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => EndAllSessionsPayload, { nullable: true, description: 'Ends all your sessions, this one included.' })
  async endAllSessions(@Ctx() context: SessionContext): Promise<PayloadOf<EndAllSessionsPayload>> {
    const ended = await context.services.sessions.endAll(actorOf(context), context);
    forgetOnDevice(context);
    return { ended };
  }
}

/** What the browser kept of answers may be of the person who leaves; its storage has what was typed, and is left alone. */
function forgetOnDevice({ replyHeaders }: Context): void {
  replyHeaders.set('clear-site-data', '"cache"');
}
