import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { BasicApplicationInput, SubmitBasicApplicationPayload } from './application.types.js';

@Resolver()
export class ApplicationResolver {
  @Mutation(() => SubmitBasicApplicationPayload, {
    description: 'Public. The same key with the same input answers with the first reply and writes nothing.',
  })
  async submitBasicApplication(
    @Ctx() context: Context,
    @Arg('input', () => BasicApplicationInput) input: BasicApplicationInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<Omit<SubmitBasicApplicationPayload, 'userErrors'>> {
    return { application: await context.services.applications.submitBasic(context, input, key ?? undefined) };
  }
}
