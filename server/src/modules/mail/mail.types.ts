import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { pageOf } from '../../kernel/paging.types.js';
import { MailStatus } from './mail-message.entity.js';
import { describeEnum } from '../../kernel/described-enum.js';

describeEnum(MailStatus, {
  name: 'MailStatus',
  description: 'Whether an email was sent.',
  meanings: {
    PENDING: 'Waits, or is tried again',
    SENT: 'A mail server took it',
    FAILED: 'No mail server took it, and it is not tried again',
    VOID: 'No longer needed, so it was not sent',
  },
});

@Auth('ADMIN')
@ObjectType('MailMessage', { description: 'An email: waiting, sent or failed.' })
export class MailMessageView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true, description: 'The address it goes to' })
  to: string;

  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true, description: 'Which of our letters it is' })
  template: string;

  @Field(() => MailStatus, { simple: true })
  status: MailStatus;

  @Field(() => Int, { simple: true, description: 'How often a mail server was asked to take it' })
  attempts: number;

  @Field(() => String, { nullable: true, simple: true, description: 'What the mail server said at the latest failure' })
  lastError: string | null;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When a mail server took it; null: not yet' })
  sentAt: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When it goes, because its mailbox had enough of these within the hour; null: it was not put off',
  })
  putOffUntil: Date | null;
}

@Auth('ADMIN')
@ObjectType()
export class MailPage extends pageOf(MailMessageView) {}

@ObjectType()
export class RetryMailPayload extends Payload {
  @Field(() => MailMessageView, { nullable: true, simple: true })
  message?: MailMessageView;
}

@ObjectType()
export class StopEmailPayload extends Payload {
  @Field(() => MailMessageView, { nullable: true, simple: true, description: 'The email, no longer waiting.' })
  message?: MailMessageView;
}

@Auth('ADMIN')
@ObjectType('MailHold', { description: 'Emails are held back after a restore, until an administrator lets them go.' })
export class MailHoldView {
  @Field(() => DateTime, { simple: true, description: 'When the backup was restored.' })
  since: Date;

  @Field(() => Int, { simple: true, description: 'How many emails wait, those of the backup and newer ones.' })
  waiting: number;
}

@ObjectType()
export class ReleaseEmailsPayload extends Payload {
  @Field(() => Boolean, { nullable: true, simple: true, description: 'Whether emails were held until now.' })
  released?: boolean;
}
