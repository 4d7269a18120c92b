import { defineModule } from '../../manifest/module.js';
import { readSender } from '../settings/public.js';
import { EnquiryEvent } from './event.entity.js';
import { EnquiryMention } from './file/notes/mention.entity.js';
import { EnquiryNote } from './file/notes/note.entity.js';
import { EnquiryNoteService } from './file/notes/note.service.js';
import { Enquiry } from './enquiry.entity.js';
import { EnquiryContact } from './work/contact.entity.js';
import { EnquiryEmail } from './work/email/email.entity.js';
import { WRITE_EMAIL } from './work/email/email.limits.js';
import { EnquiryEmailResolver } from './work/email/email.resolver.js';
import { EnquiryEmailService } from './work/email/email.service.js';
import { EnquiryUnlink } from './work/unlink.entity.js';
import { EnquiryBulkResolver } from './bulk/bulk.resolver.js';
import { EnquiryBulkService } from './bulk/bulk.service.js';
import { EnquirySavedView } from './views/saved-view.entity.js';
import { EnquirySavedViewResolver } from './views/saved-view.resolver.js';
import { EnquirySavedViewService } from './views/saved-view.service.js';
import { EnquiryRota, EnquiryRotaMember } from './rota/rota.entities.js';
import { EnquiryRotaResolver } from './rota/rota.resolver.js';
import { EnquiryRotaService } from './rota/rota.service.js';
import { EnquiryCorrectResolver } from './file/correct.resolver.js';
import { EnquiryCorrectService } from './file/correct.service.js';
import { EnquiryLookResolver } from './file/onlookers/look.resolver.js';
import { EnquiryLookService } from './file/onlookers/look.service.js';
import { EnquiryExportService } from './bulk/export.service.js';
import { EnquiryWorkResolver } from './work/work.resolver.js';
import { EnquiryWorkService } from './work/work.service.js';
import { EnquiryFileResolver } from './file/file.resolver.js';
import { EnquiryListResolver } from './inbox/list.resolver.js';
import { EnquiryNoteResolver } from './file/notes/note.resolver.js';
import { EnquiryListService } from './inbox/list.service.js';
import { EnquiryService } from './file/file.service.js';
import { SEAL_NOTES } from './file/notes/seal-notes.js';
import { NEW_ENQUIRY } from './emails/new-enquiry.email.js';
import { STAFF_EMAIL } from './work/email/emails/staff-email.email.js';

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
    EnquiryListResolver,
    EnquiryFileResolver,
    EnquiryNoteResolver,
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
