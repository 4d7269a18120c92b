import { ApplicationEvent } from '../modules/applications/application-event.entity.js';
import { Application } from '../modules/applications/application.entity.js';
import { AuditEvent } from '../modules/audits/audit-event.entity.js';
import { BlogLike } from '../modules/blogs/blog-like.entity.js';
import { Blog } from '../modules/blogs/blog.entity.js';
import { Calculation } from '../modules/calculations/calculation.entity.js';
import { Consent } from '../modules/consents/consent.entity.js';
import { EnquiryEvent } from '../modules/enquiries/enquiry-event.entity.js';
import { EnquiryNote } from '../modules/enquiries/enquiry-note.entity.js';
import { Enquiry } from '../modules/enquiries/enquiry.entity.js';
import { GoogleCredential } from '../modules/google/google-credential.entity.js';
import { IdempotencyKey } from '../modules/idempotency/idempotency-key.entity.js';
import { Lead } from '../modules/leads/lead.entity.js';
import { MailMessage } from '../modules/mail/mail-message.entity.js';
import { NotificationSeen } from '../modules/notifications/notification-seen.entity.js';
import { Bank } from '../modules/rates/bank.entity.js';
import { Publication, PublicationEntry } from '../modules/rates/publication.entity.js';
import { RateChange } from '../modules/rates/rate-change.entity.js';
import { RateHistory } from '../modules/rates/rate-history.entity.js';
import { RateUndo } from '../modules/rates/rate-undo.entity.js';
import { Rate } from '../modules/rates/rate.entity.js';
import { SecondFactor } from '../modules/sessions/second-factor.entity.js';
import { Session } from '../modules/sessions/session.entity.js';
import { SiteSettings } from '../modules/settings/site-settings.entity.js';
import { OneTimeToken } from '../modules/tokens/one-time-token.entity.js';
import { User } from '../modules/users/user.entity.js';

export const ENTITIES = [
  User,
  Session,
  SecondFactor,
  OneTimeToken,
  GoogleCredential,
  Bank,
  Rate,
  RateHistory,
  RateChange,
  RateUndo,
  Publication,
  PublicationEntry,
  Application,
  ApplicationEvent,
  Lead,
  Calculation,
  Blog,
  BlogLike,
  Enquiry,
  EnquiryNote,
  EnquiryEvent,
  Consent,
  AuditEvent,
  IdempotencyKey,
  MailMessage,
  NotificationSeen,
  SiteSettings,
];
