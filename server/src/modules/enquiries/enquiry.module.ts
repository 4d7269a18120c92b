import { defineModule } from '../../manifest/module.js';
import { readSender } from '../settings/public.js';
import { EnquiryEvent } from './enquiry-event.entity.js';
import { EnquiryMention } from './enquiry-mention.entity.js';
import { EnquiryNote } from './enquiry-note.entity.js';
import { EnquiryNoteService } from './enquiry-note.service.js';
import { Enquiry } from './enquiry.entity.js';
import { EnquiryContact } from './enquiry-contact.entity.js';
import { EnquiryEmail } from './enquiry-email.entity.js';
import { WRITE_EMAIL } from './enquiry-email.limits.js';
import { EnquiryEmailResolver } from './enquiry-email.resolver.js';
import { EnquiryEmailService } from './enquiry-email.service.js';
import { EnquiryUnlink } from './enquiry-unlink.entity.js';
import { EnquiryBulkResolver } from './enquiry-bulk.resolver.js';
import { EnquiryBulkService } from './enquiry-bulk.service.js';
import { EnquirySavedView } from './enquiry-saved-view.entity.js';
import { EnquirySavedViewResolver } from './enquiry-saved-view.resolver.js';
import { EnquirySavedViewService } from './enquiry-saved-view.service.js';
import { EnquiryRota, EnquiryRotaMember } from './enquiry-rota.entities.js';
import { EnquiryRotaResolver } from './enquiry-rota.resolver.js';
import { EnquiryRotaService } from './enquiry-rota.service.js';
import { EnquiryCorrectResolver } from './enquiry-correct.resolver.js';
import { EnquiryCorrectService } from './enquiry-correct.service.js';
import { EnquiryLookResolver } from './enquiry-look.resolver.js';
import { EnquiryLookService } from './enquiry-look.service.js';
import { EnquiryExportService } from './enquiry-export.service.js';
import { EnquiryWorkResolver } from './enquiry-work.resolver.js';
import { EnquiryWorkService } from './enquiry-work.service.js';
import { EnquiryResolver } from './enquiry.resolver.js';
import { EnquiryListService } from './enquiry-list.service.js';
import { EnquiryService } from './enquiry.service.js';
import { SEAL_NOTES } from './seal-notes.js';
import { NEW_ENQUIRY } from './emails/new-enquiry.email.js';
import { STAFF_EMAIL } from './emails/staff-email.email.js';

export const ENQUIRIES = defineModule({
  name: 'enquiries',
  entities: [
    Enquiry,
    EnquiryNote,
    EnquiryEvent,
    EnquiryContact,
    EnquiryMention,
    EnquiryUnlink,
    EnquiryEmail,
    EnquirySavedView,
    EnquiryRota,
    EnquiryRotaMember,
  ],
  resolvers: [
    EnquiryResolver,
    EnquiryWorkResolver,
    EnquiryBulkResolver,
    EnquiryEmailResolver,
    EnquirySavedViewResolver,
    EnquiryRotaResolver,
    EnquiryLookResolver,
    EnquiryCorrectResolver,
  ],
  limits: [WRITE_EMAIL],
  emails: [NEW_ENQUIRY, STAFF_EMAIL],
  schedules: [SEAL_NOTES],
  services(platform) {
    const enquiries = new EnquiryService(platform);
    const enquiryList = new EnquiryListService(platform);
    const enquiryWork = new EnquiryWorkService(platform);
    const enquiryNotes = new EnquiryNoteService(platform, enquiryWork);
    const enquiryEmails = new EnquiryEmailService(platform, () => readSender(platform));
    const enquiryBulk = new EnquiryBulkService(platform, enquiryList, enquiryWork);
    const enquiryExports = new EnquiryExportService(platform, enquiryList);
    const enquirySavedViews = new EnquirySavedViewService(platform);
    const enquiryRota = new EnquiryRotaService(platform);
    const enquiryCorrections = new EnquiryCorrectService(platform, enquiries);
    const enquiryLooks = new EnquiryLookService(platform);
    return {
      enquiries,
      enquiryList,
      enquiryWork,
      enquiryBulk,
      enquiryNotes,
      enquiryEmails,
      enquiryExports,
      enquirySavedViews,
      enquiryRota,
      enquiryLooks,
      enquiryCorrections,
    };
  },
});
