import type { Platform } from '../platform/platform.js';
import { ApplicationService } from './applications/application.service.js';
import { CalculationService } from './calculations/calculation.service.js';
import { EnquiryService } from './enquiries/enquiry.service.js';
import { MailService } from './mail/mail.service.js';
import { NotificationService } from './notifications/notification.service.js';
import { OfficeService } from './office/office.service.js';
import { PhoneService } from './phones/phone.service.js';
import { BankService } from './rates/bank.service.js';
import { RateChangeService } from './rates/rate-change.service.js';
import { RateDeskService } from './rates/rate-desk.service.js';
import { RateImportService } from './rates/rate-import.service.js';
import { RatePublishService } from './rates/rate-publish.service.js';
import { RateService } from './rates/rate.service.js';
import { RateOfferService } from './rates/rate-offer.service.js';
import { RateTrendService } from './rates/rate-trend.service.js';
import { SearchService } from './search/search.service.js';
import { SessionService } from './sessions/session.service.js';
import { SettingsService } from './settings/settings.service.js';

export interface Services {
  applications: ApplicationService;
  banks: BankService;
  calculations: CalculationService;
  enquiries: EnquiryService;
  mail: MailService;
  notifications: NotificationService;
  office: OfficeService;
  phones: PhoneService;
  rates: RateService;
  rateOffers: RateOfferService;
  rateChanges: RateChangeService;
  rateDesk: RateDeskService;
  rateImports: RateImportService;
  ratePublishing: RatePublishService;
  rateTrends: RateTrendService;
  search: SearchService;
  sessions: SessionService;
  settings: SettingsService;
}

/** What the schema calls, over an open platform. */
export function makeServices(platform: Platform): Services {
  const rateDesk = new RateDeskService(platform);
  const rateChanges = new RateChangeService(platform, rateDesk);
  return {
    applications: new ApplicationService(platform),
    banks: new BankService(platform, rateDesk),
    calculations: new CalculationService(platform),
    enquiries: new EnquiryService(platform),
    mail: new MailService(platform),
    notifications: new NotificationService(platform),
    office: new OfficeService(platform),
    phones: new PhoneService(platform),
    rates: new RateService(platform),
    rateOffers: new RateOfferService(platform),
    rateChanges,
    rateDesk,
    rateImports: new RateImportService(platform, rateDesk, rateChanges),
    ratePublishing: new RatePublishService(platform, rateDesk, rateChanges),
    rateTrends: new RateTrendService(platform),
    search: new SearchService(platform),
    sessions: new SessionService(platform),
    settings: new SettingsService(platform),
  };
}
