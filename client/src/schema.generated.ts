/** A task for somebody of the office, with its day. */
export type AddEnquiryTaskInput = {
  /** Left out, it is yours */
  assigneeId?: string | null | undefined;
  /** The day by which it is to be done, in Toronto */
  dueOn: string;
  /** The enquiry it belongs to */
  enquiryId: string;
  /** Up to 300 characters */
  text: string;
};

/** Days on which the agent takes no calls. */
export type AgentAwayInput = {
  /** The first day */
  from: string;
  /** The last day, which counts too */
  to: string;
};

/** An opening of each week, on the clock of the agent. */
export type AgentHoursInput = {
  /** Such as 17:00 */
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
  /** Whole days on which nobody can book them. Calls that are booked stay */
  away?: Array<AgentAwayInput> | null | undefined;
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
  /** Those they advise in, in English */
  languages?: Array<string> | null | undefined;
  /** Each province once; the first one’s holidays count */
  licences?: Array<AgentLicenceInput> | null | undefined;
  /** The name on the licence. */
  licensedName?: string | null | undefined;
  /** Public phone number, kept as E.164. */
  phone?: string | null | undefined;
  /** What a client wrote, and where. */
  reviews?: Array<AgentReviewInput> | null | undefined;
  /** Something with a few words beside it, such as a speciality. */
  serviceAreas?: Array<NamedNoteInput> | null | undefined;
  /** Addresses that begin with https://. */
  social?: AgentSocialInput | null | undefined;
  /** Something with a few words beside it, such as a speciality. */
  specialities?: Array<NamedNoteInput> | null | undefined;
  /** The first part of the host of their page, such as priya-raman. */
  subdomain?: string | null | undefined;
  /** A title that the regulator allows. One of Mortgage broker, Mortgage agent, level 2, Mortgage agent, level 1, Mortgage associate, Principal broker, Submortgage broker, Mortgage salesperson */
  title?: string | null | undefined;
  /** Their account; an empty text takes it away */
  userId?: string | null | undefined;
};

/** A licence in one province and when it runs out. */
export type AgentLicenceInput = {
  /** Left out: it does not run out */
  expiresOn?: string | null | undefined;
  /** As the regulator writes it */
  number: string;
  /** Two letters, such as ON */
  province: string;
};

/** What a client wrote, and where. */
export type AgentReviewInput = {
  /** The client, as they want to be named */
  author: string;
  /** The day it was written */
  date: string;
  /** Stars, 1 to 5 */
  rating: number;
  /** Where it was written */
  source: string;
  /** The client’s own words */
  text: string;
};

/** Addresses that begin with https://. */
export type AgentSocialInput = {
  /** A page on Facebook. */
  facebook?: string | null | undefined;
  /** A profile on Instagram. */
  instagram?: string | null | undefined;
  /** Address of a LinkedIn profile */
  linkedin?: string | null | undefined;
  /** A site of their own. */
  website?: string | null | undefined;
};

/** Which form was sent. */
export type ApplicationKind =
  /** The short form of one page */
  | 'BASIC'
  /** The long form with work, money and the home */
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

/** A stage of an application, or how it ended without a mortgage. Each value is described with the words to show. */
export type ApplicationStageName =
  /** The office ended it. Shown as “Closed” */
  | 'CLOSED'
  /** A lender said yes, if its conditions are met. Shown as “Conditional approval” */
  | 'CONDITIONAL_APPROVAL'
  /** No lender took it. Shown as “Not approved” */
  | 'DECLINED'
  /** Nothing happened for too long. Shown as “Expired” */
  | 'EXPIRED'
  /** The mortgage is in place. Shown as “Funded” */
  | 'FUNDED'
  /** A broker or a lender is looking at it. Shown as “In review” */
  | 'IN_REVIEW'
  /** We have it, and a broker will take it up. Shown as “Received” */
  | 'RECEIVED'
  /** The applicant took it back. Shown as “Withdrawn” */
  | 'WITHDRAWN';

/** DONE, CURRENT or AHEAD. ENDED means it went no further. */
export type ApplicationStageState =
  /** Still to come */
  | 'AHEAD'
  /** The application is here */
  | 'CURRENT'
  /** The application is past it */
  | 'DONE'
  /** The application went no further */
  | 'ENDED';

/** Where an application stands. Each value is described in words to show. */
export type ApplicationStanding =
  /** Approved, with all conditions met */
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
  /** Expired: nothing happened for too long */
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
  /** The lender said yes */
  | 'APPROVED'
  /** The lender said yes, with conditions */
  | 'CONDITIONALLY_APPROVED'
  /** No lender took it */
  | 'DECLINED'
  /** Waits for documents of the applicant */
  | 'DOCUMENTS_REQUESTED'
  /** Nothing happened for too long */
  | 'EXPIRED'
  /** The mortgage is in place */
  | 'FUNDED'
  /** A broker is reviewing it */
  | 'IN_REVIEW'
  /** It came in, and nobody has taken it up */
  | 'SUBMITTED'
  /** A lender has it */
  | 'SUBMITTED_TO_LENDER'
  /** The applicant took it back */
  | 'WITHDRAWN';

/** Fields you leave out match everything. */
export type AuditFilter = {
  /** A whole action such as 'user.suspend', or 'user' for all actions on people */
  action?: string | null | undefined;
  /** Part of the name or email of the person who did it */
  actor?: string | null | undefined;
  /** From this moment on */
  from?: string | null | undefined;
  /** Only changes, or only views */
  kind?: AuditKind | null | undefined;
  /** Only what was done to this record */
  subjectId?: string | null | undefined;
  /** Before this moment */
  to?: string | null | undefined;
};

/** What somebody did, or what they only looked at. */
export type AuditKind =
  /** Everything that changed something, and what was exported or downloaded */
  | 'CHANGES'
  /** Lists and files that were opened, and searches */
  | 'VIEWS';

/** The answers of the basic form. */
export type BasicApplicationInput = {
  /** Income a year before tax, of everybody who borrows */
  annualIncome?: string | null | undefined;
  /** The lender on the chosen rate card */
  bankId?: string | null | undefined;
  /** What else the person wants to say, in their own words */
  comments?: string | null | undefined;
  /** What the applicant agrees to. */
  consent: ConsentInput;
  /** One of excellent, good, fair, rebuilding, unknown */
  creditBand?: string | null | undefined;
  /** What the buyer pays of the price in cash */
  downPayment?: string | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** First and last name, as the person wrote them */
  fullName: string;
  /** What is still owed on the mortgage */
  mortgageBalance?: string | null | undefined;
  /** What the mortgage is for. */
  mortgageType: MortgageType;
  /** A Canadian phone number in any usual format. */
  phone: string;
  /** What the home costs or is worth */
  propertyValue?: string | null | undefined;
  /** Two letters, such as ON. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province?: string | null | undefined;
  /** One of now, 1_3_months, 3_6_months, later */
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

/** Fields you leave out match everything. */
export type BlogFilter = {
  /** Only posts of this category */
  category?: string | null | undefined;
  /** Those that you wrote */
  mine?: boolean | null | undefined;
  /** Words or their beginnings; accents do not matter */
  q?: string | null | undefined;
  /** Counts for moderators and administrators alone */
  status?: BlogStatus | null | undefined;
  /** Only posts with this tag */
  tag?: string | null | undefined;
};

/** What is left out stays as it is; a new post needs a title, its content and a category. */
export type BlogInput = {
  /** What the post is about. One of rates, renewal, first-home, rules, paying-it-off, self-employed, family */
  category?: string | null | undefined;
  /** HTML; what posts may not contain is taken out. */
  content?: string | null | undefined;
  /** Empty: the cover is decoration */
  coverAlt?: string | null | undefined;
  /** An upload of this site; empty takes it away */
  coverImageUrl?: string | null | undefined;
  /** A sentence or two for lists and search engines, in plain text, up to 300 characters. Made from the text where it is empty. */
  excerpt?: string | null | undefined;
  /** The language it is written in; a new post is in English. One of en, fr */
  locale?: string | null | undefined;
  /** Readers see an approved post from then on */
  publishAt?: string | null | undefined;
  /** The old one goes on leading here */
  slug?: string | null | undefined;
  /** At most 8 */
  tags?: Array<string> | null | undefined;
  /** The headline, in plain text, up to 120 characters. */
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
  /** Where email reaches the person */
  email: string;
  /** First and last name, as the person wrote them */
  fullName: string;
  /** A Canadian phone number in any usual format. */
  phone: string;
  /** What the call is to be about. One of new_purchase, renewal, refinance, equity_takeout, second_mortgage, private_financing, other */
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
  /** How far along the office is. No status stops the clock. */
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
  /** Who can see a rate. HIDDEN: staff only. */
  visibility?: RateVisibility | null | undefined;
};

/** What is calculated. */
export type CalculationKind =
  /** The most a household can borrow */
  | 'AFFORDABILITY'
  /** Up to 3 mortgages side by side */
  | 'COMPARISON'
  /** What housing and debts take of the income */
  | 'DEBT_SERVICE'
  /** Four down payments on one price */
  | 'DOWN_PAYMENTS'
  /** The most a home-equity line can be */
  | 'HELOC_MAX'
  /** What default insurance costs */
  | 'INSURANCE_PREMIUM'
  /** The tax or the fees of registering a purchase */
  | 'LAND_TRANSFER_TAX'
  /** The least down payment on a price */
  | 'MIN_DOWN_PAYMENT'
  /** GST, HST or QST on a new home */
  | 'NEW_HOME_TAX'
  /** The regular payment */
  | 'PAYMENT'
  /** The rate of one payment period */
  | 'PERIODIC_RATE'
  /** What lump sums and higher payments save */
  | 'PREPAYMENT'
  /** What leaving a mortgage early costs */
  | 'PREPAYMENT_PENALTY'
  /** Everything about buying one home */
  | 'PURCHASE'
  /** The rate of the stress test */
  | 'QUALIFYING_RATE'
  /** Payments if rates go up */
  | 'RATE_RISE'
  /** A new mortgage on a home, and the cash out */
  | 'REFINANCE'
  /** The most that may be secured on a home */
  | 'REFINANCE_MAX'
  /** Leaving now against waiting, or two offers */
  | 'RENEWAL'
  /** A mortgage payment by payment */
  | 'SCHEDULE';

/** Who applies for a job. The résumé is an argument of its own. */
export type CareerApplicationInput = {
  /** Where the person or the job is */
  city?: string | null | undefined;
  /** To keep the application for a year and to be contacted about it. Must be true. */
  consent: boolean;
  /** Why the person wants the job, in their own words */
  coverLetter?: string | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** First and last name, as the person wrote them */
  fullName: string;
  /** As the regulator writes it */
  licenceNumber?: string | null | undefined;
  /** Whether the person has a mortgage licence. One of level_1, level_2, other, not_yet */
  licensed?: string | null | undefined;
  /** Address of a LinkedIn profile */
  linkedin?: string | null | undefined;
  /** A Canadian phone number in any usual format. */
  phone: string;
  /** Two letters, such as ON. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province?: string | null | undefined;
  /** Years, from 0 to 60. */
  yearsExperience?: number | null | undefined;
};

/** Answers from the chat. Choices must match the offered options word for word. */
export type ChatLeadInput = {
  /** At least 5 characters if the service type is Other. */
  additionalComments?: string | null | undefined;
  /** For New Purchase: 5%, 10%, 15% or 20% or more. One of 5%, 10%, 15%, 20% or more */
  downPayment?: string | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** First and last name, as the person wrote them */
  fullName: string;
  /** Under $200K, $200K - $500K, $500K - $1M or $1M+. One of Under $200K, $200K - $500K, $500K - $1M, $1M+ */
  mortgageAmount?: string | null | undefined;
  /** A Canadian phone number in any usual format. */
  phone: string;
  /** Under $300K, $300K-$500K, $500K-$1M or $1M+. One of Under $300K, $300K-$500K, $500K-$1M, $1M+ */
  propertyValue?: string | null | undefined;
  /** New Purchase, Refinance, Renewal, Equity Takeout or Other. One of New Purchase, Refinance, Renewal, Equity Takeout, Other */
  serviceType: string;
};

/** Why a client picked a mortgage. */
export type ChoiceReason =
  /** Leaving early costs less */
  | 'LEAVING_EARLY'
  /** I know this lender */
  | 'LENDER'
  /** The cost over the years I’ll keep it */
  | 'LOWEST_COST'
  /** It takes the least each month */
  | 'LOWEST_PAYMENT'
  /** Something else */
  | 'OTHER'
  /** The rate stays the same */
  | 'SAME_RATE';

/** Why a mortgage has its insurance class. */
export type ClassReason =
  /** With 20% down or more, nobody may insure so many years */
  | 'AMORTIZATION_TOO_LONG'
  /** With 20% down or more, nobody may insure a home of that price */
  | 'PRICE_TOO_HIGH'
  /** More is borrowed on a home, which nobody insures */
  | 'REFINANCE'
  /** A mortgage goes on at the end of its term */
  | 'RENEWAL'
  /** 20% of the price or more is paid in cash */
  | 'TWENTY_DOWN'
  /** Less than 20% of the price is paid in cash */
  | 'UNDER_20_DOWN';

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
  /** 12 times a year */
  | 'MONTHLY'
  /** Twice a year, as the Interest Act asks of fixed rates */
  | 'SEMI_ANNUAL';

/** What the applicant agrees to. */
export type ConsentInput = {
  /** To be contacted about this application. Must be true. */
  contact: boolean;
  /** To receive marketing email. */
  marketing?: boolean | null | undefined;
};

/** What somebody agrees to. */
export type ConsentName =
  /** That visits are counted */
  | 'ANALYTICS'
  /** To be contacted about a call */
  | 'BOOKING'
  /** That a job application is kept */
  | 'CAREER'
  /** To be contacted after the chat */
  | 'CHAT'
  /** To be contacted about an application */
  | 'CONTACT'
  /** That a credit report is asked for */
  | 'CREDIT_CHECK'
  /** To be contacted about a request */
  | 'LEAD'
  /** To get rate news and offers */
  | 'MARKETING'
  /** To be answered */
  | 'MESSAGE'
  /** That the information in an application is used */
  | 'PRIVACY'
  /** To be emailed when a rate watch is met */
  | 'RATE_WATCH'
  /** To be emailed once before a mortgage comes due */
  | 'RENEWAL_REMINDER';

/** How somebody was contacted. */
export type ContactKind =
  /** Somebody of the office telephoned */
  | 'CALL'
  /** Somebody of the office wrote */
  | 'EMAIL'
  /** Face to face, or by video */
  | 'MEETING'
  /** A message was left with a machine */
  | 'VOICEMAIL';

/** How a contact ended. Each kind has its own outcomes. */
export type ContactOutcome =
  /** The person asked to be called at another time */
  | 'CALL_BACK'
  /** Everybody came */
  | 'HELD'
  /** The person can hear it later */
  | 'LEFT_MESSAGE'
  /** No message could be left */
  | 'MAILBOX_FULL'
  /** It came back */
  | 'NOT_DELIVERED'
  /** Nobody took the call */
  | 'NO_ANSWER'
  /** The person did not come */
  | 'NO_SHOW'
  /** It went out */
  | 'SENT'
  /** The person was reached */
  | 'SPOKE'
  /** Somebody else has the number */
  | 'WRONG_NUMBER';

/** One answer of an application, put right by the office. */
export type CorrectAnswerInput = {
  /** The application it belongs to */
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
  /** Where email reaches the person */
  email?: string | null | undefined;
  /** The version that was read. If it has changed since, nothing is saved and the answer is CONFLICT */
  expectedVersion?: number | null | undefined;
  /** A UUID that names this record and no other */
  id: string;
  /** A North American number */
  phone?: string | null | undefined;
};

/** Why a cost is not told. What is not known never counts as nothing. */
export type CostUnknown =
  /** Its lender publishes no rate for about the months that are left */
  | 'COMPARISON_RATE'
  /** Nobody told us what it takes to get it */
  | 'FEES'
  /** Nobody told us how its lender charges */
  | 'PENALTY'
  /** Its lender compares with posted rates that we do not have */
  | 'POSTED_RATE'
  /** The rate ends before the month that was asked for */
  | 'TERM';

/** A token for a program, and the proof that you are the owner of the account. */
export type CreateApiTokenInput = {
  /** The emailed one, where the account has no password */
  confirmationCode?: string | null | undefined;
  /** What you call it, up to 60 characters */
  name: string;
  /** Of the account, where it has one */
  password?: string | null | undefined;
  /** At least one */
  scopes: Array<TokenScope>;
};

/** Where to send events, and the proof that you are the owner of the account. */
export type CreateWebhookInput = {
  /** The emailed one, where the account has no password */
  confirmationCode?: string | null | undefined;
  /** At least one */
  events: Array<WebhookEvent>;
  /** Of the account, where it has one */
  password?: string | null | undefined;
  /** An https address on the internet, up to 500 characters */
  url: string;
};

/** The credit score of somebody on an application. */
export type CreditScoreInput = {
  /** As in the ratios: applicant, or the id of a co-applicant */
  person: string;
  /** From 300 to 900; null takes it out */
  score?: number | null | undefined;
};

/** Filters by the values the rates will have once everything is published. */
export type DeskRateFilter = {
  /** The lender it belongs to */
  bankId?: string | null | undefined;
  /** Two letters. Includes rates offered everywhere. */
  province?: string | null | undefined;
  /** Includes rates for any purpose */
  purpose?: RatePurpose | null | undefined;
  /** Part of the lender's name */
  q?: string | null | undefined;
  /** HOME: on the home page cards. STALE: unchanged for more than 7 days. PENDING: with unpublished changes. */
  tab?: DeskTab | null | undefined;
  /** Years, 0.5 to 10 */
  term?: number | null | undefined;
  /** Whether the rate is fixed for the term or follows prime. */
  type?: RateType | null | undefined;
  /** Who can see a rate. HIDDEN: staff only. */
  visibility?: RateVisibility | null | undefined;
};

/** What the list of the desk is sorted by. */
export type DeskRateSort =
  /** By the name of the lender */
  | 'LENDER'
  /** By the percent per year */
  | 'RATE'
  /** By the years */
  | 'TERM'
  /** By the time of the last change */
  | 'UPDATED';

/** HOME: on the home page cards. STALE: unchanged for more than 7 days. PENDING: with unpublished changes. */
export type DeskTab =
  /** Every rate */
  | 'ALL'
  /** Those that only staff see */
  | 'HIDDEN'
  /** Those on the home page cards */
  | 'HOME'
  /** Those with unpublished changes */
  | 'PENDING'
  /** Those unchanged for more than 7 days */
  | 'STALE';

/** What the office says to a document. */
export type DocumentDecision =
  /** It is what we asked for */
  | 'ACCEPT'
  /** It has to be sent again, for a reason */
  | 'REFUSE';

/** Why the office does not take a document. Each value is described by what the person reads. */
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

/** A document to ask for. */
export type DocumentRequestInput = {
  /** A code of the checklist. Leave it out to use words. */
  code?: string | null | undefined;
  /** 'applicant', 'file', or the id of a co-applicant's answers */
  person: string;
  /** Up to 200 characters */
  words?: string | null | undefined;
};

/** Where a document we asked for stands. */
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
  /** The comprehensive application */
  | 'COMPREHENSIVE'
  /** The basic form */
  | 'MORTGAGE';

/** Why a mail server did not take an email. */
export type EmailRefusal =
  /** Their mail server blocked it */
  | 'BLOCKED'
  /** Their mailbox has no room for it */
  | 'MAILBOX_FULL'
  /** The email could not be prepared */
  | 'NOT_PREPARED'
  /** We can’t reach the mail server */
  | 'NOT_REACHED'
  /** There is no such mailbox */
  | 'NO_MAILBOX'
  /** Their mail server rejected it */
  | 'REJECTED'
  /** The email was stopped before it was sent */
  | 'STOPPED'
  /** The email is too large */
  | 'TOO_LARGE'
  /** Their mail server asked us to try later */
  | 'TRY_LATER';

/** How far an email is. */
export type EmailState =
  /** Their mail server put it off. We’ll try again */
  | 'DELAYED'
  /** Waiting to be sent */
  | 'QUEUED'
  /** Not delivered */
  | 'REFUSED'
  /** A mail server took it */
  | 'SENT';

/** How somebody is employed. */
export type EmploymentType =
  /** Self-employed, paid by commission */
  | 'CONTRACTOR'
  /** A whole working week */
  | 'FULL_TIME'
  /** While still learning the work */
  | 'INTERN'
  /** Less than a whole working week */
  | 'PART_TIME'
  /** For a limited time */
  | 'TEMPORARY';

/** An email from a file to the person of its enquiry. */
export type EnquiryEmailInput = {
  /** The version that was read. If it has changed since, nothing is saved and the answer is CONFLICT */
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
  /** Where email reaches the person */
  | 'EMAIL'
  /** When it comes back */
  | 'FOLLOW_UP'
  /** Who looks after it */
  | 'OWNER'
  /** Where calls reach the person */
  | 'PHONE'
  /** How far along the office is */
  | 'STATUS';

/** Fields you leave out match everything. */
export type EnquiryFilter = {
  /** As in Enquiry.channel */
  channel?: string | null | undefined;
  /** What kind of enquiry it is. */
  kind?: EnquiryKind | null | undefined;
  /** Past its 24 hours without a first response */
  overdue?: boolean | null | undefined;
  /** Two letters, such as ON */
  province?: string | null | undefined;
  /** Beginnings of words of a name, email or application number, or a whole phone number. Finds the newest 1,000. */
  q?: string | null | undefined;
  /** How far along the office is. No status stops the clock. */
  status?: EnquiryStatus | null | undefined;
  /** A view of the inbox. MINE and UNASSIGNED show what is open and what came back. */
  view?: EnquiryQueue | null | undefined;
  /** Without a first response */
  waiting?: boolean | null | undefined;
};

/** What is to be done with an enquiry next. LATER has the answered ones too. */
export type EnquiryGroup =
  /** Less than 4 hours of the 24 are left for a first answer */
  | 'DUE_SOON'
  /** Comes back before the day ends */
  | 'FOLLOW_UP_TODAY'
  /** Nothing has to be done yet, or nothing any more */
  | 'LATER'
  /** Past its 24 hours without a first answer */
  | 'OVERDUE';

/** What kind of enquiry it is. */
export type EnquiryKind =
  /** Somebody applied for a mortgage */
  | 'APPLICATION'
  /** Somebody booked a call */
  | 'BOOKING'
  /** Somebody applied for a job */
  | 'CAREER'
  /** Somebody wrote a message */
  | 'CONTACT'
  /** Somebody asked to be called */
  | 'LEAD';

/** What somebody does with an enquiry’s file. */
export type EnquiryLook =
  /** Has left */
  | 'LEFT'
  /** Has it open */
  | 'LOOKING'
  /** Is writing a note */
  | 'WRITING';

/** A view of the inbox. MINE and UNASSIGNED show what is open and what came back. */
export type EnquiryQueue =
  /** Less than 4 hours of the 24 are left for a first answer */
  | 'DUE_SOON'
  /** All of them, open or not */
  | 'EVERYTHING'
  /** Open ones that you look after */
  | 'MINE'
  /** Past their 24 hours without a first answer */
  | 'OVERDUE'
  /** Open ones that nobody looks after */
  | 'UNASSIGNED'
  /** The next step is the client’s */
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
  /** The most urgent first */
  | 'DUE'
  /** By the name of the person */
  | 'NAME'
  /** The latest first */
  | 'NEWEST'
  /** The earliest first */
  | 'OLDEST';

/** How far along the office is. No status stops the clock. */
export type EnquiryStatus =
  /** Somebody looks after it, and has not begun */
  | 'ASSIGNED'
  /** Done, with nothing left to do */
  | 'CLOSED'
  /** The person was reached */
  | 'CONTACTED'
  /** It became a mortgage */
  | 'CONVERTED'
  /** The office is looking at what the person sent */
  | 'IN_REVIEW'
  /** It came to nothing, for a reason that is recorded */
  | 'LOST'
  /** Came in, and nobody looks after it */
  | 'NEW'
  /** A lender can probably be found */
  | 'QUALIFIED'
  /** The next step is the client’s */
  | 'WAITING';

/** A month after which somebody may leave, and how likely it is. */
export type ExitChanceInput = {
  /** 24 to 60 */
  month: number;
  /** Whole percent; all months together 100 */
  pct: number;
};

/** Why the office expects the mortgage to end in a month. */
export type ExitReason =
  /** The family grows */
  | 'FAMILY'
  /** They expect to move */
  | 'MOVE'
  /** They expect to pay it off */
  | 'PAY_OFF'
  /** They may refinance when rates fall */
  | 'RATES'
  /** They plan to sell */
  | 'SALE'
  /** They keep it to the end of the term */
  | 'TERM'
  /** Work may take them elsewhere */
  | 'WORK';

/** What the office should know before it opens a file. */
export type FileWarning =
  /** This PDF contains scripts or files. Look at it in the browser only. */
  | 'ACTIVE'
  /** Not scanned for viruses: no scanner is set up. */
  | 'NOT_SCANNED';

/** What the first answer was. */
export type FirstResponseKind =
  /** Somebody of the office telephoned */
  | 'CALL'
  /** Somebody of the office wrote */
  | 'EMAIL'
  /** Face to face, or by video */
  | 'MEETING'
  /** A change of status, which counted before contacts were recorded */
  | 'STATUS'
  /** A message was left with a machine */
  | 'VOICEMAIL';

/** Why a total is not known. */
export type FitUnknown =
  /** Its lender publishes no rate for about the months that are left */
  | 'COMPARISON_RATE'
  /** Nobody told us what it takes to get it */
  | 'FEES'
  /** Nobody told us how its lender charges */
  | 'PENALTY'
  /** Nobody told us what its lender posts */
  | 'POSTED_RATE'
  /** No source of ours says what the insurer charges */
  | 'PREMIUM'
  /** The rate ends before the month that was asked for */
  | 'TERM';

/** The term of a mortgage that funded. The file is kept from its end. */
export type FundedTermInput = {
  /** Today or earlier */
  fundedOn: string;
  /** One month to 10 years; 0.5 is six months */
  termYears: number;
};

/** What Google’s button answered, and what we asked for since. */
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
  /** It changes a rate */
  | 'CHANGED'
  /** It adds a rate */
  | 'NEW'
  /** It cannot be taken; the message says why */
  | 'REFUSED'
  /** It says what is there already */
  | 'UNCHANGED';

/** How lenders count an income. */
export type IncomeBasis =
  /** All of the rent, as CMHC counts it where the owner or close family lives in one of two units */
  | 'ALL_OF_RENT'
  /** The amount that was stated */
  | 'AS_STATED'
  /** The guaranteed hours at the hourly rate */
  | 'GUARANTEED_HOURS'
  /** The latest year, because it was lower */
  | 'LATEST_YEAR'
  /** A share of the rent, as lenders count it */
  | 'SHARE_OF_RENT'
  /** The average of the last two years */
  | 'TWO_YEAR_AVERAGE'
  /** The lesser of the latest year and the average, with the add-backs of the latest year */
  | 'WITH_ADD_BACKS';

/** Where an income comes from. */
export type IncomeKind =
  /** Paid for a good year */
  | 'BONUS'
  /** Paid out by a corporation of one’s own */
  | 'BUSINESS_OWNER'
  /** The Canada Child Benefit */
  | 'CHILD_BENEFIT'
  /** A share of sales */
  | 'COMMISSION'
  /** Work for a limited time */
  | 'CONTRACT'
  /** Long-term disability benefits */
  | 'DISABILITY'
  /** Wages by the hour */
  | 'HOURLY'
  /** Interest and dividends */
  | 'INVESTMENT'
  /** Something else, as it was stated */
  | 'OTHER'
  /** Hours beyond the usual ones */
  | 'OVERTIME'
  /** Paid after work, by the state or an employer */
  | 'PENSION'
  /** Rent of another property */
  | 'RENT'
  /** A yearly salary */
  | 'SALARY'
  /** Work for part of each year */
  | 'SEASONAL'
  /** Net income of a business of one’s own */
  | 'SELF_EMPLOYED'
  /** Rent of a suite in the home */
  | 'SUITE_RENT'
  /** Child or spousal support */
  | 'SUPPORT_RECEIVED';

/** Who pays for default insurance: you (INSURED), the lender (INSURABLE) or nobody. */
export type InsuranceClass =
  /** The lender may insure it, and pays */
  | 'INSURABLE'
  /** The buyer pays the premium */
  | 'INSURED'
  /** Nobody insures it */
  | 'UNINSURED';

/** AGREE: take part, with the consent to the use of one’s information. DECLINE: take no part. */
export type InvitationAnswer =
  /** Takes part, with the consent to the use of their information */
  | 'AGREE'
  /** Takes no part */
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
  /** Advises clients and finds their lenders */
  | 'ADVICE'
  /** Answers clients and stays in touch */
  | 'CLIENT_CARE'
  /** Keeps the office running */
  | 'OPERATIONS'
  /** Builds and runs our systems */
  | 'TECHNOLOGY'
  /** Prepares files for lenders */
  | 'UNDERWRITING';

/** A whole job: what is left out is empty. */
export type JobInput = {
  /** Where the person or the job is */
  city?: string | null | undefined;
  /** The last day on which people can apply, in Toronto */
  closesOn?: string | null | undefined;
  /** What it pays, in a line. */
  compensation: string;
  /** What else belongs to the pay, in words. */
  compensationNote?: string | null | undefined;
  /** The part of the house that hires. */
  department: JobDepartment;
  /** Plain text; an empty line begins a paragraph. */
  description: string;
  /** What somebody does in this job. One to a line */
  duties?: string | null | undefined;
  /** How somebody is employed. */
  employmentType: EmploymentType;
  /** Only for people with a licence */
  licenceRequired?: boolean | null | undefined;
  /** The language it is written in. One of en, fr */
  locale: string;
  /** Whole Canadian dollars. */
  payFrom?: number | null | undefined;
  /** Whole Canadian dollars. */
  payTo?: number | null | undefined;
  /** What the pay is counted by. */
  payUnit?: PayUnit | null | undefined;
  /** Two letters. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province?: string | null | undefined;
  /** Can be done from home; with a province, from home there */
  remote?: boolean | null | undefined;
  /** What somebody needs for this job. One to a line */
  requirements?: string | null | undefined;
  /** Its page is /careers/{slug}. */
  slug: string;
  /** The headline, in plain text */
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

/** A mortgage, and when it is paid out: what rates cost is compared on it. */
export type KeptMortgageInput = {
  /** Years until it is paid off, up to 40 */
  amortizationYears?: number | null | undefined;
  /** What is borrowed, with the insurance premium */
  amount: string;
  /** After how many months it is paid out, 1 to 120 */
  months: number;
};

/** What the person agrees to. */
export type LeadConsentInput = {
  /** To be contacted about this request. Must be true. */
  contact?: boolean | null | undefined;
};

/** Answers of a lead form. Each source asks for some of them; an answer that its form does not ask for is refused. */
export type LeadInput = {
  /** Whom it is for. Somebody who is no longer shown: the office. */
  agentId?: string | null | undefined;
  /** How much the person wants to borrow */
  amountRequested?: string | null | undefined;
  /** Income a year before tax, of everybody who borrows */
  annualIncome?: string | null | undefined;
  /** The real estate brokerage the person works for */
  brokerage?: string | null | undefined;
  /** How the person is in business. One of sole_proprietor, partnership, incorporated, contractor */
  businessType?: string | null | undefined;
  /** What else the person wants to say, in their own words */
  comments?: string | null | undefined;
  /** What the person agrees to. */
  consent?: LeadConsentInput | null | undefined;
  /** How good the person says their credit is. One of excellent, good, fair, rebuilding, unknown */
  creditBand?: string | null | undefined;
  /** What the buyer pays of the price in cash */
  downPayment?: string | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** How the loan is to be paid back. One of bank, sale, other_sale, funds, unknown */
  exitStrategy?: string | null | undefined;
  /** What is owed on the first mortgage */
  firstBalance?: string | null | undefined;
  /** First and last name, as the person wrote them */
  fullName: string;
  /** What the mortgage is for. One of purchase, refinance */
  goal?: string | null | undefined;
  /** What a realtor wants from us. One of clients, own, partnership */
  interest?: string | null | undefined;
  /** What the person wrote, up to 4,000 characters */
  message?: string | null | undefined;
  /** What is still owed on the mortgage */
  mortgageBalance?: string | null | undefined;
  /** What the mortgage is for. */
  mortgageType?: MortgageType | null | undefined;
  /** A Canadian phone number in any usual format. */
  phone?: string | null | undefined;
  /** Canadian, such as M5V 2T6. */
  postalCode?: string | null | undefined;
  /** What stands on the land. One of house, condo, rental, land, construction, commercial */
  propertyType?: string | null | undefined;
  /** What the home costs or is worth */
  propertyValue?: string | null | undefined;
  /** What the money is for. One of debts, renovation, down_payment, business, arrears, other */
  purpose?: string | null | undefined;
  /** How soon the mortgage is needed. One of now, 1_3_months, 3_6_months, later */
  timeline?: string | null | undefined;
  /** How soon the money is needed. One of week, month, quarter, planning */
  urgency?: string | null | undefined;
  /** Years, from 0 to 80. */
  yearsInBusiness?: number | null | undefined;
};

/** The form a lead was sent with. */
export type LeadSource =
  /** The page of an adviser */
  | 'AGENT'
  /** The contact page */
  | 'CONTACT'
  /** A page of a campaign */
  | 'LANDING'
  /** The page for private financing */
  | 'PRIVATE_FINANCING'
  /** The page for realtors who refer clients */
  | 'REALTORQUEST'
  /** The page for second mortgages */
  | 'SECOND_MORTGAGE'
  /** The page for people who work for themselves */
  | 'SELF_EMPLOYED';

/** What a chapter shows besides its text. The page works it out. */
export type LegalBlock =
  /** The privacy officer and our address, before the text */
  | 'OFFICER'
  /** The table of retention periods, before the text */
  | 'RETENTION'
  /** The choice about counting visits, after the text */
  | 'VISITS';

/** A legal text with a page of its own. */
export type LegalTextName =
  /** The privacy policy, with the day from which it holds and who must agree again. */
  | 'PRIVACY'
  /** The terms of use, with the day from which they hold and who must agree again. */
  | 'TERMS';

/** Whether something can be picked. */
export type LenderChoiceState =
  /** One was picked */
  | 'CHOSEN'
  /** Its rates or its days are over, or the application is closed */
  | 'ENDED'
  /** One can be picked */
  | 'OPEN'
  /** A newer list took its place */
  | 'REPLACED';

/** How a lender charges for leaving a fixed rate before its term ends. A differential is never less than three months' interest. */
export type LenderPenalty =
  /** The differential with what it lends at today for the months that are left */
  | 'CONTRACT_RATE'
  /** The differential with its posted rate less the discount that was given */
  | 'POSTED_RATE'
  /** Three months' interest and never more */
  | 'THREE_MONTHS'
  /** Nobody has told us */
  | 'UNKNOWN';

/** What a lender takes and counts. What is left out is as the law and most lenders have it. */
export type LenderPolicyInput = {
  /** Cash back, share of the mortgage */
  cashbackPct?: number | null | undefined;
  /** Charge on the home. One of standard, collateral */
  charge: string;
  /** Cash back to return when leaving. One of none, full, pro_rata */
  clawback: string;
  /** What it charges to end the mortgage at any time */
  dischargeFee?: string | null | undefined;
  /** Usual discount from it */
  discountPct?: number | null | undefined;
  /** In force from */
  effectiveFrom: string;
  /** Years of a home-equity line */
  helocYears?: number | null | undefined;
  /** Since a bankruptcy was discharged */
  insolvencyMonths?: number | null | undefined;
  /** Insurable mortgages. One of yes, no */
  insurable: string;
  /** Insured mortgages. One of yes, no */
  insured: string;
  /** The most of the income that housing may take, where it is under the insurer’s */
  insuredGdsPct?: number | null | undefined;
  /** The least credit points, where they are over the insurer’s */
  insuredMinScore?: number | null | undefined;
  /** The most of the income that housing and debts may take, where it is under the insurer’s */
  insuredTdsPct?: number | null | undefined;
  /** Largest mortgage */
  maxLoan?: string | null | undefined;
  /** Smallest mortgage */
  minLoan?: string | null | undefined;
  /** Most of the value, uninsured */
  mostLtvPct?: number | null | undefined;
  /** Most homes in the building */
  mostUnits?: number | null | undefined;
  /** Longest amortization */
  mostYears?: number | null | undefined;
  /** GDS, uninsured */
  otherGdsPct?: number | null | undefined;
  /** Score, uninsured */
  otherMinScore?: number | null | undefined;
  /** TDS, uninsured */
  otherTdsPct?: number | null | undefined;
  /** Of the costs to get it, paid by the lender */
  paidForClient?: string | null | undefined;
  /** Not where the postal code begins with */
  postalNot?: string | null | undefined;
  /** Only where the postal code begins with */
  postalOnly?: string | null | undefined;
  /** Posted rate for the time that is left */
  postedRatePct?: number | null | undefined;
  /** Yearly extra payments, share of the mortgage */
  prepayPct?: number | null | undefined;
  /** Which mortgages. One of any, fixed, variable */
  product: string;
  /** Rate is held */
  rateHoldDays?: number | null | undefined;
  /** Refinances. One of yes, no */
  refinances: string;
  /** Fee for leaving early, besides the penalty */
  reinvestmentFee?: string | null | undefined;
  /** Rent of other properties. One of add_back, offset */
  rentMethod?: string | null | undefined;
  /** Share of the rent */
  rentPct?: number | null | undefined;
  /** Rental homes. One of yes, no */
  rentals: string;
  /** Cards and lines, share of the balance */
  revolvingPct?: number | null | undefined;
  /** Only a sale ends it early. One of yes, no */
  saleOnly: string;
  /** Whose score counts. One of best, lowest, primary */
  scoreUsed: string;
  /** A second mortgage behind it. One of yes, no */
  secondCharge: string;
  /** Second homes. One of yes, no */
  secondHomes: string;
  /** Self-employed income. One of filed, plus_15, none */
  selfEmployed: string;
  /** Part of the value at 80% */
  slideFirst?: string | null | undefined;
  /** Share of the rest */
  slideRestPct?: number | null | undefined;
  /** Where it stands */
  source: string;
  /** GDS at a strong score, uninsured */
  strongGdsPct?: number | null | undefined;
  /** Credit points from which the wider limits hold */
  strongScore?: number | null | undefined;
  /** TDS at a strong score, uninsured */
  strongTdsPct?: number | null | undefined;
  /** Switches at renewal. One of yes, no */
  switches: string;
  /** Uninsured mortgages. One of yes, no */
  uninsured: string;
};

/** What decides and nobody wrote down. */
export type LenderQuestion =
  /** Whether it takes more than 25 years */
  | 'AMORTIZATION'
  /** Whether it takes a borrowed down payment of more than 10% */
  | 'BORROWED_DOWN_PAYMENT'
  /** The credit score that counts */
  | 'CREDIT_SCORE'
  /** What income the borrower states */
  | 'INCOME_STATED'
  /** The policy of the lender: we have none */
  | 'LENDER_POLICY'
  /** The postal code of the home */
  | 'POSTAL_CODE'
  /** What the insurer charges */
  | 'PREMIUM'
  /** Whether the lender that has the mortgage now is federally regulated */
  | 'PRESENT_LENDER'
  /** Whether it takes the price */
  | 'PRICE_CAP'
  /** The terms of the insurer */
  | 'PROGRAM_TERMS'
  /** Whether the home is where non-Canadians may buy */
  | 'PURCHASE_BAN'
  /** How much of the rent counts */
  | 'RENT_TREATMENT'
  /** How each borrower is in Canada */
  | 'RESIDENCY'
  /** Whether the permit is for work */
  | 'WORK_PERMIT'
  /** When the borrowers came to Canada */
  | 'YEARS_IN_CANADA'
  /** Whether the home can be used all year */
  | 'YEAR_ROUND_ACCESS';

/** Why a lender does not take a file. */
export type LenderReasonCode =
  /** It runs for more years than the program allows */
  | 'AMORTIZATION_TOO_LONG'
  /** A bankruptcy was discharged too recently, or still runs */
  | 'BANKRUPTCY_RECENT'
  /** The down payment comes from a loan */
  | 'BORROWED_DOWN_PAYMENT'
  /** It does not lend this class of mortgage */
  | 'CLASS'
  /** The cash does not cover the down payment and closing costs */
  | 'CLOSING_FUNDS_SHORT'
  /** The best score is too low */
  | 'CREDIT_LOW'
  /** The down payment is below the least of the program */
  | 'DOWN_PAYMENT_SHORT'
  /** Housing costs take too much of the income */
  | 'GDS_OVER'
  /** It does not take the income of the self-employed */
  | 'INCOME_METHOD'
  /** The mortgage is over the most of the program, in dollars */
  | 'LOAN_OVER'
  /** The mortgage is smaller than it lends */
  | 'LOAN_UNDER'
  /** The mortgage is over its share of the value */
  | 'LTV_OVER'
  /** Nothing is moved as it is */
  | 'NOT_A_SWITCH'
  /** The down payment is not borrowed */
  | 'NOT_BORROWED'
  /** Nobody is new to Canada */
  | 'NOT_NEWCOMER'
  /** Nobody is self-employed */
  | 'NOT_SELF_EMPLOYED'
  /** No work adds homes to the building */
  | 'NO_ADDED_UNITS'
  /** No work is bought with the home */
  | 'NO_IMPROVEMENTS'
  /** It publishes no rate for this mortgage */
  | 'NO_RATE'
  /** The program is for a home that others live in */
  | 'OCCUPANCY'
  /** It does not lend where the home is */
  | 'POSTAL'
  /** The home is worth too much */
  | 'PRICE_OVER_CAP'
  /** A consumer proposal is not completed */
  | 'PROPOSAL_OPEN'
  /** The program is for another kind of mortgage */
  | 'PURPOSE'
  /** Somebody is neither a citizen nor a permanent resident */
  | 'RESIDENCY'
  /** It takes no second mortgage behind its own */
  | 'SECOND_CHARGE'
  /** Housing costs and debts take too much of the income */
  | 'TDS_OVER'
  /** The building has too many homes, or too few */
  | 'UNITS';

/** Who bears the risk. INSURABLE: the lender can insure it in bulk. NONE: no usual lender takes it. */
export type LoanClass =
  /** Nobody insures it, and nobody has to */
  | 'CONVENTIONAL'
  /** The lender can insure it in bulk */
  | 'INSURABLE'
  /** The buyer pays for default insurance */
  | 'INSURED'
  /** No usual lender takes it */
  | 'NONE';

/** Email and password, and a code where the second factor is on. */
export type LoginInput = {
  /** From the authenticator app, or a recovery code. Required when a userError REQUIRED on `code` asks for it. */
  code?: string | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** Of the account */
  password: string;
};

/** Why an enquiry was lost. */
export type LostReason =
  /** Somebody else offered a better rate */
  | 'BETTER_RATE'
  /** No lender would take the file */
  | 'DOES_NOT_QUALIFY'
  /** The person does not need a mortgage yet */
  | 'NOT_READY'
  /** It was not meant, or came in twice */
  | 'SPAM_OR_DUPLICATE'
  /** The person renewed where the mortgage was */
  | 'STAYED_WITH_BANK'
  /** Nobody answered calls or email */
  | 'UNREACHABLE';

/** Whether an email was sent. */
export type MailStatus =
  /** No mail server took it, and it is not tried again */
  | 'FAILED'
  /** Waits, or is tried again */
  | 'PENDING'
  /** A mail server took it */
  | 'SENT'
  /** No longer needed, so it was not sent */
  | 'VOID';

/** What somebody agreed to. */
export type MaturityConsent =
  /** That a broker calls or emails about this */
  | 'CONTACT'
  /** To nothing but what they asked for */
  | 'NONE'
  /** To get offers by email, and they did not withdraw it */
  | 'OFFERS';

/** How we know that a mortgage comes due. */
export type MaturitySource =
  /** We arranged it: the office said its term */
  | 'FUNDED'
  /** An application names it as the mortgage they have */
  | 'PRESENT'
  /** Somebody typed a renewal letter and wants a reminder */
  | 'REMINDER';

/** Who insures the mortgage. */
export type MortgageInsurer =
  /** Canada Guaranty Mortgage Insurance Company */
  | 'CANADA_GUARANTY'
  /** Canada Mortgage and Housing Corporation */
  | 'CMHC'
  /** Nobody does, and nobody has to */
  | 'CONVENTIONAL'
  /** Sagen Mortgage Insurance Company Canada */
  | 'SAGEN';

/** What insurers and lenders offer, by who lives in a home and what the mortgage is for. */
export type MortgageProgram =
  /** The terms of CMHC for: Improvement */
  | 'CMHC_IMPROVEMENT'
  /** The terms of CMHC for: Income Property */
  | 'CMHC_INCOME_PROPERTY'
  /** The terms of CMHC for: Newcomers */
  | 'CMHC_NEWCOMERS'
  /** The terms of CMHC for: Purchase */
  | 'CMHC_PURCHASE'
  /** The terms of CMHC for: Second Home */
  | 'CMHC_SECOND_HOME'
  /** The terms of CMHC for: Secondary suite refinance */
  | 'CMHC_SUITES'
  /** The terms of Conventional for: Purchase with 20% down */
  | 'CONVENTIONAL_PURCHASE'
  /** The terms of Conventional for: Refinance to 80% */
  | 'CONVENTIONAL_REFINANCE'
  /** The terms of Conventional for: Switch at renewal */
  | 'CONVENTIONAL_SWITCH'
  /** The terms of Canada Guaranty for: Flex 95 Advantage */
  | 'GUARANTY_FLEX'
  /** The terms of Canada Guaranty for: Purchase Advantage Plus */
  | 'GUARANTY_IMPROVEMENTS'
  /** The terms of Canada Guaranty for: 3 and 4 units */
  | 'GUARANTY_MULTI_UNIT'
  /** The terms of Canada Guaranty for: Maple Leaf Advantage */
  | 'GUARANTY_NEWCOMERS'
  /** The terms of Canada Guaranty for: Downpayment Advantage */
  | 'GUARANTY_PURCHASE'
  /** The terms of Canada Guaranty for: Rental Advantage */
  | 'GUARANTY_RENTAL'
  /** The terms of Canada Guaranty for: Lifestyle Advantage */
  | 'GUARANTY_SECOND_HOME'
  /** The terms of Canada Guaranty for: Low Doc Advantage */
  | 'GUARANTY_STATED_INCOME'
  /** The terms of Canada Guaranty for: Secondary suite refinance */
  | 'GUARANTY_SUITES'
  /** The terms of Sagen for: Borrowed Down Payment */
  | 'SAGEN_BORROWED_DOWN_PAYMENT'
  /** The terms of Sagen for: Homebuyer 95 */
  | 'SAGEN_HOMEBUYER'
  /** The terms of Sagen for: Purchase Plus Improvements */
  | 'SAGEN_IMPROVEMENTS'
  /** The terms of Sagen for: Investment Property */
  | 'SAGEN_INVESTMENT'
  /** The terms of Sagen for: New to Canada */
  | 'SAGEN_NEW_TO_CANADA'
  /** The terms of Sagen for: Second home, year-round */
  | 'SAGEN_SECOND_HOME_A'
  /** The terms of Sagen for: Second home, seasonal */
  | 'SAGEN_SECOND_HOME_B'
  /** The terms of Sagen for: Self-employed, stated income */
  | 'SAGEN_STATED_INCOME'
  /** The terms of Sagen for: Secondary suite refinance */
  | 'SAGEN_SUITES';

/** What somebody is about to do. A purchase names price and down payment, the others a mortgage. */
export type MortgageScenarioInput = {
  /** Years until the mortgage is paid off */
  amortizationYears?: number | null | undefined;
  /** The day the home changes hands. The rules of that day apply */
  closingDate?: string | null | undefined;
  /** What the buyer pays of the price in cash */
  downPayment?: string | null | undefined;
  /** Lets an insured mortgage run 30 years */
  firstTimeBuyer?: boolean | null | undefined;
  /** After how many months the mortgage is paid out; the end of the term where it is left out */
  months?: number | null | undefined;
  /** What is owed, or will be */
  mortgage?: string | null | undefined;
  /** What the home costs */
  price?: string | null | undefined;
  /** Two letters */
  province: string;
  /** ANY is refused */
  purpose: RatePurpose;
  /** Years; the closest that is offered is taken */
  term?: number | null | undefined;
};

/** What the mortgage is for. */
export type MortgageType =
  /** To borrow on what is paid off */
  | 'EQUITY_TAKEOUT'
  /** To buy a home */
  | 'NEW_PURCHASE'
  /** Something else, as the comments say */
  | 'OTHER'
  /** To replace a mortgage with a larger or cheaper one */
  | 'REFINANCE'
  /** To go on at the end of a term */
  | 'RENEWAL';

/** Something with a few words beside it, such as a speciality. */
export type NamedNoteInput = {
  /** What it is called */
  name: string;
  /** A few words about it */
  note?: string | null | undefined;
};

/** A rate to add to a lender as a draft. */
export type NewRateInput = {
  /** In place of fees: they become what explains this APR. Not below the rate; null clears the fees */
  apr?: number | null | undefined;
  /** The lender it belongs to */
  bankId: string;
  /** A new rate without it gets the usual one for its type */
  compounding?: Compounding | null | undefined;
  /** The last day visitors see it */
  endsOn?: string | null | undefined;
  /** What lender and broker charge on a mortgage of $500,000 */
  fees?: string | null | undefined;
  /** The default insurance class. ANY: all classes. */
  insurance?: RateInsurance | null | undefined;
  /** Conditions, in words */
  notes?: string | null | undefined;
  /** Two letters; null: offered everywhere */
  province?: string | null | undefined;
  /** What the mortgage is for. ANY: all purposes. */
  purpose?: RatePurpose | null | undefined;
  /** Percent per year */
  rate: number;
  /** Years, 0.5 to 10 */
  term: number;
  /** Whether the rate is fixed for the term or follows prime. */
  type: RateType;
  /** Who can see a rate. HIDDEN: staff only. */
  visibility?: RateVisibility | null | undefined;
};

/** Why the office is told. */
export type NotificationKind =
  /** A colleague gave you enquiries, in one act */
  | 'ASSIGNED_TO_YOU'
  /** Less than one hour of the 24 is left */
  | 'DUE_IN_1_HOUR'
  /** Less than 4 hours of the 24 are left */
  | 'DUE_IN_4_HOURS'
  /** An email that no mail server took */
  | 'FAILED_MAIL'
  /** A new policy or table changed open files; count says how many */
  | 'FIT_CHANGED'
  /** A client picked one of the mortgages they were sent */
  | 'LENDER_CHOSEN'
  /** A licence of an agent runs out within 60 days; detail is that day */
  | 'LICENCE_EXPIRING'
  /** Somebody named you in a note */
  | 'MENTION'
  /** Came in, and nobody has answered yet */
  | 'NEW_ENQUIRY'
  /** Past its 24 hours without a first answer */
  | 'OVERDUE_ENQUIRY'
  /** Not answered after 5 minutes of office hours */
  | 'UNANSWERED_5_MIN'
  /** The applicant took an application back */
  | 'WITHDRAWN_APPLICATION'
  /** New enquiries that are yours by the rule */
  | 'YOURS_IN_TURN';

/** Your current password, and a new one if you are changing it. */
export type PasswordInput = {
  /** Required where the account has a password. */
  current?: string | null | undefined;
  /** The new one: 10 to 200 characters */
  next?: string | null | undefined;
};

/** What the pay is counted by. */
export type PayUnit =
  /** For each hour worked */
  | 'HOUR'
  /** For a whole year */
  | 'YEAR';

/** What publishing will do to the rate. */
export type PendingKind =
  /** Visitors will see it no more */
  | 'ARCHIVE'
  /** Visitors will see it for the first time */
  | 'CREATE'
  /** Its values will change */
  | 'UPDATE';

/** A published rate, for whom it is held and until when. */
export type PlaceRateHoldInput = {
  /** The file of the client */
  enquiryId: string;
  /** The last day, within 180 days */
  heldUntil: string;
  /** A published rate */
  rateId: string;
};

/** Whether a file fits a program. */
export type ProgramAnswerCode =
  /** Nothing is against it, and something that nobody wrote down decides */
  | 'ASK_US'
  /** Something is against it */
  | 'DOES_NOT_FIT'
  /** Nothing is against it */
  | 'FITS';

/** What would make a file fit. */
export type ProgramChangeCode =
  /** Another amortization */
  | 'AMORTIZATION'
  /** A smaller mortgage */
  | 'BORROW_LESS'
  /** More cash for closing */
  | 'CLOSING_FUNDS'
  /** A larger down payment */
  | 'DOWN_PAYMENT'
  /** More income */
  | 'INCOME'
  /** A lower price for the home */
  | 'LOWER_PRICE'
  /** Paying a debt, or a part of it */
  | 'PAY_DEBT'
  /** Waiting for a day */
  | 'WAIT';

/** What decides and stands in no file and no source of ours. */
export type ProgramQuestion =
  /** Whether it takes more than 25 years */
  | 'AMORTIZATION'
  /** Whether it takes a borrowed down payment of more than 10% */
  | 'BORROWED_DOWN_PAYMENT'
  /** What income the borrower states */
  | 'INCOME_STATED'
  /** What the insurer charges */
  | 'PREMIUM'
  /** Whether the lender that has the mortgage now is federally regulated */
  | 'PRESENT_LENDER'
  /** Whether it takes the price */
  | 'PRICE_CAP'
  /** The terms of the insurer */
  | 'PROGRAM_TERMS'
  /** Whether the home is where non-Canadians may buy */
  | 'PURCHASE_BAN'
  /** How much of the rent counts */
  | 'RENT_TREATMENT'
  /** How each borrower is in Canada */
  | 'RESIDENCY'
  /** Whether the permit is for work */
  | 'WORK_PERMIT'
  /** When the borrowers came to Canada */
  | 'YEARS_IN_CANADA'
  /** Whether the home can be used all year */
  | 'YEAR_ROUND_ACCESS';

/** Why a file does not fit a program. */
export type ProgramReasonCode =
  /** It runs for more years than the program allows */
  | 'AMORTIZATION_TOO_LONG'
  /** A bankruptcy was discharged too recently, or still runs */
  | 'BANKRUPTCY_RECENT'
  /** The down payment comes from a loan */
  | 'BORROWED_DOWN_PAYMENT'
  /** The cash does not cover the down payment and closing costs */
  | 'CLOSING_FUNDS_SHORT'
  /** The best score is too low */
  | 'CREDIT_LOW'
  /** The down payment is below the least of the program */
  | 'DOWN_PAYMENT_SHORT'
  /** Housing costs take too much of the income */
  | 'GDS_OVER'
  /** The mortgage is over the most of the program, in dollars */
  | 'LOAN_OVER'
  /** The mortgage is over its share of the value */
  | 'LTV_OVER'
  /** Nothing is moved as it is */
  | 'NOT_A_SWITCH'
  /** The down payment is not borrowed */
  | 'NOT_BORROWED'
  /** Nobody is new to Canada */
  | 'NOT_NEWCOMER'
  /** Nobody is self-employed */
  | 'NOT_SELF_EMPLOYED'
  /** No work adds homes to the building */
  | 'NO_ADDED_UNITS'
  /** No work is bought with the home */
  | 'NO_IMPROVEMENTS'
  /** The program is for a home that others live in */
  | 'OCCUPANCY'
  /** The home is worth too much */
  | 'PRICE_OVER_CAP'
  /** A consumer proposal is not completed */
  | 'PROPOSAL_OPEN'
  /** The program is for another kind of mortgage */
  | 'PURPOSE'
  /** Somebody is neither a citizen nor a permanent resident */
  | 'RESIDENCY'
  /** Housing costs and debts take too much of the income */
  | 'TDS_OVER'
  /** The building has too many homes, or too few */
  | 'UNITS';

/** The terms of an insurer’s program. What is left out is as the law has it, or is asked. */
export type ProgramTermsInput = {
  /** Ask whether the home can be used all year. One of yes, no */
  asksAccess: string;
  /** Ask the insurer for its terms. One of yes, no */
  asksTerms: string;
  /** Ask when they came to Canada. One of yes, no */
  asksYearsHere: string;
  /** The least down payment, percent of the price; left out: the law’s shares */
  downPct?: number | null | undefined;
  /** In force from */
  effectiveFrom: string;
  /** Fewest homes in the building */
  leastUnits: number;
  /** Most homes in the building */
  mostUnits: number;
  /** Whether the insurer offers it; one that is not offered says nothing of any file. One of yes, no */
  offered: string;
  /** Which premium table it charges; left out: it becomes a question. One of standard, rental, seasonal, stated_income */
  premium?: string | null | undefined;
  /** Share of the rent, one or two homes */
  rentFewPct?: number | null | undefined;
  /** Share of the rent, three or four homes */
  rentManyPct?: number | null | undefined;
  /** Who may borrow. One of anyone, settled */
  residents: string;
  /** Where it stands */
  source: string;
  /** The price under which the insurer’s paper is sure: at it and above, it becomes a question */
  sureBelow?: string | null | undefined;
  /** The longest amortization that the insurer’s paper names: a longer one becomes a question */
  sureYears?: number | null | undefined;
};

/** Fields you leave out stay as they are. null clears fees, province, notes and endsOn. */
export type RateChangeInput = {
  /** In place of fees: they become what explains this APR. Not below the rate; null clears the fees */
  apr?: number | null | undefined;
  /** A new rate without it gets the usual one for its type */
  compounding?: Compounding | null | undefined;
  /** The last day visitors see it */
  endsOn?: string | null | undefined;
  /** What lender and broker charge on a mortgage of $500,000 */
  fees?: string | null | undefined;
  /** The default insurance class. ANY: all classes. */
  insurance?: RateInsurance | null | undefined;
  /** Conditions, in words */
  notes?: string | null | undefined;
  /** Two letters; null: offered everywhere */
  province?: string | null | undefined;
  /** What the mortgage is for. ANY: all purposes. */
  purpose?: RatePurpose | null | undefined;
  /** Percent per year */
  rate?: number | null | undefined;
  /** Years, 0.5 to 10 */
  term?: number | null | undefined;
  /** Whether the rate is fixed for the term or follows prime. */
  type?: RateType | null | undefined;
  /** Who can see a rate. HIDDEN: staff only. */
  visibility?: RateVisibility | null | undefined;
};

/** Where a hold stands today. */
export type RateHoldState =
  /** For two weeks at most, or today is its last day */
  | 'ENDS'
  /** Its last day is over */
  | 'EXPIRED'
  /** For more than two weeks */
  | 'HELD';

/** The default insurance class. ANY: all classes. */
export type RateInsurance =
  /** Every one of these */
  | 'ANY'
  /** The lender may insure it */
  | 'INSURABLE'
  /** The buyer pays for default insurance */
  | 'INSURED'
  /** Nobody insures it */
  | 'UNINSURED';

/** Fields you leave out match everything. */
export type RateOfferFilter = {
  /** Only these rates, up to 10 */
  ids?: Array<string> | null | undefined;
  /** Includes rates for any insurance class */
  insurance?: RateInsurance | null | undefined;
  /** A part of the lender’s name */
  lender?: string | null | undefined;
  /** Two letters. Includes rates offered everywhere. */
  province?: string | null | undefined;
  /** Includes rates for any purpose */
  purpose?: RatePurpose | null | undefined;
  /** Years */
  term?: number | null | undefined;
  /** Whether the rate is fixed for the term or follows prime. */
  type?: RateType | null | undefined;
};

/** PAYMENT: by the monthly payment on the same mortgage. A rate that compounds monthly costs a little more. COST needs `kept`. */
export type RateOfferSort =
  /** By what it costs until the mortgage is paid out; what is not known comes last */
  | 'COST'
  /** By the name of the lender */
  | 'LENDER'
  /** By the monthly payment on the same mortgage */
  | 'PAYMENT'
  /** By the rate, then the name */
  | 'RATE';

/** What comes first in a list of rates for one mortgage. */
export type RateOrder =
  /** The least until the mortgage is paid out; what is not known comes last */
  | 'COST'
  /** The lowest monthly amount */
  | 'PAYMENT';

/** What the mortgage is for. ANY: all purposes. */
export type RatePurpose =
  /** Every one of these */
  | 'ANY'
  /** To buy a home */
  | 'PURCHASE'
  /** To borrow more on a home */
  | 'REFINANCE'
  /** To go on at the end of a term */
  | 'RENEWAL';

/** Whether the rate is fixed for the term or follows prime. */
export type RateType =
  /** The same until the term ends */
  | 'FIXED'
  /** Goes up and down with the prime rate */
  | 'VARIABLE';

/** A draft, in the version that somebody reviewed. */
export type RateVersionInput = {
  /** A UUID that names this record and no other */
  id: string;
  /** The version that was reviewed */
  version: number;
};

/** Who can see a rate. HIDDEN: staff only. */
export type RateVisibility =
  /** All visitors */
  | 'EVERYONE'
  /** Staff alone */
  | 'HIDDEN'
  /** People with an account */
  | 'SIGNED_IN';

/** What is to be watched. A switch names the mortgage, a rate its term and percent. */
export type RateWatchFiguresInput = {
  /** Years until that mortgage is paid off */
  amortizationYears?: number | null | undefined;
  /** What is owed on the mortgage they have */
  balance?: string | null | undefined;
  /** What the lender charges to discharge the mortgage, if they know it */
  dischargeFee?: string | null | undefined;
  /** Points. */
  discountPct?: number | null | undefined;
  /** Whether a switch is to pay more than it costs, or a rate is to be reached. One of switch, rate */
  goal: string;
  /** Whole months, 1 to 120. */
  monthsLeft?: number | null | undefined;
  /** How the lender of a fixed rate charges for leaving. One of contract-rate, three-months, posted-rate, unknown */
  penalty?: string | null | undefined;
  /** Percent per year, today. */
  postedRatePct?: number | null | undefined;
  /** Two letters, such as ON. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province: string;
  /** Of the mortgage they have, percent per year. */
  ratePct?: number | null | undefined;
  /** Of the mortgage they have. One of fixed, variable */
  rateType?: string | null | undefined;
  /** Percent per year. */
  targetPct?: number | null | undefined;
  /** Years. One of 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 */
  term?: string | null | undefined;
};

/** What is to be watched, and who is to be told. */
export type RateWatchInput = {
  /** Years until that mortgage is paid off */
  amortizationYears?: number | null | undefined;
  /** What is owed on the mortgage they have */
  balance?: string | null | undefined;
  /** To be emailed when the watch is met. Must be true. */
  consent: boolean;
  /** What the lender charges to discharge the mortgage, if they know it */
  dischargeFee?: string | null | undefined;
  /** Points. */
  discountPct?: number | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** Whether a switch is to pay more than it costs, or a rate is to be reached. One of switch, rate */
  goal: string;
  /** Whole months, 1 to 120. */
  monthsLeft?: number | null | undefined;
  /** How the lender of a fixed rate charges for leaving. One of contract-rate, three-months, posted-rate, unknown */
  penalty?: string | null | undefined;
  /** Percent per year, today. */
  postedRatePct?: number | null | undefined;
  /** Two letters, such as ON. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province: string;
  /** Of the mortgage they have, percent per year. */
  ratePct?: number | null | undefined;
  /** Of the mortgage they have. One of fixed, variable */
  rateType?: string | null | undefined;
  /** Percent per year. */
  targetPct?: number | null | undefined;
  /** Years. One of 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 */
  term?: string | null | undefined;
};

/** What is missing before a watch can be answered. */
export type RateWatchUnknown =
  /** Nobody publishes a fixed rate for about as long as the term still runs */
  | 'COMPARISON_RATE'
  /** The term of the mortgage is over */
  | 'ENDED'
  /** What it takes to get any rate that fits */
  | 'FEES'
  /** Nothing that is published fits */
  | 'NO_RATE'
  /** How the lender charges for leaving */
  | 'PENALTY'
  /** What the lender posts, or the discount that was given */
  | 'POSTED_RATE';

/** A call, an email or a meeting with the person of an enquiry. */
export type RecordContactInput = {
  /** When it took place; now where it is left out */
  at?: string | null | undefined;
  /** The version that was read. If it has changed since, nothing is saved and the answer is CONFLICT */
  expectedVersion?: number | null | undefined;
  /** When it comes back; left out, never */
  followUpAt?: string | null | undefined;
  /** A UUID that names this record and no other */
  id: string;
  /** How somebody was contacted. */
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

/** Who opens an account. */
export type RegisterInput = {
  /** Where email reaches the person */
  email: string;
  /** As it is shown to people */
  name: string;
  /** 10 to 200 characters. Common passwords are refused. */
  password: string;
  /** A Canadian phone number in any usual format. */
  phone: string;
};

/** Which rates a mortgage can have with another lender. */
export type RenewalClass =
  /** A lender could insure it */
  | 'INSURABLE'
  /** It has default insurance: every rate */
  | 'INSURED'
  /** Rates of uninsured mortgages only */
  | 'UNINSURED';

/** What a renewal letter offers, and the mortgage it is about. */
export type RenewalLetterInput = {
  /** Years until the mortgage is paid off */
  amortizationYears: number;
  /** What is owed on the day the present term ends */
  balance: string;
  /** What the lender charges to discharge the mortgage, if they know it */
  dischargeFee?: string | null | undefined;
  /** Whether default insurance was bought with the home. One of yes, no, unknown */
  insured: string;
  /** Whose letter it is */
  lender?: string | null | undefined;
  /** The day the present term ends, such as 2027-05-14. */
  maturityDate: string;
  /** Percent per year. */
  offeredRatePct: number;
  /** A month, as the letter has it */
  payment?: string | null | undefined;
  /** Two letters, such as ON. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province: string;
  /** Of the offer. One of fixed, variable */
  rateType: string;
  /** Years. One of 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 */
  termYears: string;
};

/** A renewal letter, and who is to be reminded. */
export type RenewalReminderInput = {
  /** Years until the mortgage is paid off */
  amortizationYears: number;
  /** What is owed on the day the present term ends */
  balance: string;
  /** To be emailed once, 120 days before. Must be true. */
  consent: boolean;
  /** A broker may call or email about it. Nobody has to agree. */
  contactConsent?: boolean | null | undefined;
  /** What the lender charges to discharge the mortgage, if they know it */
  dischargeFee?: string | null | undefined;
  /** Where email reaches the person */
  email: string;
  /** Whether default insurance was bought with the home. One of yes, no, unknown */
  insured: string;
  /** Whose letter it is */
  lender?: string | null | undefined;
  /** The day the present term ends, such as 2027-05-14. */
  maturityDate: string;
  /** Percent per year. */
  offeredRatePct: number;
  /** A month, as the letter has it */
  payment?: string | null | undefined;
  /** Two letters, such as ON. One of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT */
  province: string;
  /** Of the offer. One of fixed, variable */
  rateType: string;
  /** Years. One of 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 */
  termYears: string;
};

/** Where somebody stands before a term ends. */
export type RenewalStage =
  /** The term is over */
  | 'DUE'
  /** No rate can be held yet */
  | 'EARLY'
  /** A rate can be held today */
  | 'HOLD';

/** What is missing before a letter can be judged. */
export type RenewalUnknown =
  /** What it takes to get any rate that fits */
  | 'FEES'
  /** Nothing that is published fits */
  | 'NO_RATE';

/** Roles, from the lowest. Each includes the ones before it. */
export type Role =
  /** A client with an account */
  | 'ACCOUNT_HOLDER'
  /** Also sees enquiries and files, and changes rates and settings */
  | 'ADMIN'
  /** Also looks after posts, comments and clients’ access */
  | 'MODERATOR';

/** Results are never taken from a caller: the server makes them from the inputs. */
export type SaveCalculationInput = {
  /** The engine's input fields; money in dollars */
  inputs: Record<string, unknown>;
  /** What is calculated. */
  kind: CalculationKind;
  /** Up to 100 characters */
  label?: string | null | undefined;
};

/** A form that somebody has begun, as far as it goes. */
export type SaveDraftInput = {
  /** All answers so far, up to 200 kB of JSON */
  content: Record<string, unknown>;
  /** The version this one was made from; 0: none. Without it the last save wins and the other is kept */
  expectedVersion?: number | null | undefined;
  /** Keeps what is replaced as the previous version */
  keepPrevious?: boolean | null | undefined;
  /** Which form was begun. MORTGAGE is the basic form. */
  kind: DraftKind;
  /** The step somebody is at, from 0 */
  lastStep: number;
};

/** The codes of a filter. A search is not kept, since it names people. */
export type SaveEnquiryViewInput = {
  /** As in Enquiry.channel */
  channel?: string | null | undefined;
  /** What kind of enquiry it is. */
  kind?: EnquiryKind | null | undefined;
  /** Up to 40 characters */
  name: string;
  /** Two letters, such as ON */
  province?: string | null | undefined;
  /** How far along the office is. No status stops the clock. */
  status?: EnquiryStatus | null | undefined;
  /** A view of the inbox. MINE and UNASSIGNED show what is open and what came back. */
  view?: EnquiryQueue | null | undefined;
};

/** A template of an email, new or changed. */
export type SaveReplyTemplateInput = {
  /** The version that was read. If it has changed since, nothing is saved and the answer is CONFLICT */
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
  /** Something that came in */
  | 'ENQUIRY'
  /** Somebody whose rates are shown */
  | 'LENDER'
  /** An account */
  | 'PERSON';

/** Mortgages that a client is to choose from. */
export type SendLenderChoiceInput = {
  /** Where the month is not sure: as in lenderFit */
  exitChances?: Array<ExitChanceInput> | null | undefined;
  /** After how many months they likely leave, 24 to 60 */
  exitMonth: number;
  /** Why the office expects the mortgage to end in a month. */
  exitReason: ExitReason;
  /** The application */
  id: string;
  /** One for one press of the button. The same key sends once */
  key: string;
  /** One to three rates that the file fits */
  rateIds: Array<string>;
  /** The terms it was tried with; left out: as submitted */
  whatIf?: WhatIfInput | null | undefined;
};

/** A part of the settings, saved as a whole. */
export type SettingsSection =
  /** When calls can be booked: the week, days that differ, holidays and notice. */
  | 'CALL_HOURS'
  /** Marketing claims with footnotes and evidence dates. Pages show the first 4 that hold. */
  | 'CLAIMS'
  /** Names, contact details, addresses, licences by province and links. */
  | 'COMPANY'
  /** What people agree to on the forms, word by word. */
  | 'CONSENTS'
  /** When the office answers the phone, as the contact page says it. */
  | 'PHONE_HOURS'
  /** The privacy policy, with the day from which it holds and who must agree again. */
  | 'PRIVACY'
  /** Questions and answers on the home page, which shows the first 4. */
  | 'QUESTIONS'
  /** Which staff need two-step sign-in, and from which day. */
  | 'STAFF_SIGN_IN'
  /** The terms of use, with the day from which they hold and who must agree again. */
  | 'TERMS'
  /** What clients say on the home page, which shows the first 3. */
  | 'TESTIMONIALS';

/** A kind of mortgage. ANY is no kind: name the purpose and the insurance. */
export type StartRateInput = {
  /** The default insurance class. ANY: all classes. */
  insurance: RateInsurance;
  /** Two letters */
  province?: string | null | undefined;
  /** What the mortgage is for. ANY: all purposes. */
  purpose: RatePurpose;
  /** Years; the closest term is taken */
  term?: number | null | undefined;
};

/** What an API token may be used for. */
export type TokenScope =
  /** `applications:read`. The applications you sent, and where they stand */
  | 'APPLICATIONS_READ'
  /** `applications:write`. New applications that belong to your account */
  | 'APPLICATIONS_WRITE'
  /** `rates:read`. Every published rate, and how rates changed */
  | 'RATES_READ';

/** Why a file does not fit lenders’ usual terms. */
export type UnderwritingFailure =
  /** It runs for more years than its class of loan allows */
  | 'AMORTIZATION_TOO_LONG'
  /** A bankruptcy was discharged too recently, or still runs */
  | 'BANKRUPTCY_RECENT'
  /** The cash does not cover the down payment and closing costs */
  | 'CLOSING_FUNDS_SHORT'
  /** A credit score is below what lenders ask */
  | 'CREDIT_LOW'
  /** The down payment is below the legal minimum */
  | 'DOWN_PAYMENT_SHORT'
  /** Housing costs take too much of the income */
  | 'GDS_OVER'
  /** The mortgage is too large for the value of the home */
  | 'LTV_OVER'
  /** It needs insurance that nobody writes for it */
  | 'NOT_INSURABLE'
  /** A consumer proposal is not completed */
  | 'PROPOSAL_OPEN'
  /** Housing costs and debts take too much of the income */
  | 'TDS_OVER';

/** ALTERNATIVE: a lender beyond the usual limits may take it. */
export type UnderwritingVerdict =
  /** A lender beyond the usual limits may take it */
  | 'ALTERNATIVE'
  /** No lender we know takes it as it is */
  | 'DOES_NOT_FIT'
  /** The usual lenders can take it */
  | 'FITS';

/** Fields you leave out stay the same. */
export type UpdateUserInput = {
  /** The emailed code. Confirms a new email address or a first password of an account without a password. */
  confirmationCode?: string | null | undefined;
  /** Changing one asks for your own password.current, also where it is another person’s. Both addresses are told. */
  email?: string | null | undefined;
  /** Only for your own account. */
  marketingConsent?: boolean | null | undefined;
  /** As it is shown to people */
  name?: string | null | undefined;
  /** Your own. A new one only for your own account. */
  password?: PasswordInput | null | undefined;
  /** A Canadian phone number in any usual format */
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

/** Fields you leave out match everything. */
export type UserFilter = {
  /** Only this person */
  id?: string | null | undefined;
  /** Part of a name or email */
  q?: string | null | undefined;
  /** Only people with this role */
  role?: Role | null | undefined;
  /** true: only those who cannot sign in; false: only those who can */
  suspended?: boolean | null | undefined;
};

/** What has become of an event. */
export type WebhookDeliveryStatus =
  /** It was taken: the answer was 200 to 299 */
  | 'DELIVERED'
  /** It was not taken, and is not sent again unless you ask for it */
  | 'FAILED'
  /** It is on its way, or comes again at `nextAt` */
  | 'WAITING';

/** What a webhook tells of. */
export type WebhookEvent =
  /** `application.status_changed`. An application of yours came in or has another status; `data` has its id, number and status */
  | 'APPLICATION_STATUS_CHANGED'
  /** `rates.changed`. Published rates changed; `data` is empty, so read them again */
  | 'RATES_CHANGED';

/** What the office tries. What is left out stays as it was submitted. */
export type WhatIfInput = {
  /** Years, 1/12 to 40 */
  amortizationYears?: number | null | undefined;
  /** Of a purchase */
  downPayment?: string | null | undefined;
  /** The mortgage rate, percent per year */
  ratePct?: number | null | undefined;
};
