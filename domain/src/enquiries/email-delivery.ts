/** How far an email to a person is. */
export const EMAIL_STATES = {
  QUEUED: 'Waiting to be sent',
  DELAYED: 'Their mail server put it off. We’ll try again',
  SENT: 'A mail server took it',
  REFUSED: 'Not delivered',
} as const;
export type EmailStateName = keyof typeof EMAIL_STATES;

/** Why a mail server did not take an email. */
export const EMAIL_REFUSALS = {
  NO_MAILBOX: 'There is no such mailbox',
  MAILBOX_FULL: 'The mailbox is full',
  TOO_LARGE: 'The email is too large',
  BLOCKED: 'Their mail server blocked it',
  TRY_LATER: 'Their mail server asked us to try later',
  REJECTED: 'Their mail server rejected it',
  NOT_REACHED: 'We can’t reach the mail server',
  NOT_PREPARED: 'The email could not be prepared',
  STOPPED: 'The email was stopped before it was sent',
} as const;
export type EmailRefusalName = keyof typeof EMAIL_REFUSALS;
