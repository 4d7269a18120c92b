import { PUBLIC_COMPANY } from '@brokerage/domain/settings/company';
import type { ChangedConsent } from '@brokerage/domain/settings/consent-words';
import type { ConsentName } from '@brokerage/domain/vocabulary/consents';
import type { Licence } from '@brokerage/domain/vocabulary/licences';
import { Field, ObjectType } from 'type-graphql';
import { outputTypeOf } from '../../graphql/field-types.js';
import { describedEnum } from '../../kernel/described-enum.js';

@ObjectType({ simpleResolvers: true, description: 'A page of the brokerage on another site.' })
export class SocialLink {
  @Field(() => String, { description: 'Such as LinkedIn' })
  network: string;

  @Field(() => String, { description: 'The brokerage’s page there' })
  url: string;
}

@ObjectType({ description: 'A brokerage licence in one province.', simpleResolvers: true })
export class BrokerageLicence {
  @Field(() => String, { description: 'Two letters, such as ON.' })
  province: string;

  @Field(() => String, { description: 'As the regulator writes it' })
  number: string;
}

@ObjectType({ description: 'Where an office is. A part that is not known is empty.', simpleResolvers: true })
export class OfficeAddress {
  @Field(() => String, { description: 'With its number' })
  street: string;

  @Field(() => String, { description: 'Such as Suite 400' })
  unit: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { description: 'Two letters, such as ON' })
  province: string;

  @Field(() => String, { description: 'Such as M5V 0A1' })
  postalCode: string;

  @Field(() => String, { description: 'Two letters, such as CA' })
  country: string;
}

const ConsentNames = describedEnum('ConsentName', 'What somebody agrees to.', {
  CONTACT: 'To be contacted about an application',
  MARKETING: 'To get rate news and offers',
  PRIVACY: 'That the information in an application is used',
  CREDIT_CHECK: 'That a credit report is asked for',
  LEAD: 'To be contacted about a request',
  BOOKING: 'To be contacted about a call',
  CHAT: 'To be contacted after the chat',
  MESSAGE: 'To be answered',
  CAREER: 'That a job application is kept',
  RATE_WATCH: 'To be emailed when a rate watch is met',
  RENEWAL_REMINDER: 'To be emailed once before a mortgage comes due',
  ANALYTICS: 'That visits are counted',
} satisfies Record<ConsentName, string>);

@ObjectType('ChangedConsent', {
  description: 'The words of a consent that are not the first ones.',
  simpleResolvers: true,
})
export class ChangedConsentView {
  @Field(() => ConsentNames)
  name: ConsentName;

  @Field(() => String, { description: 'With {legalName} and {address} where those come' })
  words: string;

  @Field(() => String, { description: 'What a consent to these words stores' })
  version: string;
}

const Answers = outputTypeOf(PUBLIC_COMPANY, { name: 'CompanyAnswers' });

@ObjectType('SiteSettings', {
  description: 'The brokerage’s name, licences and contact details.',
  simpleResolvers: true,
})
export class SiteSettingsView extends Answers {
  @Field(() => String, {
    nullable: true,
    description: 'The head office’s brokerage licence. Null while no real licence is configured.',
  })
  licenceNumber: string | null;

  @Field(() => [BrokerageLicence], { description: 'Brokerage licences, the head office’s first.' })
  licences: Licence[];

  @Field(() => [String], { description: 'One office each, in the lines of an envelope, the head office first' })
  addresses: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'What we claim about lenders, such as 50+ lenders. Null where the last count says that it no longer holds.',
  })
  lenders: string | null;

  @Field(() => [SocialLink], { description: 'The brokerage’s own pages; a link to a network’s home page is left out.' })
  socialLinks: SocialLink[];

  @Field(() => [ChangedConsentView], {
    description: 'Consents whose words the office changed. Any other has its first words.',
  })
  consents: ChangedConsent[];
}
