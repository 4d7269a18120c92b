import type { RoleName } from '@brokerage/domain/vocabulary/roles';

/** Who asks: a signed-in person behind a living session. */
export interface Actor {
  userId: string;
  /** The most they may do now */
  role: RoleName;
  /** The role that is theirs once they set up the second factor that the settings ask of it */
  heldBack?: RoleName;
  name: string;
  email: string;
  sessionId: string;
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
