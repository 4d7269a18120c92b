import type { Platform } from '../platform/platform.js';
import { ApplicationService } from './applications/application.service.js';
import { CalculationService } from './calculations/calculation.service.js';
import { MyApplicationsService } from './applications/my-applications.service.js';
import { AuditListService } from './audits/audit-list.service.js';
import { LikedBlogsService } from './blogs/liked-blogs.service.js';
import { EnquiryService } from './enquiries/enquiry.service.js';
import { GoogleService } from './google/google.service.js';
import { LeadService } from './leads/lead.service.js';
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
import { LoginService } from './sessions/login.service.js';
import { SecondFactorService } from './sessions/second-factor.service.js';
import { SessionService } from './sessions/session.service.js';
import { SettingsService } from './settings/settings.service.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';
import { MyDataService } from './users/my-data.service.js';
import { PeopleService } from './users/people.service.js';
import { RegistrationService } from './users/registration.service.js';
import { UserService } from './users/user.service.js';

export interface Services {
  applications: ApplicationService;
  banks: BankService;
  calculations: CalculationService;
  audits: AuditListService;
  enquiries: EnquiryService;
  google: GoogleService;
  leads: LeadService;
  likedBlogs: LikedBlogsService;
  logins: LoginService;
  mail: MailService;
  notifications: NotificationService;
  office: OfficeService;
  myApplications: MyApplicationsService;
  myData: MyDataService;
  people: PeopleService;
  phones: PhoneService;
  rates: RateService;
  rateOffers: RateOfferService;
  rateChanges: RateChangeService;
  rateDesk: RateDeskService;
  rateImports: RateImportService;
  ratePublishing: RatePublishService;
  rateTrends: RateTrendService;
  search: SearchService;
  registrations: RegistrationService;
  secondFactors: SecondFactorService;
  sessions: SessionService;
  settings: SettingsService;
  unsubscribes: UnsubscribeService;
  users: UserService;
}

/** What the schema calls, over an open platform. */
export function makeServices(platform: Platform): Services {
  const rateDesk = new RateDeskService(platform);
  const rateChanges = new RateChangeService(platform, rateDesk);
  const sessions = new SessionService(platform);
  const secondFactors = new SecondFactorService(platform);
  return {
    applications: new ApplicationService(platform),
    banks: new BankService(platform, rateDesk),
    calculations: new CalculationService(platform),
    audits: new AuditListService(platform),
    enquiries: new EnquiryService(platform),
    google: new GoogleService(platform, sessions, secondFactors),
    leads: new LeadService(platform),
    likedBlogs: new LikedBlogsService(platform),
    logins: new LoginService(platform, sessions, secondFactors),
    mail: new MailService(platform),
    notifications: new NotificationService(platform),
    office: new OfficeService(platform),
    myApplications: new MyApplicationsService(platform),
    myData: new MyDataService(platform),
    people: new PeopleService(platform),
    phones: new PhoneService(platform),
    rates: new RateService(platform),
    rateOffers: new RateOfferService(platform),
    rateChanges,
    rateDesk,
    rateImports: new RateImportService(platform, rateDesk, rateChanges),
    ratePublishing: new RatePublishService(platform, rateDesk, rateChanges),
    rateTrends: new RateTrendService(platform),
    search: new SearchService(platform),
    registrations: new RegistrationService(platform, sessions),
    secondFactors,
    sessions,
    settings: new SettingsService(platform),
    unsubscribes: new UnsubscribeService(platform),
    users: new UserService(platform, sessions),
  };
}
