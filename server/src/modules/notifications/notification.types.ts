import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';

export const NotificationKind = {
  OVERDUE_ENQUIRY: 'OVERDUE_ENQUIRY',
  NEW_ENQUIRY: 'NEW_ENQUIRY',
  FAILED_MAIL: 'FAILED_MAIL',
} as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];
registerEnumType(NotificationKind, { name: 'NotificationKind', description: 'What the office should look at.' });

@Auth('ADMIN')
@ObjectType({ description: 'Something the office should look at.' })
export class Notification {
  @Field(() => ID, { simple: true, description: "The enquiry's or the e-mail's" })
  id: string;

  @Field(() => NotificationKind, { simple: true })
  kind: NotificationKind;

  @Field(() => String, { simple: true, description: 'Who it is about, or what could not be sent' })
  title: string;

  @Field(() => String, { simple: true })
  detail: string;

  @Field(() => DateTime, { simple: true, description: 'When it became so' })
  at: Date | string;

  @Field(() => Boolean, { simple: true, description: 'Since the person last looked' })
  unseen: boolean;
}

@Auth('ADMIN')
@ObjectType()
export class Notifications {
  @Field(() => Int, { simple: true, description: 'How many the person has not seen, those beyond the list too' })
  unseen: number;

  @Field(() => [Notification], { simple: true, description: 'Newest first, at most 20' })
  items: Notification[];
}

@ObjectType()
export class MarkNotificationsSeenPayload extends Payload {
  @Field(() => Notifications, { nullable: true, simple: true })
  notifications?: Notifications;
}
