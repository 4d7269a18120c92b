import type { Licence } from '@brokerage/domain/vocabulary/licences';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true })
export class SocialLink {
  @Field(() => String)
  network: string;

  @Field(() => String)
  url: string;
}

@ObjectType({ description: 'A brokerage licence in one province.', simpleResolvers: true })
export class BrokerageLicence {
  @Field(() => String, { description: 'Two letters, such as ON.' })
  province: string;

  @Field(() => String)
  number: string;
}

@ObjectType('SiteSettings', {
  description: 'The brokerage’s name, licences and contact details.',
  simpleResolvers: true,
})
export class SiteSettingsView {
  @Field(() => String)
  brandName: string;

  @Field(() => String)
  legalName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The head office’s brokerage licence. Null while no real licence is configured.',
  })
  licenceNumber: string | null;

  @Field(() => [BrokerageLicence], { description: 'Brokerage licences, the head office’s first.' })
  licences: Licence[];

  @Field(() => String)
  tagline: string;

  @Field(() => String, { description: 'E.164' })
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => [String])
  addresses: string[];

  @Field(() => String)
  propertySearchUrl: string;

  @Field(() => [SocialLink])
  socialLinks: SocialLink[];

  @Field(() => String)
  privacyOfficer: string;
}
