/** Where a paper we asked for stands, as the API explains it. */
export const DOCUMENT_REQUEST_STATES = {
  needed: 'The person has not sent it.',
  received: 'The office has it and has not decided.',
  accepted: 'The office took it.',
  refused: 'The office did not take it. The reason says why.',
  expired: 'It was taken, and is too old for a lender by now.',
  waived: 'The office does not need it any more.',
} as const;
export type DocumentRequestState = keyof typeof DOCUMENT_REQUEST_STATES;

/** What is known of a file that was sent. */
export const DOCUMENT_STATES = {
  pending: 'It is on its way. What is not finished within a day is removed.',
  scanning: 'The virus scanner has not answered yet. Nobody can open it.',
  clean: 'The virus scanner found nothing.',
  not_scanned: 'No virus scanner is installed.',
  infected: 'It holds a virus. Nothing of it is kept.',
  refused: 'The office did not take it.',
} as const;
export type DocumentState = keyof typeof DOCUMENT_STATES;

/** What the office should know before it opens a file. */
export const FILE_WARNINGS = {
  active: 'This PDF contains scripts or files. Look at it in the browser only.',
  not_scanned: 'Not scanned for viruses: no scanner is set up.',
} as const;
export type FileWarning = keyof typeof FILE_WARNINGS;

/** The warnings of a file that can be opened. `scanned`: a scanner found it clean. */
export const warningsOf = ({ active, scanned }: { active: boolean; scanned: boolean }): FileWarning[] => [
  ...(active ? (['active'] as const) : []),
  ...(scanned ? [] : (['not_scanned'] as const)),
];

/** Why the office does not take a paper: the words of its key, and what the person is told. */
export const REFUSAL_REASONS = {
  too_old: { label: 'Too old', told: 'It’s too old. Please send a newer one.' },
  pages_missing: { label: 'Pages missing', told: 'Some pages are missing. Please send all of them.' },
  wrong_person: { label: 'Not this person', told: 'It’s in another name. Please send yours.' },
  unreadable: { label: 'Can’t read it', told: 'We can’t read all of it. Please take the picture again in good light.' },
  sin_shows: { label: 'SIN shows', told: 'Your Social Insurance Number shows. Please cover it and send it again.' },
  other: { label: 'Other…', told: 'Please send it again.' },
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

/**
 * Whose papers they are, in words: the person who applied, or the whole file. A co-applicant is called as `coApplicantId`
 * says. Who may open them is decided by DOCUMENT_OWNERS alone, which nobody sends.
 */
export const APPLICANT = 'applicant';
export const WHOLE_FILE = 'file';
export const DOCUMENT_OWNERS = [APPLICANT, WHOLE_FILE, 'co_applicant'] as const;
export type DocumentOwner = (typeof DOCUMENT_OWNERS)[number];

/** A paper the office asks for in its own words, beside those of the checklist */
export const OTHER_DOCUMENT = 'other';
export const MAX_WORDS = 200;
export const MAX_NOTE = 1_000;

export const MAX_DOCUMENT_MB = 15;
/** HEIC is taken and not named here: phones then send JPEG, which everybody can look at. */
export const DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png,.docx';
export const DOCUMENT_FORMATS = 'PDF, JPG, PNG or Word (.docx)';
