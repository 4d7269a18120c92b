import type { Actor } from '../../kernel/actor.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { LIVING } from '../auth/sessions/session.sql.js';
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
  make({ userId: user, sessionId: session }: Actor, file: string, inline: boolean): DocumentAddress {
    const until = Date.now() + GOOD_FOR_MS;
    const ticket: Ticket = { kind: this.#kind, file, user, session, until, inline };
    return { path: `/files/${this.#platform.encryption.encryptJson(ticket)}`, expiresAt: new Date(until) };
  }

  /** Undefined where it is no address of this kind, has run out, or its session has ended. */
  async take(actor: Actor | undefined, token: string): Promise<TakenTicket | undefined> {
    const ticket = this.#read(token);
    if (ticket?.kind !== this.#kind || ticket.until < Date.now()) return undefined;
    const { file, inline, session, user } = ticket;
    // a browser that follows an address sends no token; whoever sends one must be the same person
    if (actor && actor.userId !== user) return undefined;
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
