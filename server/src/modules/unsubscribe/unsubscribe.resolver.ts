import { Arg, Ctx, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { Payload } from '../user-error.types.js';

@ObjectType()
export class UnsubscribePayload extends Payload {}

@Resolver()
export class UnsubscribeResolver {
  @Mutation(() => UnsubscribePayload, { description: 'Public, with the token of a letter. Ends offers by e-mail.' })
  async unsubscribe(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<object> {
    await context.services.unsubscribes.unsubscribe(context, token);
    return {};
  }
}
