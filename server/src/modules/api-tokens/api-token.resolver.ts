import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { ApiTokenService } from './api-token.service.js';
import { ApiTokenView, CreateApiTokenInput, CreateApiTokenPayload, RevokeApiTokenPayload } from './api-token.types.js';

type ApiTokenContext = Context<{ apiTokens: ApiTokenService }>;

/** No scope opens any of these: a token never makes, lists or revokes tokens. */
@Resolver()
export class ApiTokenResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => [ApiTokenView], { nullable: true, description: 'Your API tokens that are not revoked, newest first.' })
  myApiTokens(@Ctx() context: ApiTokenContext): Promise<ApiTokenView[]> {
    return context.services.apiTokens.list(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => CreateApiTokenPayload, {
    nullable: true,
    description:
      'Makes an API token that works for 90 days, with the rights of an account holder. Asks for your password, or for an emailed code where you have none. CONFLICT where 10 work already.',
  })
  createApiToken(
    @Ctx() context: ApiTokenContext,
    @Arg('input', () => CreateApiTokenInput) input: CreateApiTokenInput,
  ): Promise<PayloadOf<CreateApiTokenPayload>> {
    return context.services.apiTokens.create(actorOf(context), context, input);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RevokeApiTokenPayload, { nullable: true, description: 'Revokes one of your API tokens, at once.' })
  async revokeApiToken(
    @Ctx() context: ApiTokenContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<RevokeApiTokenPayload>> {
    await context.services.apiTokens.revoke(actorOf(context), context, id);
    return { revokedId: id };
  }
}
