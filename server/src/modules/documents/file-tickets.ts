import { warningsOf } from '@brokerage/domain/application/document-requests';
import type { Actor } from '../../kernel/actor.js';
import type { Encryption } from '../../platform/interfaces.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { LIVING } from '../auth/public.js';
import type { DocumentAddress } from './document.types.js';

const GOOD_FOR_MS = 5 * 60_000;

/** What kind of file an address opens. */
export type TicketKind = 'document' | 'resume';

/** What an address says, sealed: nobody can make one or read whose it is. */
interface Ticket {
  kind: TicketKind;
  file: string;
  user: string;
  session: string;
  until: number;
  inline: boolean;
}

/** Who follows an address: whose token they sent, and what their browser's cookie says. */
export interface Follower {
  actor?: Actor;
  fileKey?: string;
}

const COOKIE = 'files';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`);

/** Names a session without telling which: an address that leaked opens nothing in another browser. */
const fileKeyOf = ({ blindIndex }: Pick<Encryption, 'blindIndex'>, sessionId: string): string =>
  blindIndex(`files ${sessionId}`);

/** The cookie that goes with an address, for as long as it works. No script reads it, and no other site has it sent. */
export function fileCookie(
  { encryption, config }: Pick<Platform, 'encryption' | 'config'>,
  { sessionId }: Pick<Actor, 'sessionId'>,
): string {
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const age = GOOD_FOR_MS / 1_000;
  return `${COOKIE}=${fileKeyOf(encryption, sessionId)}; Path=/files; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

/** What a request's cookies say of files. */
export const fileKeyIn = (cookies: string | undefined): string | undefined => IN_COOKIES.exec(cookies ?? '')?.[1];

/** A file that an address is made for. */
interface StoredFile {
  id: string;
  active: boolean;
  scanned: boolean;
}

/** What an address was made for, and for whom. */
export interface TakenTicket {
  actor: Actor;
  file: string;
  inline: boolean;
}

/** Short-lived addresses of files of one kind. */
export class FileTickets {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #kind: TicketKind;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>, kind: TicketKind) {
    this.#platform = platform;
    this.#kind = kind;
  }

  /** An address for this person and this file, good for 5 minutes of this session. */
  make({ userId: user, sessionId: session, role }: Actor, of: StoredFile, inline: boolean): DocumentAddress {
    const file = of.id;
    const until = Date.now() + GOOD_FOR_MS;
    const ticket: Ticket = { kind: this.#kind, file, user, session, until, inline };
    const path = `/files/${this.#platform.encryption.encryptJson(ticket)}`;
    return { path, expiresAt: new Date(until), warnings: role === 'ADMIN' ? warningsOf(of) : [] };
  }

  /** Undefined where it is no address of this kind, has run out, its session has ended, or another browser follows it. */
  async take({ actor, fileKey }: Follower, token: string): Promise<TakenTicket | undefined> {
    const ticket = this.#read(token);
    if (ticket?.kind !== this.#kind || ticket.until < Date.now()) return undefined;
    const { file, inline, session, user } = ticket;
    // an address is made in a session, and no API token opens it
    if (actor?.token) return undefined;
    // a browser that follows an address sends no token but the cookie of its session; whoever sends one must be the same person
    const isTheirs = actor ? actor.userId === user : fileKey === fileKeyOf(this.#platform.encryption, session);
    if (!isTheirs) return undefined;
    const [living] = await namedQuery<Actor>(this.#platform.db, LIVING, [session, user]);
    return living && { actor: living, file, inline };
  }

  #read(token: string): Ticket | undefined {
    try {
      return this.#platform.encryption.decryptJson<Ticket>(token);
    } catch {
      return undefined;
    }
  }
}
