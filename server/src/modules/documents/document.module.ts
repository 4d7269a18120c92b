import { defineModule } from '../../manifest/module.js';
import { DocumentAccess } from './document-access.js';
import { DocumentDeskResolver } from './document-desk.resolver.js';
import { DocumentDeskService } from './document-desk.service.js';
import { DocumentFileService } from './document-file.service.js';
import { DocumentListService } from './document-list.service.js';
import { DocumentRequest } from './document-request.entity.js';
import { EXPIRE_DOCUMENTS, SWEEP_UPLOADS } from './document-schedules.js';
import { Document } from './document.entity.js';
import { TELL, UPLOAD } from './document.limits.js';
import { DocumentResolver } from './document.resolver.js';
import { DOCUMENTS_ASKED } from './emails/documents-asked.email.js';
import { FORGET_FILE, makeForgetService } from './forget-file.js';
import { SCAN_DOCUMENT, ScanService } from './scan-document.js';
import { UploadService } from './upload.service.js';

export const DOCUMENTS = defineModule({
  name: 'documents',
  entities: [DocumentRequest, Document],
  resolvers: [DocumentResolver, DocumentDeskResolver],
  services(platform) {
    const access = new DocumentAccess(platform);
    const documentLists = new DocumentListService(platform);
    return {
      documentLists,
      documentUploads: new UploadService(platform, access),
      documentDesk: new DocumentDeskService(platform, documentLists),
      documentFiles: new DocumentFileService(platform, access),
      documentScans: new ScanService(platform),
      forgetFiles: makeForgetService(platform),
    };
  },
  limits: [UPLOAD, TELL],
  emails: [DOCUMENTS_ASKED],
  jobs: [SCAN_DOCUMENT, FORGET_FILE],
  schedules: [SWEEP_UPLOADS, EXPIRE_DOCUMENTS],
});
