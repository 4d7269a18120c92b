/** The drafts a person can have: one of each kind. 'mortgage' is the basic form's. */
export const DRAFT_KINDS = ['mortgage', 'comprehensive'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Days a draft stays after its last change, and when its owner is told by email. */
export const DRAFT_DAYS = 90;
export const DRAFT_NOTICE_DAYS = 83;
/** Days a draft of somebody who is signed out stays in the browser. */
export const DRAFT_BROWSER_DAYS = 30;
/** Days we remember that a draft was sent or deleted, for a save that comes late. */
export const DRAFT_ENDED_DAYS = 30;
/** Bytes of JSON that a draft may be */
export const DRAFT_MAX_BYTES = 200 * 1024;
