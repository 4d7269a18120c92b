import {
  CONTACT_KINDS,
  CONTACT_OUTCOMES,
  type ContactKindName,
  type ContactOutcomeName,
} from '@brokerage/domain/vocabulary/enquiry-contact';
import { ENQUIRY_GROUPS, type EnquiryGroupName } from '@brokerage/domain/vocabulary/enquiry-group';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_STATUSES,
  ENQUIRY_VIEWS,
  LOST_REASONS,
  type EnquiryFieldName,
  type EnquiryStatusName,
  type EnquiryViewName,
  type LostReasonName,
} from '@brokerage/domain/vocabulary/enquiry-status';
import { describedEnum } from '../../kernel/described-enum.js';

interface Labelled<Name> {
  value: Name;
  label: string;
}
const labelled = <Name extends string>(words: readonly Labelled<Name>[]): Record<Name, string> =>
  Object.fromEntries(words.map(({ value, label }) => [value, label])) as Record<Name, string>;

export const EnquiryStatus = describedEnum<EnquiryStatusName>(
  'EnquiryStatus',
  'How far along the office is. No status stops the clock.',
  labelled<EnquiryStatusName>(ENQUIRY_STATUSES),
);
export const EnquiryField = describedEnum<EnquiryFieldName>(
  'EnquiryField',
  'What of an enquiry the office changes.',
  labelled<EnquiryFieldName>(ENQUIRY_FIELDS),
);
export const EnquiryQueue = describedEnum<EnquiryViewName>(
  'EnquiryQueue',
  'A view of the inbox. MINE and UNASSIGNED show what is open and what came back.',
  labelled<EnquiryViewName>(ENQUIRY_VIEWS),
);
export const EnquiryGroup = describedEnum<EnquiryGroupName>(
  'EnquiryGroup',
  'What is to be done with an enquiry next. LATER has the answered ones too.',
  labelled<EnquiryGroupName>(ENQUIRY_GROUPS),
);
export const LostReason = describedEnum<LostReasonName>(
  'LostReason',
  'Why an enquiry was lost.',
  labelled<LostReasonName>(LOST_REASONS),
);
export const ContactKind = describedEnum<ContactKindName>(
  'ContactKind',
  'How somebody was contacted.',
  labelled<ContactKindName>(CONTACT_KINDS),
);
export const FirstResponseKind = describedEnum<ContactKindName | 'STATUS'>(
  'FirstResponseKind',
  'What the first answer was.',
  {
    ...labelled<ContactKindName>(CONTACT_KINDS),
    STATUS: 'A change of status, which counted before contacts were recorded',
  },
);
export const ContactOutcome = describedEnum<ContactOutcomeName>(
  'ContactOutcome',
  'How a contact ended. Each kind has its own outcomes.',
  labelled<ContactOutcomeName>(Object.values(CONTACT_OUTCOMES).flat()),
);
