import type { RoleName } from '@brokerage/domain/account/roles';
import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';

/** Who may call: everybody, or a signed-in person of at least this level. */
export type Who = 'PUBLIC' | RoleName;

export interface RestRow {
  who: Who;
  /** The root field that answers it */
  field: string;
  /** What those who may call are answered for the example below; never 401 or 403 unless it stands here */
  answers: readonly number[];
  body?: unknown;
}

/** What one module lets others call: a row for each documented call and each root field. `{id}` becomes an id that nobody has. */
export interface Rows {
  rest?: Readonly<Record<string, RestRow>>;
  queries?: Readonly<Record<string, Who>>;
  mutations?: Readonly<Record<string, Who>>;
  /** Which scope opens a root field to API tokens; every other field refuses them, whosever they are */
  scopes?: Readonly<Record<string, TokenScope>>;
}
