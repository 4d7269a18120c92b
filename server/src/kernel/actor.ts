import type { RoleName } from '@brokerage/domain/account/roles';
import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';

/** The API token of a request, and what it may be used for. */
export interface UsedToken {
  id: string;
  scopes: readonly TokenScope[];
}

/** Who asks: a signed-in person behind a living session, or the owner of an API token. */
export interface Actor {
  userId: string;
  /** The most they may do now */
  role: RoleName;
  /** The role that is theirs once they set up the second factor that the settings ask of it */
  heldBack?: RoleName;
  name: string;
  email: string;
  /** The id of an API token is no session's: what asks for the session finds none */
  sessionId: string;
  /** Where an API token stands in for a session: nothing is open to it but what its scopes name */
  token?: UsedToken;
}

/** Where a request came from: what audit rows and throttles name. */
export interface Origin {
  ip: string;
  userAgent?: string;
  requestId: string;
  /** What the browser says of where its visit began, unread */
  attribution?: string;
  /** The agent on whose host it was sent, by the name in their address */
  agent?: string;
}
