import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { pageOf } from '../../kernel/paging.types.js';
import { MailStatus } from './mail-message.entity.js';

registerEnumType(MailStatus, { name: 'MailStatus', description: 'Whether an email was sent.' });

@Auth('ADMIN')
@ObjectType('MailMessage', { description: 'An email: waiting, sent or failed.' })
export class MailMessageView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  to: string;

  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true })
  template: string;

  @Field(() => MailStatus, { simple: true })
  status: MailStatus;

  @Field(() => Int, { simple: true })
  attempts: number;

  @Field(() => String, { nullable: true, simple: true })
  lastError: string | null;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, simple: true })
  sentAt: Date | null;
}

@Auth('ADMIN')
@ObjectType()
export class MailPage extends pageOf(MailMessageView) {}

@ObjectType()
export class RetryMailPayload extends Payload {
  @Field(() => MailMessageView, { nullable: true, simple: true })
  message?: MailMessageView;
}
