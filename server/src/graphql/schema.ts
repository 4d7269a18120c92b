import 'reflect-metadata';
import { GraphQLSchema, type GraphQLEnumType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ApplicationResolver } from '../modules/applications/application.resolver.js';
import { CalculateResolver } from '../modules/calculations/calculate.resolver.js';
import { CalculationResolver } from '../modules/calculations/calculation.resolver.js';
import { MyApplicationsResolver } from '../modules/applications/my-applications.resolver.js';
import { AuditResolver } from '../modules/audits/audit.resolver.js';
import { EnquiryResolver } from '../modules/enquiries/enquiry.resolver.js';
import { GoogleResolver } from '../modules/google/google.resolver.js';
import { LeadResolver } from '../modules/leads/lead.resolver.js';
import { LikedBlogsResolver } from '../modules/blogs/liked-blogs.resolver.js';
import { MailResolver } from '../modules/mail/mail.resolver.js';
import { NotificationResolver } from '../modules/notifications/notification.resolver.js';
import { OfficeResolver } from '../modules/office/office.resolver.js';
import { PhoneResolver } from '../modules/phones/phone.resolver.js';
import { BankResolver } from '../modules/rates/bank.resolver.js';
import { RateDeskResolver } from '../modules/rates/rate-desk.resolver.js';
import { RatePublishResolver } from '../modules/rates/rate-publish.resolver.js';
import { RateResolver } from '../modules/rates/rate.resolver.js';
import { RateOfferResolver } from '../modules/rates/rate-offer.resolver.js';
import { RateTrendResolver } from '../modules/rates/rate-trend.resolver.js';
import { SearchResolver } from '../modules/search/search.resolver.js';
import { SecondFactorResolver } from '../modules/sessions/second-factor.resolver.js';
import { SessionResolver } from '../modules/sessions/session.resolver.js';
import { SettingsResolver } from '../modules/settings/settings.resolver.js';
import { UnsubscribeResolver } from '../modules/unsubscribe/unsubscribe.resolver.js';
import { RegistrationResolver } from '../modules/users/registration.resolver.js';
import { UserResolver } from '../modules/users/user.resolver.js';
import { authDirective, enforceAuth } from './auth.js';
import { policyGaps } from './public-fields.js';
import { answerUserErrors } from './user-errors.js';

/** The one schema: what is printed is what is enforced. Throws where a root field has no policy. */
export function makeSchema(): GraphQLSchema {
  const bare = buildSchemaSync({
    resolvers: [
      ApplicationResolver,
      CalculateResolver,
      CalculationResolver,
      AuditResolver,
      EnquiryResolver,
      GoogleResolver,
      LeadResolver,
      LikedBlogsResolver,
      MailResolver,
      NotificationResolver,
      OfficeResolver,
      MyApplicationsResolver,
      PhoneResolver,
      BankResolver,
      RateDeskResolver,
      RatePublishResolver,
      RateResolver,
      RateOfferResolver,
      RateTrendResolver,
      SearchResolver,
      RegistrationResolver,
      SecondFactorResolver,
      SessionResolver,
      SettingsResolver,
      UnsubscribeResolver,
      UserResolver,
    ],
    validate: false,
    emitSchemaFile: false,
  });
  // type-graphql makes the Role enum itself, so the directive's definition joins afterwards
  const config = bare.toConfig();
  const role = bare.getType('Role') as GraphQLEnumType;
  const schema = new GraphQLSchema({ ...config, directives: [...config.directives, authDirective(role)] });
  const gaps = policyGaps(schema);
  if (gaps.length > 0) throw new Error(`Root fields without a policy (@Auth or PUBLIC_FIELDS): ${gaps.join(', ')}`);
  return enforceAuth(answerUserErrors(schema));
}
