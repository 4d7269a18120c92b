/** Behind it, where it stands, still ahead; or ENDED: it went no further. */
export type ApplicationStageState =
  | 'AHEAD'
  | 'CURRENT'
  | 'DONE'
  | 'ENDED';

export type AuditFilter = {
  /** 'user' finds user.suspend; 'user.suspend' itself alone */
  action?: string | null | undefined;
  /** Part of the actor’s name or e-mail */
  actor?: string | null | undefined;
  from?: string | null | undefined;
  subjectId?: string | null | undefined;
  /** Before this moment */
  to?: string | null | undefined;
};

export type BasicApplicationInput = {
  annualIncome?: string | null | undefined;
  /** The lender whose card was chosen */
  bankId?: string | null | undefined;
  comments?: string | null | undefined;
  consent: ConsentInput;
  creditBand?: string | null | undefined;
  downPayment?: string | null | undefined;
  email: string;
  fullName: string;
  mortgageBalance?: string | null | undefined;
  mortgageType: MortgageType;
  /** A Canadian number in any usual notation */
  phone: string;
  propertyValue?: string | null | undefined;
  /** Two letters */
  province?: string | null | undefined;
  timeline?: string | null | undefined;
};

/** What to do to many rates at once. */
export type BulkRateChangeInput = {
  /** Percentage points to add; negative to take off */
  adjustBy?: number | null | undefined;
  /** The rates are to go */
  archive?: boolean | null | undefined;
  /** null clears it */
  endsOn?: string | null | undefined;
  visibility?: RateVisibility | null | undefined;
};

/** What is calculated. */
export type CalculationKind =
  | 'AFFORDABILITY'
  | 'COMPARISON'
  | 'DEBT_SERVICE'
  | 'HELOC_MAX'
  | 'INSURANCE_PREMIUM'
  | 'LAND_TRANSFER_TAX'
  | 'MIN_DOWN_PAYMENT'
  | 'PAYMENT'
  | 'PERIODIC_RATE'
  | 'PREPAYMENT'
  | 'PREPAYMENT_PENALTY'
  | 'PURCHASE'
  | 'QUALIFYING_RATE'
  | 'REFINANCE_MAX'
  | 'RENEWAL'
  | 'SCHEDULE';

/** What the chat asked. A choice is one of those it offers, word for word. */
export type ChatLeadInput = {
  /** At least 5 characters where the service is Other */
  additionalComments?: string | null | undefined;
  /** New Purchase alone: 5%, 10%, 15% or 20% or more */
  downPayment?: string | null | undefined;
  email: string;
  fullName: string;
  /** Under $200K, $200K - $500K, $500K - $1M or $1M+ */
  mortgageAmount?: string | null | undefined;
  /** A Canadian number in any usual notation */
  phone: string;
  /** Under $300K, $300K-$500K, $500K-$1M or $1M+ */
  propertyValue?: string | null | undefined;
  /** New Purchase, Refinance, Renewal, Equity Takeout or Other */
  serviceType: string;
};

/** What the person agrees to. */
export type ConsentInput = {
  /** To be contacted about this application: must be true */
  contact: boolean;
  /** To hear of offers */
  marketing?: boolean | null | undefined;
};

/** By what the rates will say once what waits is published. */
export type DeskRateFilter = {
  bankId?: string | null | undefined;
  /** With those that hold everywhere */
  province?: string | null | undefined;
  /** With those for any purpose */
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

/** HOME: on the cards of the home page. STALE: not changed for more than 7 days. */
export type DeskTab =
  | 'ALL'
  | 'HIDDEN'
  | 'HOME'
  | 'PENDING'
  | 'STALE';

export type EnquiryFilter = {
  kind?: EnquiryKind | null | undefined;
  /** Still without a first response after its time */
  overdue?: boolean | null | undefined;
  /** Part of a name, e-mail or application number, or a whole phone number */
  q?: string | null | undefined;
  status?: EnquiryStatus | null | undefined;
  /** Still without a first response */
  waiting?: boolean | null | undefined;
};

/** What came in. */
export type EnquiryKind =
  | 'APPLICATION'
  | 'BOOKING'
  | 'CONTACT'
  | 'LEAD';

/** DUE: those that wait for a first response by the time it is due, the others after them. */
export type EnquirySort =
  | 'CREATED'
  | 'DUE'
  | 'NAME'
  | 'STATUS'
  | 'SUBJECT';

/** How far the office is with it. */
export type EnquiryStatus =
  | 'CLOSED'
  | 'CONTACTED'
  | 'CONVERTED'
  | 'IN_REVIEW'
  | 'NEW';

export type GoogleSignInInput = {
  /** The second step, where it is on */
  code?: string | null | undefined;
  /** The ID token that Google gave the page */
  credential: string;
  /** What the page asked Google to repeat in the credential */
  nonce?: string | null | undefined;
  /** Links an account whose mailbox Google does not run */
  password?: string | null | undefined;
  /** Asked for where the account has none */
  phoneNumber?: string | null | undefined;
};

/** What a line of the file does. */
export type ImportStatus =
  | 'CHANGED'
  | 'NEW'
  | 'REFUSED'
  | 'UNCHANGED';

export type LoginInput = {
  /** Of the authenticator app, or a recovery code; asked for by a userError REQUIRED on `code` */
  code?: string | null | undefined;
  email: string;
  password: string;
};

/** Where an e-mail stands. */
export type MailStatus =
  | 'FAILED'
  | 'PENDING'
  | 'SENT';

/** What the mortgage is for. */
export type MortgageType =
  | 'EQUITY_TAKEOUT'
  | 'NEW_PURCHASE'
  | 'OTHER'
  | 'REFINANCE'
  | 'RENEWAL';

export type NewRateInput = {
  apr?: number | null | undefined;
  bankId: string;
  endsOn?: string | null | undefined;
  insurance?: RateInsurance | null | undefined;
  notes?: string | null | undefined;
  province?: string | null | undefined;
  purpose?: RatePurpose | null | undefined;
  rate: number;
  term: number;
  type: RateType;
  visibility?: RateVisibility | null | undefined;
};

/** What the office should look at. */
export type NotificationKind =
  | 'FAILED_MAIL'
  | 'NEW_ENQUIRY'
  | 'OVERDUE_ENQUIRY';

/** To change the password, or to prove oneself for another change. */
export type PasswordInput = {
  current: string;
  next?: string | null | undefined;
};

/** What publishing does to the rate. */
export type PendingKind =
  | 'ARCHIVE'
  | 'CREATE'
  | 'UPDATE';

/** Left out: as it is. null clears apr, province, notes and endsOn. */
export type RateChangeInput = {
  apr?: number | null | undefined;
  endsOn?: string | null | undefined;
  insurance?: RateInsurance | null | undefined;
  notes?: string | null | undefined;
  province?: string | null | undefined;
  purpose?: RatePurpose | null | undefined;
  rate?: number | null | undefined;
  term?: number | null | undefined;
  type?: RateType | null | undefined;
  visibility?: RateVisibility | null | undefined;
};

/** How the mortgage stands to default insurance; ANY: it does not matter. */
export type RateInsurance =
  | 'ANY'
  | 'INSURABLE'
  | 'INSURED'
  | 'UNINSURED';

/** Left out: any. */
export type RateOfferFilter = {
  /** Only these, at most 10 */
  ids?: Array<string> | null | undefined;
  /** Also rates for any insurance */
  insurance?: RateInsurance | null | undefined;
  /** Two letters; also rates for everywhere */
  province?: string | null | undefined;
  /** Also rates for any purpose */
  purpose?: RatePurpose | null | undefined;
  /** Years */
  term?: number | null | undefined;
  type?: RateType | null | undefined;
};

/** PAYMENT: by what is paid for the same mortgage; a variable rate compounds monthly and so costs a little more. */
export type RateOfferSort =
  | 'LENDER'
  | 'PAYMENT'
  | 'RATE';

/** What the mortgage is for; ANY: it does not matter. */
export type RatePurpose =
  | 'ANY'
  | 'PURCHASE'
  | 'REFINANCE'
  | 'RENEWAL';

/** Whether the rate stays for the term or follows prime. */
export type RateType =
  | 'FIXED'
  | 'VARIABLE';

export type RateVersionInput = {
  id: string;
  version: number;
};

/** Whose eyes a rate is for; HIDDEN: the office alone. */
export type RateVisibility =
  | 'EVERYONE'
  | 'HIDDEN'
  | 'SIGNED_IN';

export type RegisterInput = {
  email: string;
  name: string;
  /** 10 to 200 characters of any kind; common ones are refused */
  password: string;
  /** A Canadian number in any usual notation */
  phone: string;
};

/** Each level includes the ones before it. */
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

/** What was found. */
export type SearchKind =
  | 'ENQUIRY'
  | 'LENDER'
  | 'PERSON';

/** What is left out stays as it is. */
export type UpdateUserInput = {
  /** One’s own asks for password.current; confirmed again by mail */
  email?: string | null | undefined;
  /** One’s own only */
  marketingConsent?: boolean | null | undefined;
  name?: string | null | undefined;
  /** One’s own only */
  password?: PasswordInput | null | undefined;
  phone?: string | null | undefined;
  /** Administrators only */
  role?: Role | null | undefined;
  /** Administrators; moderators for clients */
  suspended?: boolean | null | undefined;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  | 'ALREADY_EXISTS'
  | 'CONFLICT'
  | 'IDEMPOTENCY_MISMATCH'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type UserFilter = {
  /** Part of a name or e-mail */
  q?: string | null | undefined;
  role?: Role | null | undefined;
  suspended?: boolean | null | undefined;
};
