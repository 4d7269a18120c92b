import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { ChatLeadInput, SubmitChatLeadPayload } from './lead.types.js';

@Resolver()
export class LeadResolver {
  @Mutation(() => SubmitChatLeadPayload, {
    description: 'Public, throttled. The same key with the same input answers with the first reply and writes nothing.',
  })
  async submitChatLead(
    @Ctx() context: Context,
    @Arg('input', () => ChatLeadInput) input: ChatLeadInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<Omit<SubmitChatLeadPayload, 'userErrors'>> {
    return { lead: await context.services.leads.submitChat(context, input, key ?? undefined) };
  }
}
