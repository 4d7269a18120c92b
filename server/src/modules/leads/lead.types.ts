import { CHAT_LEAD, type ChatLeadInput as Input } from '@brokerage/domain/chat/lead-form';
import { EVERY_LEAD_FIELD } from '@brokerage/domain/leads/lead-forms';
import { LEAD_SOURCES, type LeadSourceName } from '@brokerage/domain/vocabulary/lead-sources';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { inputTypeOf } from '../../graphql/field-input-type.js';
import { Payload } from '../../kernel/user-error.types.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';

export const ChatLeadInput = inputTypeOf(CHAT_LEAD, {
  name: 'ChatLeadInput',
  description: 'Answers from the chat. Choices must match the offered options word for word.',
});
export type ChatLeadInput = Input;

export const LeadSource = Object.fromEntries(LEAD_SOURCES.map(({ graphql }) => [graphql, graphql])) as {
  [Name in LeadSourceName]: Name;
};
registerEnumType(LeadSource, { name: 'LeadSource', description: 'The form a lead was sent with.' });

export const LeadInput = inputTypeOf(EVERY_LEAD_FIELD, {
  name: 'LeadInput',
  description:
    'Answers of a lead form. Each source asks for some of them; an answer that its form does not ask for is refused.',
  parts: { consent: { name: 'LeadConsentInput', description: 'What the person agrees to.' } },
  enums: { mortgageType: MortgageType },
});

@InputType({ description: 'One arrival: where a visitor landed, who sent them, and what the campaign calls itself.' })
export class TouchInput {
  @Field({ description: 'Path of the page, without query. Example: /2ndmortgage' })
  path: string;

  @Field(() => String, { nullable: true, description: 'Domain that the visitor came from' })
  referrer?: string | null;

  @Field(() => String, { nullable: true })
  utmSource?: string | null;

  @Field(() => String, { nullable: true })
  utmMedium?: string | null;

  @Field(() => String, { nullable: true })
  utmCampaign?: string | null;

  @Field(() => String, { nullable: true })
  utmTerm?: string | null;

  @Field(() => String, { nullable: true })
  utmContent?: string | null;

  @Field(() => String, { nullable: true, description: 'Click id of Google Ads' })
  gclid?: string | null;
}

@InputType({
  description:
    'The first and the last arrival of a visit. Replaces the header X-Attribution. Values that look like an email address or a phone number are not stored.',
})
export class UtmInput {
  @Field(() => TouchInput)
  first: TouchInput;

  @Field(() => TouchInput, { nullable: true, description: 'Left out: the same as the first' })
  last?: TouchInput | null;
}

@ObjectType({ simpleResolvers: true })
export class SubmittedLead {
  @Field(() => ID)
  id: string;
}

@ObjectType()
export class SubmitChatLeadPayload extends Payload {
  @Field(() => SubmittedLead, { nullable: true, simple: true })
  lead?: SubmittedLead;
}

@ObjectType()
export class SubmitLeadPayload extends Payload {
  @Field(() => SubmittedLead, { nullable: true, simple: true })
  lead?: SubmittedLead;
}
