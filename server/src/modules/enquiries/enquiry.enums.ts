import { EMAIL_REFUSALS, type EmailRefusalName } from '@brokerage/domain/enquiries/email-delivery';
import type { ContactKindName, ContactOutcomeName } from '@brokerage/domain/enquiries/enquiry-contact';
import type { EnquiryGroupName } from '@brokerage/domain/enquiries/enquiry-group';
import type {
  EnquiryFieldName,
  EnquiryStatusName,
  EnquiryViewName,
  LostReasonName,
} from '@brokerage/domain/enquiries/enquiry-status';
import { describedEnum } from '../../kernel/described-enum.js';

export const EnquiryStatus = describedEnum<EnquiryStatusName>(
  'EnquiryStatus',
  'How far along the office is. No status stops the clock.',
  {
    NEW: 'Came in, and nobody looks after it',
    ASSIGNED: 'Somebody looks after it, and has not begun',
    CONTACTED: 'The person was reached',
    IN_REVIEW: 'The office is looking at what the person sent',
    WAITING: 'The next step is the client’s',
    QUALIFIED: 'A lender can probably be found',
    CONVERTED: 'It became a mortgage',
    LOST: 'It came to nothing, for a reason that is recorded',
    CLOSED: 'Done, with nothing left to do',
  },
);
export const EnquiryField = describedEnum<EnquiryFieldName>('EnquiryField', 'What of an enquiry the office changes.', {
  STATUS: 'How far along the office is',
  OWNER: 'Who looks after it',
  FOLLOW_UP: 'When it comes back',
  EMAIL: 'Where email reaches the person',
  PHONE: 'Where calls reach the person',
});
export const EnquiryQueue = describedEnum<EnquiryViewName>(
  'EnquiryQueue',
  'A view of the inbox. MINE and UNASSIGNED show what is open and what came back.',
  {
    UNASSIGNED: 'Open ones that nobody looks after',
    MINE: 'Open ones that you look after',
    DUE_SOON: 'Less than 4 hours of the 24 are left for a first answer',
    OVERDUE: 'Past their 24 hours without a first answer',
    WAITING_FOR_CLIENT: 'The next step is the client’s',
    EVERYTHING: 'All of them, open or not',
  },
);
export const EnquiryGroup = describedEnum<EnquiryGroupName>(
  'EnquiryGroup',
  'What is to be done with an enquiry next. LATER has the answered ones too.',
  {
    OVERDUE: 'Past its 24 hours without a first answer',
    DUE_SOON: 'Less than 4 hours of the 24 are left for a first answer',
    FOLLOW_UP_TODAY: 'Comes back before the day ends',
    LATER: 'Nothing has to be done yet, or nothing any more',
  },
);
export const LostReason = describedEnum<LostReasonName>('LostReason', 'Why an enquiry was lost.', {
  BETTER_RATE: 'Somebody else offered a better rate',
  STAYED_WITH_BANK: 'The person renewed where the mortgage was',
  DOES_NOT_QUALIFY: 'No lender would take the file',
  NOT_READY: 'The person does not need a mortgage yet',
  UNREACHABLE: 'Nobody answered calls or email',
  SPAM_OR_DUPLICATE: 'It was not meant, or came in twice',
});

const CONTACTS: Readonly<Record<ContactKindName, string>> = {
  CALL: 'Somebody of the office telephoned',
  VOICEMAIL: 'A message was left with a machine',
  EMAIL: 'Somebody of the office wrote',
  MEETING: 'Face to face, or by video',
};
export const ContactKind = describedEnum<ContactKindName>('ContactKind', 'How somebody was contacted.', CONTACTS);
export const FirstResponseKind = describedEnum<ContactKindName | 'STATUS'>(
  'FirstResponseKind',
  'What the first answer was.',
  { ...CONTACTS, STATUS: 'A change of status, which counted before contacts were recorded' },
);
export const ContactOutcome = describedEnum<ContactOutcomeName>(
  'ContactOutcome',
  'How a contact ended. Each kind has its own outcomes.',
  {
    SPOKE: 'The person was reached',
    NO_ANSWER: 'Nobody took the call',
    CALL_BACK: 'The person asked to be called at another time',
    WRONG_NUMBER: 'Somebody else has the number',
    LEFT_MESSAGE: 'The person can hear it later',
    MAILBOX_FULL: 'No message could be left',
    SENT: 'It went out',
    NOT_DELIVERED: 'It came back',
    HELD: 'Everybody came',
    NO_SHOW: 'The person did not come',
  },
);
export const EmailRefusal = describedEnum<EmailRefusalName>(
  'EmailRefusal',
  'Why a mail server did not take an email.',
  { ...EMAIL_REFUSALS, MAILBOX_FULL: 'Their mailbox has no room for it' },
);
