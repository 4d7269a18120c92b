import type { Platform } from '../platform/platform.js';
import { ApplicationService } from './applications/application.service.js';
import { EnquiryService } from './enquiries/enquiry.service.js';
import { MailService } from './mail/mail.service.js';
import { PhoneService } from './phones/phone.service.js';
import { RateService } from './rates/rate.service.js';
import { RateOfferService } from './rates/rate-offer.service.js';
import { RateTrendService } from './rates/rate-trend.service.js';
import { SessionService } from './sessions/session.service.js';
import { SettingsService } from './settings/settings.service.js';

export interface Services {
  applications: ApplicationService;
  enquiries: EnquiryService;
  mail: MailService;
  phones: PhoneService;
  rates: RateService;
  rateOffers: RateOfferService;
  rateTrends: RateTrendService;
  sessions: SessionService;
  settings: SettingsService;
}

/** What the schema calls, over an open platform. */
export function makeServices(platform: Platform): Services {
  return {
    applications: new ApplicationService(platform),
    enquiries: new EnquiryService(platform),
    mail: new MailService(platform),
    phones: new PhoneService(platform),
    rates: new RateService(platform),
    rateOffers: new RateOfferService(platform),
    rateTrends: new RateTrendService(platform),
    sessions: new SessionService(platform),
    settings: new SettingsService(platform),
  };
}
