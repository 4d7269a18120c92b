/** What keeps simple robots out of the lead forms without a puzzle for people. */

/** A form sent sooner after its page opened was not filled in by a person. A page waits until it is over. */
export const LEAD_FORM_LEAST_MS = 2_000;

/** Said for both traps; whoever is a person can call. */
export const LOOKS_AUTOMATIC = 'This looks like it was sent by a program. Please try again, or call us';
