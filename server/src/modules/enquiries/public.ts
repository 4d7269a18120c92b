/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export type { CorrectedContact, LabelledAnswer } from './answer-labels.js';
export { NEW_ENQUIRY } from './emails/new-enquiry.email.js';
export { WRITE_EMAIL } from './enquiry-email.limits.js';
export type { EnquiryListService } from './enquiry-list.service.js';
export type { EnquiryNoteService } from './enquiry-note.service.js';
export { notesOf, openNote, type StoredNote } from './enquiry-note.sql.js';
export { AddEnquiryNotePayload, EnquiryNoteView } from './enquiry-note.types.js';
export { giveOut } from './enquiry-rota.sql.js';
export type { EnquiryWorkService } from './enquiry-work.service.js';
export { RecordContactInput } from './enquiry-work.types.js';
export { Enquiry, type EnquiryKind } from './enquiry.entity.js';
export { EnquiryStatus, LostReason } from './enquiry.enums.js';
export type { EnquiryService } from './enquiry.service.js';
export { CAMPAIGN, isOnDesk, isOpen, isUnanswered } from './enquiry.sql.js';
export { Answer, EnquiryContactView, EnquiryEventView, EnquiryView } from './enquiry.types.js';
export { workOn } from './work-on.js';
export { writeContact } from './write-contact.js';
export { wordsProblems } from './written-words.js';
