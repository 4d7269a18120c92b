/** How far an email to a person is. */
export const EMAIL_STATES = {
  QUEUED: 'Waiting to be sent',
  DELAYED: 'Their mail server put it off; it is tried again',
  SENT: 'A mail server took it',
  REFUSED: 'Not delivered',
} as const;
export type EmailStateName = keyof typeof EMAIL_STATES;

/** Why a mail server did not take an email. */
export const EMAIL_REFUSALS = {
  NO_MAILBOX: 'There is no such mailbox',
  MAILBOX_FULL: 'The mailbox is full',
  TOO_LARGE: 'The email is too large',
  BLOCKED: 'Their mail server blocks it',
  TRY_LATER: 'Their mail server asks to try later',
  REJECTED: 'Their mail server rejects it',
  NOT_REACHED: 'The mail server cannot be reached',
  NOT_PREPARED: 'The email could not be prepared',
  STOPPED: 'The email was stopped before it was sent',
} as const;
export type EmailRefusalName = keyof typeof EMAIL_REFUSALS;
