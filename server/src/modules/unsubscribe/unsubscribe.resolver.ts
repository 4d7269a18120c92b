import { Arg, Ctx, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { Payload } from '../../kernel/user-error.types.js';
import type { UnsubscribeService } from './unsubscribe.service.js';

type UnsubscribeContext = Context<{ unsubscribes: UnsubscribeService }>;

@ObjectType()
export class UnsubscribePayload extends Payload {}

@Resolver()
export class UnsubscribeResolver {
  @Mutation(() => UnsubscribePayload, {
    description:
      'Stops marketing email, or the rate watch or renewal reminder of the email. Public, with the token from an email.',
  })
  async unsubscribe(@Ctx() context: UnsubscribeContext, @Arg('token', () => String) token: string): Promise<object> {
    await context.services.unsubscribes.unsubscribe(context, token);
    return {};
  }
}
