/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { requestsOf } from './checklist-rows.js';
export { fileNameOf } from './content/file-name.js';
export { takeDocument, type TakenDocument } from './content/taken-document.js';
export type { OpenedFile } from './document-file.service.js';
export {
  insertDocumentRequests,
  MAY_SEND,
  papersToSend,
  TOLD_BY_STATUS,
  TOLD_SINCE_LAST_STEP,
  type DocumentRequestRow,
} from './document-requests.sql.js';
export { DocumentAddress } from './document.types.js';
export { fileCookie, FileTickets, type Follower } from './file-tickets.js';
