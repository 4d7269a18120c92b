export const MAX_RESUME_MB = 5;
export const RESUME_FORMATS = 'PDF or Word (.docx)';
export const RESUME_ENDINGS = ['pdf', 'docx'] as const;
export const RESUME_ACCEPT = RESUME_ENDINGS.map((ending) => `.${ending}`).join(',');
export const RESUME_TOO_LARGE = `The file is larger than ${MAX_RESUME_MB} MB.`;
export const RESUME_NOT_TAKEN = `We take ${RESUME_FORMATS} files. Save your résumé as a PDF and choose it again.`;
export const RESUME_EMPTY = 'This file is empty. Please choose it again.';
export const RESUME_NEEDED = 'Choose your résumé';
