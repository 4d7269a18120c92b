export type AddEnquiryTaskInput = {
  /** Left out, it is yours */
  assigneeId?: string | null | undefined;
  dueOn: string;
  enquiryId: string;
  /** Up to 300 characters */
  text: string;
};

export type AgentHoursInput = {
  ends: string;
  /** Such as 09:00 */
  starts: string;
  /** 1 is Monday */
  weekday: number;
};

/** What is left out stays as it is. An empty text clears an answer. */
export type AgentInput = {
  /** Visitors see them. A new agent starts hidden */
  active?: boolean | null | undefined;
  /** Paragraphs with an empty line between them. */
  bio?: string | null | undefined;
  /** Left out: the licence of the site. */
  brokerageLicenceNumber?: string | null | undefined;
  /** Left out: the legal name of the site. */
  brokerageName?: string | null | undefined;
  /** Public email address. */
  email?: string | null | undefined;
  /** Percent of the photo from the left */
  focusX?: number | null | undefined;
  /** Percent of the photo from the top */
  focusY?: number | null | undefined;
  /** The large words at the top of the page. */
  headline?: string | null | undefined;
  /** None: the hours of the office */
  hours?: Array<AgentHoursInput> | null | undefined;
  /** Stands under the headline. */
  intro?: string | null | undefined;
  languages?: Array<string> | null | undefined;
  /** Each province once; the first one’s holidays count */
  licences?: Array<AgentLicenceInput> | null | undefined;
  /** The name on the licence. */
  licensedName?: string | null | undefined;
  /** Public phone number. */
  phone?: string | null | undefined;
  reviews?: Array<AgentReviewInput> | null | undefined;
  serviceAreas?: Array<NamedNoteInput> | null | undefined;
  social?: AgentSocialInput | null | undefined;
  specialities?: Array<NamedNoteInput> | null | undefined;
  /** The first part of the host of their page, such as priya-raman. */
  subdomain?: string | null | undefined;
  /** A title that the regulator allows. */
  title?: string | null | undefined;
  /** Their account; an empty text takes it away */
  userId?: string | null | undefined;
};

export type AgentLicenceInput = {
  /** Left out: it does not run out */
  expiresOn?: string | null | undefined;
  number: string;
  /** Two letters, such as ON */
  province: string;
};

export type AgentReviewInput = {
  author: string;
  date: string;
  /** Stars, 1 to 5 */
  rating: number;
  /** Where it was written */
  source: string;
  text: string;
};

/** Addresses that begin with https://. */
export type AgentSocialInput = {
  facebook?: string | null | undefined;
  instagram?: string | null | undefined;
  linkedin?: string | null | undefined;
  website?: string | null | undefined;
};

/** Which form was sent. */
export type ApplicationKind =
  | 'BASIC'
  | 'COMPREHENSIVE';

/** What happens next with an application. Each value is described in words to show. */
export type ApplicationNextStep =
  /** Your broker checks your figures, then contacts the lenders that fit. */
  | 'BROKER_REVIEW'
  /** Call us if you still need this mortgage, or apply again. */
  | 'CLOSED'
  /** Call us. Your broker can explain why and tell you what else is possible. */
  | 'DECLINED'
  /** Apply again with today’s figures, or call us. */
  | 'EXPIRED'
  /** A broker will reply within 24 hours */
  | 'FIRST_REPLY'
  /** There’s nothing more to do. Call us before your term ends. */
  | 'FUNDED'
  /** The lender replies to your broker, who then calls you. */
  | 'LENDER_REPLY'
  /** Meet the lender’s conditions. Your broker will tell you what’s left. */
  | 'MEET_CONDITIONS'
  /** Plan the next step with your broker, who has your file. */
  | 'PLAN_WITH_BROKER'
  /** You should have heard from us by now. Please call and we’ll look into it right away. */
  | 'REPLY_OVERDUE'
  /** Send the documents your broker asked for. */
  | 'SEND_DOCUMENTS'
  /** Sign the documents. The mortgage funds on your closing day. */
  | 'SIGN_DOCUMENTS'
  /** There’s nothing more to do. You can apply again at any time. */
  | 'WITHDRAWN';

/** A stage of an application, or how it ended without a mortgage. Each value is described in words to show. */
export type ApplicationStageName =
  /** Closed */
  | 'CLOSED'
  /** Conditional approval */
  | 'CONDITIONAL_APPROVAL'
  /** Not approved */
  | 'DECLINED'
  /** Expired */
  | 'EXPIRED'
  /** Funded */
  | 'FUNDED'
  /** In review */
  | 'IN_REVIEW'
  /** Received */
  | 'RECEIVED'
  /** Withdrawn */
  | 'WITHDRAWN';

/** DONE, CURRENT or AHEAD. ENDED means it went no further. */
export type ApplicationStageState =
  | 'AHEAD'
  | 'CURRENT'
  | 'DONE'
  | 'ENDED';

/** Where an application stands. Each value is described in words to show. */
export type ApplicationStanding =
  /** Approved */
  | 'APPROVED'
  /** We closed it */
  | 'CLOSED'
  /** Approved, with conditions */
  | 'CONDITIONALLY_APPROVED'
  /** A broker has been in touch with you */
  | 'CONTACTED'
  /** A broker is working on it with you */
  | 'CONVERTED'
  /** Not approved this time */
  | 'DECLINED'
  /** We need documents from you */
  | 'DOCUMENTS_REQUESTED'
  /** Expired */
  | 'EXPIRED'
  /** Your mortgage is in place */
  | 'FUNDED'
  /** A broker is reviewing it */
  | 'IN_REVIEW'
  /** We have it */
  | 'SUBMITTED'
  /** With the lender */
  | 'SUBMITTED_TO_LENDER'
  /** You withdrew it */
  | 'WITHDRAWN';

/** How far an application has come. */
export type ApplicationStatus =
  | 'APPROVED'
  | 'CONDITIONALLY_APPROVED'
  | 'DECLINED'
  | 'DOCUMENTS_REQUESTED'
  | 'EXPIRED'
  | 'FUNDED'
  | 'IN_REVIEW'
  | 'SUBMITTED'
  | 'SUBMITTED_TO_LENDER'
  | 'WITHDRAWN';

export type AuditFilter = {
  /** A whole action such as 'user.suspend', or 'user' for all actions on people */
  action?: string | null | undefined;
  /** Part of the name or email of the person who did it */
  actor?: string | null | undefined;
  from?: string | null | undefined;
  subjectId?: string | null | undefined;
  /** Before this moment */
  to?: string | null | undefined;
};

export type BasicApplicationInput = {
  annualIncome?: string | null | undefined;
  /** The lender on the chosen rate card */
  bankId?: string | null | undefined;
  comments?: string | null | undefined;
  consent: ConsentInput;
  creditBand?: string | null | undefined;
  downPayment?: string | null | undefined;
  email: string;
  fullName: string;
  mortgageBalance?: string | null | undefined;
  mortgageType: MortgageType;
  /** A Canadian phone number in any usual format. */
  phone: string;
  propertyValue?: string | null | undefined;
  /** Two letters, such as ON. */
  province?: string | null | undefined;
  timeline?: string | null | undefined;
};

/** Which comments a moderator looks at. */
export type BlogCommentsShown =
  /** Those that readers see, and those that are hidden. */
  | 'ALL'
  /** Those that readers do not see. */
  | 'HIDDEN'
  /** Those with a report that nobody decided about. */
  | 'REPORTED';

export type BlogFilter = {
  category?: string | null | undefined;
  /** Those that you wrote */
  mine?: boolean | null | undefined;
  /** Words or their beginnings; accents do not matter */
  q?: string | null | undefined;
  /** Counts for moderators and administrators alone */
  status?: BlogStatus | null | undefined;
  tag?: string | null | undefined;
};

/** What is left out stays as it is; a new post needs a title, its content and a category. */
export type BlogInput = {
  category?: string | null | undefined;
  /** HTML; what posts may not contain is taken out */
  content?: string | null | undefined;
  /** Empty: the cover is decoration */
  coverAlt?: string | null | undefined;
  /** An upload of this site; empty takes it away */
  coverImageUrl?: string | null | undefined;
  /** Up to 300 characters; made from the text where it is empty */
  excerpt?: string | null | undefined;
  /** en or fr; a new post is en */
  locale?: string | null | undefined;
  /** Readers see an approved post from then on */
  publishAt?: string | null | undefined;
  /** The old one goes on leading here */
  slug?: string | null | undefined;
  /** At most 8 */
  tags?: Array<string> | null | undefined;
  /** Up to 120 characters */
  title?: string | null | undefined;
};

/** Where a post stands. */
export type BlogStatus =
  /** Readers see it from its time of publication on. A new version may wait without changing what they see. */
  | 'APPROVED'
  /** Taken away from readers, and kept. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Waits for approval. */
  | 'PENDING'
  /** Sent back to its author with a reason. */
  | 'REJECTED';

/** What became of a version of a post. */
export type BlogVersionState =
  /** What readers see, or saw. */
  | 'APPROVED'
  /** Kept by itself while its author typed. */
  | 'AUTOSAVE'
  /** Waits for approval. */
  | 'PENDING'
  /** Sent back with a reason. */
  | 'REJECTED'
  /** Saved, and not sent for approval. */
  | 'SAVED';

/** Who books a call. The time is an argument of its own. */
export type BookingInput = {
  /** To be contacted about this booking. Must be true. */
  consent: boolean;
  email: string;
  fullName: string;
  /** A Canadian phone number in any usual format. */
  phone: string;
  topic?: string | null | undefined;
};

/** What became of a booked call. */
export type BookingStatus =
  /** Cancelled by the client or by the office. It is never revived. */
  | 'CANCELLED'
  /** The call took place. */
  | 'COMPLETED'
  /** Booked. */
  | 'CONFIRMED'
  /** The client did not answer. */
  | 'NO_SHOW';

/** Exactly one of assigneeId, status and followUpAt. */
export type BulkEnquiryChangeInput = {
  /** null: nobody */
  assigneeId?: string | null | undefined;
  /** null: none */
  followUpAt?: string | null | undefined;
  /** Required with LOST */
  lostReason?: LostReason | null | undefined;
  status?: EnquiryStatus | null | undefined;
};

/** One change for many rates. */
export type BulkRateChangeInput = {
  /** Percentage points to add; negative to subtract */
  adjustBy?: number | null | undefined;
  /** Archive the rates */
  archive?: boolean | null | undefined;
  /** null removes it */
  endsOn?: string | null | undefined;
  visibility?: RateVisibility | null | undefined;
};

/** What is calculated. */
export type CalculationKind =
  | 'AFFORDABILITY'
  | 'COMPARISON'
  | 'DEBT_SERVICE'
  | 'DOWN_PAYMENTS'
  | 'HELOC_MAX'
  | 'INSURANCE_PREMIUM'
  | 'LAND_TRANSFER_TAX'
  | 'MIN_DOWN_PAYMENT'
  | 'NEW_HOME_TAX'
  | 'PAYMENT'
  | 'PERIODIC_RATE'
  | 'PREPAYMENT'
  | 'PREPAYMENT_PENALTY'
  | 'PURCHASE'
  | 'QUALIFYING_RATE'
  | 'RATE_RISE'
  | 'REFINANCE'
  | 'REFINANCE_MAX'
  | 'RENEWAL'
  | 'SCHEDULE';

/** Who applies for a job. The résumé is an argument of its own. */
export type CareerApplicationInput = {
  city?: string | null | undefined;
  /** To keep the application for a year and to be contacted about it. Must be true. */
  consent: boolean;
  coverLetter?: string | null | undefined;
  email: string;
  fullName: string;
  licenceNumber?: string | null | undefined;
  licensed?: string | null | undefined;
  linkedin?: string | null | undefined;
  /** A Canadian phone number in any usual format. */
  phone: string;
  /** Two letters, such as ON. */
  province?: string | null | undefined;
  /** Years, from 0 to 60. */
  yearsExperience?: number | null | undefined;
};

/** Answers from the chat. Choices must match the offered options word for word. */
export type ChatLeadInput = {
  /** At least 5 characters if the service type is Other. */
  additionalComments?: string | null | undefined;
  /** For New Purchase: 5%, 10%, 15% or 20% or more. */
  downPayment?: string | null | undefined;
  email: string;
  fullName: string;
  /** Under $200K, $200K - $500K, $500K - $1M or $1M+ */
  mortgageAmount?: string | null | undefined;
  /** A Canadian phone number in any usual format. */
  phone: string;
  /** Under $300K, $300K-$500K, $500K-$1M or $1M+ */
  propertyValue?: string | null | undefined;
  /** New Purchase, Refinance, Renewal, Equity Takeout or Other */
  serviceType: string;
};

/** Where a co-applicant’s own consent stands. Each value is described in words to show. */
export type CoApplicantState =
  /** Agreed to take part and to a credit check */
  | 'AGREED'
  /** Agreed to take part, but not to a credit check yet */
  | 'AGREED_IN_PART'
  /** Doesn’t want to take part */
  | 'DECLINED'
  /** Invited by email */
  | 'INVITED'
  /** Not invited yet: we need an email address */
  | 'NOT_INVITED'
  /** Opened the invitation */
  | 'OPENED'
  /** We couldn’t reach this address */
  | 'UNREACHABLE';

/** How often interest is added. A field of the product: SEMI_ANNUAL for fixed rates, MONTHLY for most variable rates. */
export type Compounding =
  | 'MONTHLY'
  | 'SEMI_ANNUAL';

/** What the applicant agrees to. */
export type ConsentInput = {
  /** To be contacted about this application. Must be true. */
  contact: boolean;
  /** To receive marketing email. */
  marketing?: boolean | null | undefined;
};

/** How somebody was contacted. */
export type ContactKind =
  /** Call */
  | 'CALL'
  /** Email */
  | 'EMAIL'
  /** Meeting */
  | 'MEETING'
  /** Voicemail */
  | 'VOICEMAIL';

/** How a contact ended. Each kind has its own outcomes. */
export type ContactOutcome =
  /** Call back later */
  | 'CALL_BACK'
  /** Held */
  | 'HELD'
  /** Left a message */
  | 'LEFT_MESSAGE'
  /** Mailbox full */
  | 'MAILBOX_FULL'
  /** Not delivered */
  | 'NOT_DELIVERED'
  /** No answer */
  | 'NO_ANSWER'
  /** Did not come */
  | 'NO_SHOW'
  /** Sent */
  | 'SENT'
  /** Spoke */
  | 'SPOKE'
  /** Wrong number */
  | 'WRONG_NUMBER';

export type CorrectAnswerInput = {
  applicationId: string;
  /** Which answer: its place in the file */
  place: string;
  /** As it is typed in a form; empty takes the answer out */
  text: string;
  /** The version of the file that was read */
  version: number;
};

/** What is left out stays. */
export type CorrectEnquiryContactInput = {
  email?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  id: string;
  /** A North American number */
  phone?: string | null | undefined;
};

export type CreditScoreInput = {
  /** As in the ratios: applicant, or the id of a co-applicant */
  person: string;
  /** From 300 to 900; null takes it out */
  score?: number | null | undefined;
};

/** Filters by the values the rates will have once everything is published. */
export type DeskRateFilter = {
  bankId?: string | null | undefined;
  /** Two letters. Includes rates offered everywhere. */
  province?: string | null | undefined;
  /** Includes rates for any purpose */
  purpose?: RatePurpose | null | undefined;
  /** Part of the lender's name */
  q?: string | null | undefined;
  tab?: DeskTab | null | undefined;
  term?: number | null | undefined;
  type?: RateType | null | undefined;
  visibility?: RateVisibility | null | undefined;
};

export type DeskRateSort =
  | 'LENDER'
  | 'RATE'
  | 'TERM'
  | 'UPDATED';

/** HOME: on the home page cards. STALE: unchanged for more than 7 days. PENDING: with unpublished changes. */
export type DeskTab =
  | 'ALL'
  | 'HIDDEN'
  | 'HOME'
  | 'PENDING'
  | 'STALE';

/** What the office says to a paper. */
export type DocumentDecision =
  | 'ACCEPT'
  | 'REFUSE';

/** Why the office does not take a paper. Each value is described by what the person reads. */
export type DocumentRefusalReason =
  /** Please send it again. */
  | 'OTHER'
  /** Some pages are missing. Please send all of them. */
  | 'PAGES_MISSING'
  /** Your Social Insurance Number shows. Please cover it and send it again. */
  | 'SIN_SHOWS'
  /** It’s too old. Please send a newer one. */
  | 'TOO_OLD'
  /** We can’t read all of it. Please take the picture again in good light. */
  | 'UNREADABLE'
  /** It’s in another name. Please send yours. */
  | 'WRONG_PERSON';

/** A paper to ask for. */
export type DocumentRequestInput = {
  /** A code of the checklist. Leave it out to use words. */
  code?: string | null | undefined;
  /** 'applicant', 'file', or the id of a co-applicant's answers */
  person: string;
  /** Up to 200 characters */
  words?: string | null | undefined;
};

/** Where a paper we asked for stands. */
export type DocumentRequestState =
  /** The office took it. */
  | 'ACCEPTED'
  /** It was taken, and is too old for a lender by now. */
  | 'EXPIRED'
  /** The person has not sent it. */
  | 'NEEDED'
  /** The office has it and has not decided. */
  | 'RECEIVED'
  /** The office did not take it. The reason says why. */
  | 'REFUSED'
  /** The office does not need it any more. */
  | 'WAIVED';

/** What is known of a file that was sent. */
export type DocumentState =
  /** The virus scanner found nothing. */
  | 'CLEAN'
  /** It holds a virus. Nothing of it is kept. */
  | 'INFECTED'
  /** No virus scanner is installed. */
  | 'NOT_SCANNED'
  /** It is on its way. What is not finished within a day is removed. */
  | 'PENDING'
  /** The office did not take it. */
  | 'REFUSED'
  /** The virus scanner has not answered yet. Nobody can open it. */
  | 'SCANNING';

/** Which form was begun. MORTGAGE is the basic form. */
export type DraftKind =
  | 'COMPREHENSIVE'
  | 'MORTGAGE';

/** Why a mail server did not take an email. */
export type EmailRefusal =
  /** Their mail server blocks it */
  | 'BLOCKED'
  /** The mailbox is full */
  | 'MAILBOX_FULL'
  /** The email could not be prepared */
  | 'NOT_PREPARED'
  /** The mail server cannot be reached */
  | 'NOT_REACHED'
  /** There is no such mailbox */
  | 'NO_MAILBOX'
  /** Their mail server rejects it */
  | 'REJECTED'
  /** The email is too large */
  | 'TOO_LARGE'
  /** Their mail server asks to try later */
  | 'TRY_LATER';

/** How far an email is. */
export type EmailState =
  /** Their mail server put it off; it is tried again */
  | 'DELAYED'
  /** Waiting to be sent */
  | 'QUEUED'
  /** Not delivered */
  | 'REFUSED'
  /** A mail server took it */
  | 'SENT';

/** How somebody is employed. */
export type EmploymentType =
  /** Commission, self-employed */
  | 'CONTRACTOR'
  /** Full time */
  | 'FULL_TIME'
  /** Internship */
  | 'INTERN'
  /** Part time */
  | 'PART_TIME'
  /** For a limited time */
  | 'TEMPORARY';

export type EnquiryEmailInput = {
  expectedVersion?: number | null | undefined;
  /** When it comes back; left out, never */
  followUpAt?: string | null | undefined;
  /** The enquiry */
  id: string;
  /** One for one press of the button. The same key sends once */
  key: string;
  /** Up to 150 characters on one line */
  subject: string;
  /** You look after it from now on, if nobody does */
  takesOwner: boolean;
  /** Plain text, up to 10,000 characters. Web addresses become links */
  text: string;
};

/** What of an enquiry the office changes. */
export type EnquiryField =
  /** Their email address */
  | 'EMAIL'
  /** When it comes back */
  | 'FOLLOW_UP'
  /** Who looks after it */
  | 'OWNER'
  /** Their phone number */
  | 'PHONE'
  /** Its status */
  | 'STATUS';

export type EnquiryFilter = {
  /** As in Enquiry.channel */
  channel?: string | null | undefined;
  kind?: EnquiryKind | null | undefined;
  /** Past its 24 hours without a first response */
  overdue?: boolean | null | undefined;
  /** Two letters, such as ON */
  province?: string | null | undefined;
  /** Beginnings of words of a name, email or application number, or a whole phone number. Finds the newest 1,000. */
  q?: string | null | undefined;
  status?: EnquiryStatus | null | undefined;
  view?: EnquiryQueue | null | undefined;
  /** Without a first response */
  waiting?: boolean | null | undefined;
};

/** What is to be done with an enquiry next. LATER has the answered ones too. */
export type EnquiryGroup =
  /** Due within 4 hours */
  | 'DUE_SOON'
  /** Follow up today */
  | 'FOLLOW_UP_TODAY'
  /** Later */
  | 'LATER'
  /** Overdue */
  | 'OVERDUE';

/** What kind of enquiry it is. */
export type EnquiryKind =
  | 'APPLICATION'
  | 'BOOKING'
  | 'CAREER'
  | 'CONTACT'
  | 'LEAD';

/** What somebody does with an enquiry’s file. */
export type EnquiryLook =
  /** Has left it */
  | 'LEFT'
  /** Has it open */
  | 'LOOKING'
  /** Writes a note */
  | 'WRITING';

/** A view of the inbox. MINE and UNASSIGNED show what is open and what came back. */
export type EnquiryQueue =
  /** Due soon */
  | 'DUE_SOON'
  /** All */
  | 'EVERYTHING'
  /** Mine */
  | 'MINE'
  /** Overdue */
  | 'OVERDUE'
  /** Unassigned */
  | 'UNASSIGNED'
  /** Waiting for client */
  | 'WAITING_FOR_CLIENT';

/** Either ids, or a filter and asOf. */
export type EnquirySelectionInput = {
  /** Of enquiriesMatching: what came in later is left out */
  asOf?: string | null | undefined;
  /** Everything that matches, up to 10,000; of a search, the newest 1,000 */
  filter?: EnquiryFilter | null | undefined;
  /** Up to 500 */
  ids?: Array<string> | null | undefined;
};

/** DUE: overdue, due within 4 hours, follow-ups of today, then the others, each the most urgent first; what is answered comes last, newest first. */
export type EnquirySort =
  | 'DUE'
  | 'NAME'
  | 'NEWEST'
  | 'OLDEST';

/** How far along the office is. No status stops the clock. */
export type EnquiryStatus =
  /** Assigned */
  | 'ASSIGNED'
  /** Closed */
  | 'CLOSED'
  /** Contacted */
  | 'CONTACTED'
  /** Converted */
  | 'CONVERTED'
  /** In review */
  | 'IN_REVIEW'
  /** Lost */
  | 'LOST'
  /** New */
  | 'NEW'
  /** Qualified */
  | 'QUALIFIED'
  /** Waiting for client */
  | 'WAITING';

/** What the first answer was. */
export type FirstResponseKind =
  /** Call */
  | 'CALL'
  /** Email */
  | 'EMAIL'
  /** Meeting */
  | 'MEETING'
  /** A change of status, which counted before contacts were recorded */
  | 'STATUS'
  /** Voicemail */
  | 'VOICEMAIL';

export type GoogleSignInInput = {
  /** The code of the second factor, if it is on. */
  code?: string | null | undefined;
  /** The ID token from Google. */
  credential: string;
  /** The nonce your page sent to Google. */
  nonce?: string | null | undefined;
  /** Your password, to link an account whose mailbox Google does not run. */
  password?: string | null | undefined;
  /** Required if the account has none. */
  phoneNumber?: string | null | undefined;
};

/** What a line of the file would change. */
export type ImportStatus =
  | 'CHANGED'
  | 'NEW'
  | 'REFUSED'
  | 'UNCHANGED';

/** How lenders count an income. */
export type IncomeBasis =
  | 'AS_STATED'
  | 'GUARANTEED_HOURS'
  | 'LATEST_YEAR'
  | 'SHARE_OF_RENT'
  | 'TWO_YEAR_AVERAGE';

/** Where an income comes from. */
export type IncomeKind =
  | 'BONUS'
  | 'BUSINESS_OWNER'
  | 'CHILD_BENEFIT'
  | 'COMMISSION'
  | 'CONTRACT'
  | 'DISABILITY'
  | 'HOURLY'
  | 'INVESTMENT'
  | 'OTHER'
  | 'OVERTIME'
  | 'PENSION'
  | 'RENT'
  | 'SALARY'
  | 'SEASONAL'
  | 'SELF_EMPLOYED'
  | 'SUITE_RENT'
  | 'SUPPORT_RECEIVED';

/** AGREE: take part, with the consent to the use of one’s information. DECLINE: take no part. */
export type InvitationAnswer =
  | 'AGREE'
  | 'DECLINE';

/** What an invitation still asks for, when its link is opened. */
export type InvitationState =
  /** Agreed to everything. */
  | 'AGREED'
  /** Agreed to take part. The credit check can still be agreed to. */
  | 'AGREED_IN_PART'
  /** The application is over. There is nothing to answer any more. */
  | 'CLOSED'
  /** Declined. The person may change their mind. */
  | 'DECLINED'
  /** Nobody has answered yet. */
  | 'OPEN';

/** The part of the house that hires. */
export type JobDepartment =
  /** Mortgage advice */
  | 'ADVICE'
  /** Client care */
  | 'CLIENT_CARE'
  /** Operations */
  | 'OPERATIONS'
  /** Technology */
  | 'TECHNOLOGY'
  /** Underwriting */
  | 'UNDERWRITING';

/** A whole job: what is left out is empty. */
export type JobInput = {
  city?: string | null | undefined;
  /** The last day on which people can apply, in Toronto */
  closesOn?: string | null | undefined;
  compensation: string;
  compensationNote?: string | null | undefined;
  department: JobDepartment;
  description: string;
  /** One to a line. */
  duties?: string | null | undefined;
  employmentType: EmploymentType;
  /** Only for people with a licence */
  licenceRequired?: boolean | null | undefined;
  /** en or fr. */
  locale: string;
  /** Whole Canadian dollars. */
  payFrom?: number | null | undefined;
  /** Whole Canadian dollars. */
  payTo?: number | null | undefined;
  payUnit?: PayUnit | null | undefined;
  province?: string | null | undefined;
  /** Can be done from home; with a province, from home there */
  remote?: boolean | null | undefined;
  /** One to a line. */
  requirements?: string | null | undefined;
  /** Its page is /careers/{slug}. */
  slug: string;
  title: string;
};

/** Where a job stands. */
export type JobStatus =
  /** Nobody can apply any more. Its page says so for 30 days. */
  | 'CLOSED'
  /** Only staff see it. */
  | 'DRAFT'
  /** It closed more than 30 days ago. Its page answers 410. */
  | 'GONE'
  /** People can apply. */
  | 'OPEN';

/** What the person agrees to. */
export type LeadConsentInput = {
  /** To be contacted about this request. Must be true. */
  contact?: boolean | null | undefined;
};

/** Answers of a lead form. Each source asks for some of them; an answer that its form does not ask for is refused. */
export type LeadInput = {
  /** Whom it is for. Somebody who is no longer shown: the office. */
  agentId?: string | null | undefined;
  amountRequested?: string | null | undefined;
  annualIncome?: string | null | undefined;
  brokerage?: string | null | undefined;
  businessType?: string | null | undefined;
  comments?: string | null | undefined;
  consent?: LeadConsentInput | null | undefined;
  creditBand?: string | null | undefined;
  downPayment?: string | null | undefined;
  email: string;
  exitStrategy?: string | null | undefined;
  firstBalance?: string | null | undefined;
  fullName: string;
  goal?: string | null | undefined;
  interest?: string | null | undefined;
  message?: string | null | undefined;
  mortgageBalance?: string | null | undefined;
  mortgageType?: MortgageType | null | undefined;
  /** A Canadian phone number in any usual format. */
  phone?: string | null | undefined;
  /** Canadian, such as M5V 2T6. */
  postalCode?: string | null | undefined;
  propertyType?: string | null | undefined;
  propertyValue?: string | null | undefined;
  purpose?: string | null | undefined;
  timeline?: string | null | undefined;
  urgency?: string | null | undefined;
  /** Years, from 0 to 80. */
  yearsInBusiness?: number | null | undefined;
};

/** The form a lead was sent with. */
export type LeadSource =
  | 'AGENT'
  | 'CONTACT'
  | 'LANDING'
  | 'PRIVATE_FINANCING'
  | 'REALTORQUEST'
  | 'SECOND_MORTGAGE'
  | 'SELF_EMPLOYED';

/** Who bears the risk. INSURABLE: the lender can insure it in bulk. NONE: no usual lender takes it. */
export type LoanClass =
  | 'CONVENTIONAL'
  | 'INSURABLE'
  | 'INSURED'
  | 'NONE';

export type LoginInput = {
  /** From the authenticator app, or a recovery code. Required when a userError REQUIRED on `code` asks for it. */
  code?: string | null | undefined;
  email: string;
  password: string;
};

/** Why an enquiry was lost. */
export type LostReason =
  /** Better rate elsewhere */
  | 'BETTER_RATE'
  /** Does not qualify */
  | 'DOES_NOT_QUALIFY'
  /** Not ready yet */
  | 'NOT_READY'
  /** Spam or duplicate */
  | 'SPAM_OR_DUPLICATE'
  /** Stayed with the bank */
  | 'STAYED_WITH_BANK'
  /** Cannot be reached */
  | 'UNREACHABLE';

/** Whether an email was sent. */
export type MailStatus =
  | 'FAILED'
  | 'PENDING'
  | 'SENT'
  | 'VOID';

/** What the mortgage is for. */
export type MortgageType =
  | 'EQUITY_TAKEOUT'
  | 'NEW_PURCHASE'
  | 'OTHER'
  | 'REFINANCE'
  | 'RENEWAL';

export type NamedNoteInput = {
  name: string;
  note?: string | null | undefined;
};

export type NewRateInput = {
  apr?: number | null | undefined;
  bankId: string;
  /** A new rate without it gets the usual one for its type */
  compounding?: Compounding | null | undefined;
  endsOn?: string | null | undefined;
  insurance?: RateInsurance | null | undefined;
  notes?: string | null | undefined;
  /** Two letters; null: offered everywhere */
  province?: string | null | undefined;
  purpose?: RatePurpose | null | undefined;
  rate: number;
  term: number;
  type: RateType;
  visibility?: RateVisibility | null | undefined;
};

/** The kind of notification. */
export type NotificationKind =
  /** A colleague gave you enquiries, in one act */
  | 'ASSIGNED_TO_YOU'
  /** Less than one hour of the 24 is left */
  | 'DUE_IN_1_HOUR'
  /** Less than 4 hours of the 24 are left */
  | 'DUE_IN_4_HOURS'
  | 'FAILED_MAIL'
  /** A licence of an agent runs out within 60 days; detail is that day */
  | 'LICENCE_EXPIRING'
  /** Somebody named you in a note */
  | 'MENTION'
  | 'NEW_ENQUIRY'
  | 'OVERDUE_ENQUIRY'
  /** Not answered after 5 minutes of office hours */
  | 'UNANSWERED_5_MIN'
  | 'WITHDRAWN_APPLICATION'
  /** New enquiries that are yours by the rule */
  | 'YOURS_IN_TURN';

/** Your current password, and a new one if you are changing it. */
export type PasswordInput = {
  /** Required where the account has a password. */
  current?: string | null | undefined;
  next?: string | null | undefined;
};

/** What the pay is counted by. */
export type PayUnit =
  | 'HOUR'
  | 'YEAR';

/** What publishing will do to the rate. */
export type PendingKind =
  | 'ARCHIVE'
  | 'CREATE'
  | 'UPDATE';

/** Fields you leave out stay as they are. null clears apr, province, notes and endsOn. */
export type RateChangeInput = {
  apr?: number | null | undefined;
  /** A new rate without it gets the usual one for its type */
  compounding?: Compounding | null | undefined;
  endsOn?: string | null | undefined;
  insurance?: RateInsurance | null | undefined;
  notes?: string | null | undefined;
  /** Two letters; null: offered everywhere */
  province?: string | null | undefined;
  purpose?: RatePurpose | null | undefined;
  /** Percent per year */
  rate?: number | null | undefined;
  /** Years, 0.5 to 10 */
  term?: number | null | undefined;
  type?: RateType | null | undefined;
  visibility?: RateVisibility | null | undefined;
};

/** The default insurance class. ANY: all classes. */
export type RateInsurance =
  | 'ANY'
  | 'INSURABLE'
  | 'INSURED'
  | 'UNINSURED';

/** Fields you leave out match everything. */
export type RateOfferFilter = {
  /** Only these rates, up to 10 */
  ids?: Array<string> | null | undefined;
  /** Includes rates for any insurance class */
  insurance?: RateInsurance | null | undefined;
  /** Two letters. Includes rates offered everywhere. */
  province?: string | null | undefined;
  /** Includes rates for any purpose */
  purpose?: RatePurpose | null | undefined;
  /** Years */
  term?: number | null | undefined;
  type?: RateType | null | undefined;
};

/** PAYMENT: by the monthly payment on the same mortgage. A rate that compounds monthly costs a little more. */
export type RateOfferSort =
  | 'LENDER'
  | 'PAYMENT'
  | 'RATE';

/** What the mortgage is for. ANY: all purposes. */
export type RatePurpose =
  | 'ANY'
  | 'PURCHASE'
  | 'REFINANCE'
  | 'RENEWAL';

/** Whether the rate is fixed for the term or follows prime. */
export type RateType =
  | 'FIXED'
  | 'VARIABLE';

export type RateVersionInput = {
  id: string;
  version: number;
};

/** Who can see a rate. HIDDEN: staff only. */
export type RateVisibility =
  | 'EVERYONE'
  | 'HIDDEN'
  | 'SIGNED_IN';

export type RecordContactInput = {
  /** When it took place; now where it is left out */
  at?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  /** When it comes back; left out, never */
  followUpAt?: string | null | undefined;
  id: string;
  kind: ContactKind;
  /** Required with LOST */
  lostReason?: LostReason | null | undefined;
  /** Up to 4,000 characters */
  note?: string | null | undefined;
  /** One of the outcomes of this kind */
  outcome: ContactOutcome;
  /** Left out, it follows from the contact */
  status?: EnquiryStatus | null | undefined;
  /** You look after it from now on, if nobody does */
  takesOwner: boolean;
};

export type RegisterInput = {
  email: string;
  name: string;
  /** 10 to 200 characters. Common passwords are refused. */
  password: string;
  /** A Canadian phone number in any usual format. */
  phone: string;
};

/** Roles, from the lowest. Each includes the ones before it. */
export type Role =
  | 'ACCOUNT_HOLDER'
  | 'ADMIN'
  | 'MODERATOR';

/** Results are never taken from a caller: the server makes them from the inputs. */
export type SaveCalculationInput = {
  /** The engine's input fields; money in dollars */
  inputs: Record<string, unknown>;
  kind: CalculationKind;
  /** Up to 100 characters */
  label?: string | null | undefined;
};

export type SaveDraftInput = {
  /** All answers so far, up to 200 kB of JSON */
  content: Record<string, unknown>;
  /** The version this one was made from; 0: none. Without it the last save wins and the other is kept */
  expectedVersion?: number | null | undefined;
  /** Keeps what is replaced as the previous version */
  keepPrevious?: boolean | null | undefined;
  kind: DraftKind;
  /** The step somebody is at, from 0 */
  lastStep: number;
};

/** The codes of a filter. A search is not kept, since it names people. */
export type SaveEnquiryViewInput = {
  /** As in Enquiry.channel */
  channel?: string | null | undefined;
  kind?: EnquiryKind | null | undefined;
  /** Up to 40 characters */
  name: string;
  /** Two letters, such as ON */
  province?: string | null | undefined;
  status?: EnquiryStatus | null | undefined;
  view?: EnquiryQueue | null | undefined;
};

export type SaveReplyTemplateInput = {
  expectedVersion?: number | null | undefined;
  /** Left out, it is a new one */
  id?: string | null | undefined;
  /** Up to 60 characters */
  name: string;
  /** Up to 150 characters on one line */
  subject: string;
  /** Up to 10,000 characters */
  text: string;
};

/** The kind of result. */
export type SearchKind =
  | 'ENQUIRY'
  | 'LENDER'
  | 'PERSON';

/** A part of the settings, saved as a whole. */
export type SettingsSection =
  /** Marketing claims with footnotes and evidence dates. Pages show the first 4. */
  | 'CLAIMS'
  /** Names, contact details, addresses, licences by province and links. */
  | 'COMPANY'
  /** When the office answers the phone, as the contact page says it. */
  | 'PHONE_HOURS'
  /** Questions and answers on the home page, which shows the first 4. */
  | 'QUESTIONS'
  /** What clients say on the home page, which shows the first 3. */
  | 'TESTIMONIALS';

/** A kind of mortgage. ANY is no kind: name the purpose and the insurance. */
export type StartRateInput = {
  insurance: RateInsurance;
  /** Two letters */
  province?: string | null | undefined;
  purpose: RatePurpose;
  /** Years; the closest term is taken */
  term?: number | null | undefined;
};

/** Why a file does not fit lenders’ usual terms. */
export type UnderwritingFailure =
  | 'AMORTIZATION_TOO_LONG'
  | 'CLOSING_FUNDS_SHORT'
  | 'CREDIT_LOW'
  | 'DOWN_PAYMENT_SHORT'
  | 'GDS_OVER'
  | 'LTV_OVER'
  | 'NOT_INSURABLE'
  | 'TDS_OVER';

/** ALTERNATIVE: a lender beyond the usual limits may take it. */
export type UnderwritingVerdict =
  | 'ALTERNATIVE'
  | 'DOES_NOT_FIT'
  | 'FITS';

/** Fields you leave out stay the same. */
export type UpdateUserInput = {
  /** The emailed code. Confirms a new email address or a first password of an account without a password. */
  confirmationCode?: string | null | undefined;
  /** Changing your own asks for password.current. We email you to confirm the new address. */
  email?: string | null | undefined;
  /** Only for your own account. */
  marketingConsent?: boolean | null | undefined;
  name?: string | null | undefined;
  /** Only for your own account. */
  password?: PasswordInput | null | undefined;
  phone?: string | null | undefined;
  /** For administrators. */
  role?: Role | null | undefined;
  /** For administrators, and for moderators on clients. */
  suspended?: boolean | null | undefined;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** There already is a record with this name or email address. */
  | 'ALREADY_EXISTS'
  /** Somebody else changed it first, or its state does not allow this. Load it again. */
  | 'CONFLICT'
  /** It was sent or deleted meanwhile, and takes no more changes. */
  | 'GONE'
  /** The Idempotency-Key was used for another request. Send a new key. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The value is not valid. The message says what to enter. */
  | 'INVALID'
  /** There is no such record, or it belongs to somebody else. */
  | 'NOT_FOUND'
  /** A value is missing. */
  | 'REQUIRED';

export type UserFilter = {
  /** Only this person */
  id?: string | null | undefined;
  /** Part of a name or email */
  q?: string | null | undefined;
  role?: Role | null | undefined;
  suspended?: boolean | null | undefined;
};

/** What the office tries. What is left out stays as it was submitted. */
export type WhatIfInput = {
  /** Years, over 0 to 40 */
  amortizationYears?: number | null | undefined;
  /** Of a purchase */
  downPayment?: string | null | undefined;
  ratePct?: number | null | undefined;
};
