import type { RoleName } from 'domain/vocabulary/roles';
import type { OperationName } from './operations.js';
import type { FieldError } from './envelope.js';
import type { ObjectShape } from './json-shape.js';

export interface RouteInput {
  body: Record<string, unknown>;
  params: Record<string, string>;
  /** What the address says behind the question mark, as `query` of the route reads it */
  query: Record<string, unknown>;
  /** The header `Idempotency-Key`, where it was sent */
  idempotencyKey?: string;
  /** Of a paged list */
  page?: number;
  limit?: number;
  /** The version that `If-Match` names */
  expectedVersion?: number;
}

/** A JSON Schema for the documentation of a reply. */
export type ReplySchema = Record<string, unknown>;

/** One documented call: which operation answers it, and how its data becomes the documented shape. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As documented, with `{id}`; a path outside /api is also answered under it. */
  path: string;
  summary: string;
  tag: string;
  operation: OperationName;
  /** The root field whose data is the reply */
  field: string;
  /** Must equal the root field's @auth: checked before a body is read, so that a stranger learns nothing of the rules. */
  requires?: RoleName;
  body?: ObjectShape;
  /** A call that may come without its body */
  bodyOptional?: true;
  /** Larger than other bodies may be */
  bodyLimit?: number;
  /** Fields of the address, each a text, a number or true or false */
  query?: ObjectShape;
  /** May answer 429 */
  throttled?: true;
  idempotent?: true;
  /** A list that takes `page` and `limit` */
  paged?: true;
  /** Takes `If-Match` and answers with an ETag of the version */
  versioned?: true;
  /** The same answer for everybody who is signed out */
  public?: true;
  /** A GET of this address by a browser is a page */
  alsoPage?: true;
  success: { status: 200 | 201; message: string; data: ReplySchema };
  /** What kept the operation from being done though it was allowed: somebody else was faster */
  conflicts?: (value: Record<string, unknown>) => FieldError[];
  /** The reply is a file with this name and type, not JSON */
  file?: { name: string; type: string };
  /** The catalogue's words when the call is refused; without it the first refusal's own */
  failure?: string;
  /** Statuses that differ for this call */
  statuses?: Readonly<Record<string, number>>;
  variables: (input: RouteInput) => Record<string, unknown>;
  /** The reply's `data`, from the root field's */
  data: (value: Record<string, unknown>) => unknown;
  /** The whole reply, where the spec shows another shape than the envelope */
  whole?: (value: unknown) => Record<string, unknown>;
}
