import type { EmailMessage } from '../../platform/email.js';
import type { Limit } from '../../platform/interfaces.js';
import type { GivenConsent } from '../consents/public.js';
import type { EnquiryKind, LabelledAnswer } from '../enquiries/public.js';

/** One way in for people outside. It adds its own record; all that an enquiry has besides is the intake's. */
export interface IntakeSource<Answers> {
  /** As the enquiry stores it; never changed once there are enquiries */
  name: string;
  kind: EnquiryKind;
  /** The operation its idempotency keys belong to */
  operation: string;
  /** Left out: what the office itself enters, behind its own door */
  limit: Limit | undefined;
  /** What its record has besides the person and the answers, with the types of the columns */
  columns: Readonly<Record<string, 'text' | 'uuid' | 'int' | 'int[]' | 'boolean' | 'timestamptz' | 'jsonb'>>;
  /**
   * The parts of the statement that insert its record, as common table expressions. They read `go`: its own columns,
   * `"sourceId"`, `"userId"` (see `SENDER`), and `"fullName"`, `"email"`, `"phone"`, `"phoneIndex"`, `"answers"`, `"bankId"`.
   */
  insert: string;
  /**
   * An expression on `go`: the id of the adviser it is for, or null, and then the page it came through decides. What is for
   * one is not given out in turn. Null instead of an expression: it is from nobody's client, and for no adviser.
   */
  agent?: string | null;
  /**
   * The constraint of what may be taken: a number drawn at random, a time somebody else had a moment before. The submission
   * is then made once more.
   */
  drawn?: string;
  label: (answers: Answers, bankName: string | null) => LabelledAnswer[];
}

/** What somebody sent, checked. */
export interface Submission<Reply extends { id: string }, Answers> {
  /** What the sender is told. Ids and numbers only: it is stored with the key. `id` is the record's. */
  reply: Reply;
  /** The account it belongs to: who is signed in and sends it. Null: nobody, or the office in somebody's name. */
  userId: string | null;
  /** What a second request with the same key is compared with */
  request: unknown;
  /** Null where a form lets people leave their number out */
  person: { fullName: string; email: string; e164: string | null };
  /** What it is about, as a code: `enquirySubject` makes the title of it */
  topic: string;
  /** The product of an application: who may be given it depends on it */
  product?: string;
  province?: string | null;
  answers: Answers;
  /** The source's own columns */
  record: Readonly<Record<string, string | number | boolean | null | readonly (object | number)[]>>;
  consents: readonly GivenConsent[];
  /** To the sender; the office's own email is the intake's */
  emails?: readonly EmailMessage[];
  applicationNumber?: string;
  /** Left out where it is unknown: the lender may have been removed while the form was open */
  bankId?: string | null;
}
