import type { LeadSourceName } from '@brokerage/domain/leads/lead-sources';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import {
  ChatLeadInput,
  LeadInput,
  LeadSource,
  SubmitChatLeadPayload,
  SubmitLeadPayload,
  UtmInput,
} from './lead.types.js';
import { attributionOf } from './utm.js';
import type { LeadService } from './lead.service.js';

type LeadContext = Context<{ leads: LeadService }>;

@Resolver()
export class LeadResolver {
  @Mutation(() => SubmitChatLeadPayload, {
    description:
      'Submits a lead from the chat. Public, rate limited. Repeating a key with the same input returns the first reply and writes nothing.',
  })
  async submitChatLead(
    @Ctx() context: LeadContext,
    @Arg('input', () => ChatLeadInput) input: ChatLeadInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<PayloadOf<SubmitChatLeadPayload>> {
    return { lead: await context.services.leads.submitChat(context, input, key ?? undefined) };
  }

  @Mutation(() => SubmitLeadPayload, {
    description:
      'Submits a lead from a landing page or the contact page. Public, rate limited. Repeating a key with the same input returns the first reply and writes nothing.',
  })
  async submitLead(
    @Ctx() context: LeadContext,
    @Arg('source', () => LeadSource) source: LeadSourceName,
    @Arg('input', () => LeadInput) input: object,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
    @Arg('website', () => String, { nullable: true, description: 'Stays empty: a field that people do not see.' })
    website: string | null,
    @Arg('elapsedMs', () => Int, {
      nullable: true,
      description: 'How long a page’s form was open, in milliseconds. Less than 2,000 is refused.',
    })
    elapsedMs: number | null,
    @Arg('utm', () => UtmInput, { nullable: true, description: 'Where the visit began.' }) utm: UtmInput | null,
  ): Promise<PayloadOf<SubmitLeadPayload>> {
    const asked = { key: key ?? undefined, website, elapsedMs };
    const { ip, requestId, userAgent, attribution, agent, actor } = context;
    const sender = { ip, requestId, userAgent, agent, actor, attribution: utm ? attributionOf(utm) : attribution };
    return { lead: await context.services.leads.submit(sender, source, input, asked) };
  }
}
