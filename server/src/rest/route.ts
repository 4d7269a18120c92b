import type { RoleName } from '@brokerage/domain/account/roles';
import type { Context } from '../graphql/context.js';
import type { FieldError } from './envelope.js';
import type { ObjectShape } from './json-shape.js';

export interface RouteInput {
  body: Record<string, unknown>;
  params: Record<string, string>;
  /** What the address says behind the question mark, as `query` of the route reads it */
  query: Record<string, unknown>;
  /** The header `Idempotency-Key`, where it was sent */
  idempotencyKey?: string;
  /** The value of an `Upload` argument, where `upload` of the route asks for it */
  file?: unknown;
  /** Of a paged list */
  page?: number;
  limit?: number;
  /** The version that `If-Match` names */
  expectedVersion?: number;
}

/** The file of a form. */
export interface UploadPart {
  /** The name of its part, where that is not `file` */
  part?: string;
  maxBytes: number;
  description: string;
  /** What is said where it is missing, beside what else is wrong; without it the form cannot be read at all */
  missing?: string;
}

/** A JSON Schema for the documentation of a reply. */
export type ReplySchema = Record<string, unknown>;

/** One documented call: which operation answers it, and how its data becomes the documented shape. */
export interface Route<Services extends object = never, Operation extends string = string> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As documented, with `{id}`; a path outside /api is also answered under it. */
  path: string;
  summary: string;
  tag: string;
  operation: Operation;
  /** Names the call in the document where another one has the same operation */
  operationId?: string;
  /** The root field whose data is the reply */
  field: string;
  /** Must equal the root field's @auth: checked before a body is read, so that a stranger learns nothing of the rules. */
  requires?: RoleName;
  body?: ObjectShape;
  /** A call that may come without its body */
  bodyOptional?: true;
  /** Larger than other bodies may be */
  bodyLimit?: number;
  /** The body is a form with a file of at most so many bytes: the `file` of the input. Its other parts are those of `body` */
  upload?: UploadPart;
  /** Fields of the address, each a text, a number or true or false */
  query?: ObjectShape;
  /** Throws where the record that the path names is not there, or not the caller's: said before what is wrong with the body */
  target?: (context: Context<Services>, id: string) => Promise<void>;
  /** May answer 429 */
  throttled?: true;
  idempotent?: true;
  /** A list that takes `page` and `limit`: how many are on a page where nothing is said, and at most */
  paged?: { limit: number; most: number };
  /** What the body calls a field of the schema, where it has a name of its own; empty: the body is that field. Refusals speak of the body */
  fields?: Readonly<Record<string, string>>;
  /** A body of several kinds: `inputs` holds what the field named by `by` takes, below this field of the schema */
  kinds?: { by: string; inputs: string; field: string; values: readonly string[] };
  /** Changes one version of a record: takes `If-Match`, and answers with an ETag of the version that it made */
  versioned?: true;
  /** The same answer for everybody who is signed out */
  public?: true;
  /** A GET of this address by a browser is a page */
  alsoPage?: true;
  /** `data` only where the reply cannot be derived from the operation; `whole` where it is neither in the envelope nor beside `success` */
  success: { status: 200 | 201; message: string; data?: ReplySchema; whole?: ReplySchema };
  /** The field of the payload, or of the page, that is the reply's `data`; several become an object. A payload without is null */
  reply?: string | readonly string[];
  /** What the documentation says of a field beyond what the schema knows, by its path */
  also?: Readonly<Record<string, ReplySchema>>;
  /** What kept the operation from being done though it was allowed: somebody else was faster; what is to be had instead */
  conflicts?: (value: Record<string, unknown>) => FieldError[];
  /** The reply is a file with this name and type, not JSON */
  file?: { name: string; type: string };
  /** The catalogue's words when the call is refused; without it the first refusal's own */
  failure?: string;
  /** The catalogue's words where no token came, where it is over, and for every other failure */
  refusals?: { noToken?: string; ended?: string; other: string };
  /** The catalogue's words for every 429, also where the call was not reached */
  limited?: string;
  /** Both of these, where the catalogue's words depend on what the path names */
  words?: (params: Readonly<Record<string, string>>) => string;
  /** Statuses that differ for this call */
  statuses?: Readonly<Record<string, number>>;
  variables: (input: RouteInput) => Record<string, unknown>;
  /** The reply's `data` where it is not what was derived; `value` is the root field's */
  data?: (derived: unknown, value: Record<string, unknown>) => unknown;
  /** The whole reply, where the spec shows another shape than the envelope */
  whole?: (value: unknown) => Record<string, unknown>;
}
