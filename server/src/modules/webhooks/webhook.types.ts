import { WEBHOOK_EVENTS, type DeliveryStatus, type WebhookEvent } from '@brokerage/domain/integrations/webhook-events';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

const told = ({ type, meaning }: (typeof WEBHOOK_EVENTS)[WebhookEvent]): string => `\`${type}\`. ${meaning}`;

const WebhookEvents = describedEnum('WebhookEvent', 'What a webhook tells of.', {
  APPLICATION_STATUS_CHANGED: told(WEBHOOK_EVENTS.APPLICATION_STATUS_CHANGED),
  RATES_CHANGED: told(WEBHOOK_EVENTS.RATES_CHANGED),
});

const DeliveryStatuses = describedEnum<DeliveryStatus>('WebhookDeliveryStatus', 'What has become of an event.', {
  WAITING: 'It is on its way, or comes again at `nextAt`',
  DELIVERED: 'It was taken: the answer was 200 to 299',
  FAILED: 'It was not taken, and is not sent again unless you ask for it',
});

@Auth('ACCOUNT_HOLDER')
@ObjectType('Webhook', { description: 'An address of yours to which we send events, signed.' })
export class WebhookView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true, description: 'Where events are sent' })
  url: string;

  @Field(() => [WebhookEvents], { simple: true })
  events: WebhookEvent[];

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description:
      'Since when we send nothing: it took no event for three days, answered 410, or you have a new password. Null: it works',
  })
  stoppedAt: Date | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When we last sent an event. Null: never' })
  lastAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    simple: true,
    description: 'The HTTP status of the last answer. Null: none came',
  })
  lastCode: number | null;

  @Field(() => Boolean, { simple: true, description: 'The last event was taken' })
  lastDelivered: boolean;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('WebhookDelivery', { description: 'An event and how its delivery to a webhook went.' })
export class WebhookDeliveryView {
  @Field(() => ID, { simple: true, description: 'The header `webhook-id` has it after `msg_`' })
  id: string;

  @Field(() => String, { simple: true, description: 'As on the wire: `rates.changed`' })
  type: string;

  @Field(() => DeliveryStatuses, { simple: true })
  status: DeliveryStatus;

  @Field(() => Int, { simple: true, description: 'How often we tried' })
  attempts: number;

  @Field(() => DateTime, { simple: true, description: 'When it happened' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When we last tried. Null: never' })
  lastAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    simple: true,
    description: 'The HTTP status of the last answer. Null: none came',
  })
  lastCode: number | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When we try next. Null: not at all' })
  nextAt: Date | null;
}

@InputType({ description: 'Where to send events, and the proof that you are the owner of the account.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'An https address on the internet, up to 500 characters' })
  url: string;

  @Field(() => [WebhookEvents], { description: 'At least one' })
  events: WebhookEvent[];

  @Field(() => String, { nullable: true, description: 'Of the account, where it has one' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The emailed one, where the account has no password' })
  confirmationCode?: string | null;
}

@ObjectType()
export class CreateWebhookPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'Of the new webhook' })
  id?: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Events are signed with it, after Standard Webhooks. Nobody can show it again.',
  })
  secret?: string;
}

@ObjectType()
export class DeleteWebhookPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The webhook that is gone' })
  deletedId?: string;
}

@ObjectType()
export class StartWebhookPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The webhook that gets events again' })
  startedId?: string;
}

@ObjectType()
export class TestWebhookPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The webhook that a test event is on its way to' })
  testedId?: string;
}

@ObjectType()
export class ResendWebhookDeliveryPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The event that is on its way again' })
  resentId?: string;
}
