import { Field, ObjectType } from 'type-graphql';
import { EmailAddress, PhoneNumber } from '../../graphql/scalars.js';

@ObjectType({ simpleResolvers: true })
export class SocialLink {
  @Field(() => String)
  network: string;

  @Field(() => String)
  url: string;
}

@ObjectType('SiteSettings', { description: 'What the brokerage says of itself.', simpleResolvers: true })
export class SiteSettingsView {
  @Field(() => String)
  brandName: string;

  @Field(() => String)
  legalName: string;

  @Field(() => String)
  licenceNumber: string;

  @Field(() => String)
  tagline: string;

  @Field(() => PhoneNumber)
  phone: string;

  @Field(() => EmailAddress)
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
