import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { WebhookService } from './webhook.service.js';
import {
  CreateWebhookInput,
  CreateWebhookPayload,
  DeleteWebhookPayload,
  ResendWebhookDeliveryPayload,
  StartWebhookPayload,
  TestWebhookPayload,
  WebhookDeliveryView,
  WebhookView,
} from './webhook.types.js';

type WebhookContext = Context<{ webhooks: WebhookService }>;

/** No scope opens any of these: a token that leaked sends nothing to an address of its thief. */
@Resolver()
export class WebhookResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => [WebhookView], { nullable: true, description: 'Your webhooks, newest first.' })
  myWebhooks(@Ctx() context: WebhookContext): Promise<WebhookView[]> {
    return context.services.webhooks.list(actorOf(context));
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [WebhookDeliveryView], {
    nullable: true,
    description: 'The newest 20 events of one of your webhooks, of the last 30 days. None where it is not yours.',
  })
  myWebhookDeliveries(
    @Ctx() context: WebhookContext,
    @Arg('webhookId', () => ID, { description: 'Of one of your webhooks' }) webhookId: string,
  ): Promise<WebhookDeliveryView[]> {
    return context.services.webhooks.deliveries(actorOf(context), webhookId);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => CreateWebhookPayload, {
    nullable: true,
    description:
      'Makes a webhook. Asks for your password, or for an emailed code where you have none. CONFLICT where there are 5.',
  })
  createWebhook(
    @Ctx() context: WebhookContext,
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
  ): Promise<PayloadOf<CreateWebhookPayload>> {
    return context.services.webhooks.create(actorOf(context), context, input);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => DeleteWebhookPayload, { nullable: true, description: 'Deletes one of your webhooks.' })
  async deleteWebhook(
    @Ctx() context: WebhookContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<DeleteWebhookPayload>> {
    await context.services.webhooks.delete(actorOf(context), context, id);
    return { deletedId: id };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => StartWebhookPayload, {
    nullable: true,
    description: 'Sends events again to one of your webhooks that stopped, from the next event on.',
  })
  async startWebhook(
    @Ctx() context: WebhookContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<StartWebhookPayload>> {
    await context.services.webhooks.resume(actorOf(context), context, id);
    return { startedId: id };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => TestWebhookPayload, {
    nullable: true,
    description: 'Sends the event `webhook.test` to one of your webhooks within a minute. Rate limited.',
  })
  async testWebhook(
    @Ctx() context: WebhookContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<TestWebhookPayload>> {
    await context.services.webhooks.test(actorOf(context), id);
    return { testedId: id };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => ResendWebhookDeliveryPayload, {
    nullable: true,
    description:
      'Sends an event of one of your webhooks again, under the same id, within a minute. NOT_FOUND where it is on its way anyway or the webhook is stopped. Rate limited.',
  })
  async resendWebhookDelivery(
    @Ctx() context: WebhookContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<ResendWebhookDeliveryPayload>> {
    await context.services.webhooks.resend(actorOf(context), id);
    return { resentId: id };
  }
}
