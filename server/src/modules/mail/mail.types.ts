import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
import { MailStatus } from './mail-message.entity.js';

registerEnumType(MailStatus, { name: 'MailStatus', description: 'Where an e-mail stands.' });

@Auth('ADMIN')
@ObjectType('MailMessage', { description: 'An e-mail on its way, or kept.' })
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
export class MailPage {
  @Field(() => [MailMessageView], { simple: true })
  items: MailMessageView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@ObjectType()
export class RetryMailPayload extends Payload {
  @Field(() => MailMessageView, { nullable: true, simple: true })
  message?: MailMessageView;
}
