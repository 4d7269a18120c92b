import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { LoginInput, LoginPayload, LogoutPayload, SessionUser } from './session.types.js';

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
    return { session: await context.services.sessions.login(context, input) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => LogoutPayload, { nullable: true, description: 'Ends the session behind the token.' })
  async logout(@Ctx() context: Context): Promise<object> {
    await context.services.sessions.logout(actorOf(context));
    return {};
  }
}
