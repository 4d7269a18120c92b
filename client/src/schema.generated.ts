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

/** What the person agrees to. */
export type ConsentInput = {
  /** To be contacted about this application: must be true */
  contact: boolean;
  /** To hear of offers */
  marketing?: boolean | null | undefined;
};

export type EnquiryFilter = {
  kind?: EnquiryKind | null | undefined;
  /** Still without a first response after its time */
  overdue?: boolean | null | undefined;
  /** Part of a name, e-mail or application number, or a whole phone number */
  q?: string | null | undefined;
  status?: EnquiryStatus | null | undefined;
};

/** What came in. */
export type EnquiryKind =
  | 'APPLICATION'
  | 'BOOKING'
  | 'CONTACT'
  | 'LEAD';

/** How far the office is with it. */
export type EnquiryStatus =
  | 'CLOSED'
  | 'CONTACTED'
  | 'CONVERTED'
  | 'IN_REVIEW'
  | 'NEW';

export type LoginInput = {
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

/** Each level includes the ones before it. */
export type Role =
  | 'ACCOUNT_HOLDER'
  | 'ADMIN'
  | 'MODERATOR';

/** Why a mutation was refused. */
export type UserErrorCode =
  | 'ALREADY_EXISTS'
  | 'CONFLICT'
  | 'IDEMPOTENCY_MISMATCH'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';
