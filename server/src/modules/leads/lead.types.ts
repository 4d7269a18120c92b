import { tableOf } from '@brokerage/domain/data/objects';
import { LEAD_SOURCES } from '@brokerage/domain/leads/lead-sources';
import { CHAT_LEAD, type ChatLeadInput as Input } from '@brokerage/domain/chat/lead-form';
import { LANDING_LINKS } from '@brokerage/domain/landings/links';
import { EVERY_LEAD_FIELD } from '@brokerage/domain/leads/lead-forms';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AllBeside } from '../../graphql/check-input.js';
import { inputTypeOf } from '../../graphql/field-types.js';
import { Payload } from '../../kernel/user-error.types.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';
import { describedEnum } from '../../kernel/described-enum.js';

export const ChatLeadInput = inputTypeOf(CHAT_LEAD, {
  name: 'ChatLeadInput',
  description: 'Answers from the chat. Choices must match the offered options word for word.',
});
export type ChatLeadInput = Input;

export const LeadSource = describedEnum(
  'LeadSource',
  'The form a lead was sent with.',
  tableOf(LEAD_SOURCES.map(({ graphql, meaning }) => [graphql, meaning])),
);

export const LeadInput = inputTypeOf(EVERY_LEAD_FIELD, {
  name: 'LeadInput',
  description:
    'Answers of a lead form. Each source asks for some of them; an answer that its form does not ask for is refused.',
  parts: { consent: { name: 'LeadConsentInput', description: 'What the person agrees to.' } },
  enums: { mortgageType: MortgageType },
  meanings: {
    amountRequested: 'How much the person wants to borrow',
    brokerage: 'The real estate brokerage the person works for',
    businessType: 'How the person is in business',
    creditBand: 'How good the person says their credit is',
    exitStrategy: 'How the loan is to be paid back',
    firstBalance: 'What is owed on the first mortgage',
    goal: 'What the mortgage is for',
    interest: 'What a realtor wants from us',
    message: 'What the person wrote, up to 4,000 characters',
    propertyType: 'What stands on the land',
    purpose: 'What the money is for',
    timeline: 'How soon the mortgage is needed',
    urgency: 'How soon the money is needed',
  },
});

/** Of an arrival, in the schema and in REST */
export const PATH_MEANING = `Path of the page, without query. Example: ${LANDING_LINKS['second-mortgage'].to}`;

@AllBeside()
@InputType({ description: 'One arrival: where a visitor landed, who sent them, and what the campaign calls itself.' })
export class TouchInput {
  @Field({ description: PATH_MEANING })
  path: string;

  @Field(() => String, { nullable: true, description: 'Domain that the visitor came from' })
  referrer?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter utm_source: where the link stood' })
  utmSource?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The parameter utm_medium: the kind of channel, such as cpc or email',
  })
  utmMedium?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter utm_campaign: which campaign' })
  utmCampaign?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter utm_term: the words searched for' })
  utmTerm?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter utm_content: which of its advertisements' })
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

@ObjectType({ simpleResolvers: true, description: 'A lead, as it was received.' })
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
