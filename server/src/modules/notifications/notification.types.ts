import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

export const NotificationKind = {
  OVERDUE_ENQUIRY: 'OVERDUE_ENQUIRY',
  NEW_ENQUIRY: 'NEW_ENQUIRY',
  UNANSWERED_5_MIN: 'UNANSWERED_5_MIN',
  DUE_IN_4_HOURS: 'DUE_IN_4_HOURS',
  DUE_IN_1_HOUR: 'DUE_IN_1_HOUR',
  FAILED_MAIL: 'FAILED_MAIL',
  WITHDRAWN_APPLICATION: 'WITHDRAWN_APPLICATION',
  MENTION: 'MENTION',
  ASSIGNED_TO_YOU: 'ASSIGNED_TO_YOU',
  YOURS_IN_TURN: 'YOURS_IN_TURN',
  LICENCE_EXPIRING: 'LICENCE_EXPIRING',
  LENDER_CHOSEN: 'LENDER_CHOSEN',
  FIT_CHANGED: 'FIT_CHANGED',
} as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'Why the office is told.',
  valuesConfig: {
    OVERDUE_ENQUIRY: { description: 'Past its 24 hours without a first answer' },
    NEW_ENQUIRY: { description: 'Came in, and nobody has answered yet' },
    FAILED_MAIL: { description: 'An email that no mail server took' },
    WITHDRAWN_APPLICATION: { description: 'The applicant took an application back' },
    UNANSWERED_5_MIN: { description: 'Not answered after 5 minutes of office hours' },
    DUE_IN_4_HOURS: { description: 'Less than 4 hours of the 24 are left' },
    MENTION: { description: 'Somebody named you in a note' },
    DUE_IN_1_HOUR: { description: 'Less than one hour of the 24 is left' },
    ASSIGNED_TO_YOU: { description: 'A colleague gave you enquiries, in one act' },
    LICENCE_EXPIRING: { description: 'A licence of an agent runs out within 60 days; detail is that day' },
    LENDER_CHOSEN: { description: 'A client picked one of the mortgages they were sent' },
    FIT_CHANGED: { description: 'A new policy or table changed open files; count says how many' },
    YOURS_IN_TURN: { description: 'New enquiries that are yours by the rule' },
  },
});

@Auth('ADMIN')
@ObjectType({ description: 'Something that needs the office’s attention.' })
export class Notification {
  @Field(() => ID, {
    simple: true,
    description: 'The kind with the id of the enquiry, the application, the email, the note or the agent',
  })
  id: string;

  @Field(() => NotificationKind, { simple: true })
  kind: NotificationKind;

  @Field(() => String, { simple: true, description: 'Who it is about, or what could not be sent' })
  title: string;

  @Field(() => String, { simple: true, description: 'What it is about, in a few words' })
  detail: string;

  @Field(() => ID, { nullable: true, simple: true, description: 'The enquiry to open; null: it is about none' })
  enquiryId: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Who named you or assigned it to you; null: nobody, or a former colleague',
  })
  actorName: string | null;

  @Field(() => DateTime, { simple: true, description: 'When it happened' })
  at: Date | string;

  @Field(() => Int, { simple: true, description: 'How many enquiries it is about; title and detail are of the newest' })
  count: number;

  @Field(() => Boolean, { simple: true, description: 'New since the person last looked' })
  unseen: boolean;
}

@Auth('ADMIN')
@ObjectType({ description: 'What waits for you at the bell.' })
export class Notifications {
  @Field(() => Int, { simple: true, description: 'Number of unseen notifications, including those beyond the list' })
  unseen: number;

  @Field(() => [Notification], { simple: true, description: 'Newest first, up to 20' })
  items: Notification[];

  @Field(() => Boolean, { simple: true, description: 'You get the daily digest by email' })
  dailyDigest: boolean;
}

@ObjectType()
export class MarkNotificationsSeenPayload extends Payload {
  @Field(() => Notifications, { nullable: true, simple: true })
  notifications?: Notifications;
}

@ObjectType()
export class SetDailyDigestPayload extends MarkNotificationsSeenPayload {}
