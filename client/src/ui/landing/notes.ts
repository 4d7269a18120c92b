/** What the promise of a reply on a landing page rests on. */
export const REPLY_NOTE =
  'Counted from the moment your form reaches us, every day of the year. A licensed broker replies by phone or email.';
