import { scopesProblem, TOKEN_NAME } from '@brokerage/domain/integrations/api-token';
import { MOST_TOKENS, SCOPE_CODES, TOKEN_DAYS, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { sha256 } from '../../platform/sha256.js';
import { writeAudit } from '../audits/public.js';
import { checkForProgram, checkRoom, type OwnershipService } from '../people/public.js';
import { LIVING_TOKEN, MAKE, OF_OWNER, REVOKE, USED, WORKING, type LivingTokenRow } from './api-token.sql.js';
import type { ApiTokenView, CreateApiTokenInput } from './api-token.types.js';
import { API_TOKEN_MADE } from './emails/api-token-made.email.js';
import { isTokenText, newTokenText } from './token-text.js';

const ROOM = {
  count: WORKING,
  most: MOST_TOKENS,
  full: `You have ${MOST_TOKENS} tokens already. Revoke one you don’t use first.`,
};

/** Tokens that people make for their programs. */
export class ApiTokenService {
  readonly #platform: Pick<Platform, 'db' | 'mail'>;
  readonly #ownership: OwnershipService;

  constructor(platform: Pick<Platform, 'db' | 'mail'>, ownership: OwnershipService) {
    this.#platform = platform;
    this.#ownership = ownership;
  }

  /**
   * Who stands behind an API token; undefined where it is none, expired or revoked, or its owner suspended. It acts as an
   * account holder, whatever else its owner may do: an account holder is the least that anybody is.
   */
  async authenticate(text: string): Promise<Actor | undefined> {
    if (!isTokenText(text)) return undefined;
    const { db } = this.#platform;
    const [row] = await namedQuery<LivingTokenRow>(db, LIVING_TOKEN, [sha256(text)]);
    if (!row) return undefined;
    const { id, scopes, isNews, ...owner } = row;
    if (isNews) await namedQuery(db, USED, [id]);
    return { ...owner, role: 'ACCOUNT_HOLDER', sessionId: id, token: { id, scopes } };
  }

  list({ userId }: Actor): Promise<ApiTokenView[]> {
    return this.#platform.db.query<ApiTokenView[]>(OF_OWNER, [userId]);
  }

  /** Gives the token's text this once: only its hash is kept. The owner is told by email, in case it was somebody else. */
  async create(
    actor: Actor,
    origin: Origin,
    { name, scopes, password, confirmationCode }: CreateApiTokenInput,
  ): Promise<{ apiToken: ApiTokenView | undefined; text: string }> {
    const { db, mail } = this.#platform;
    const { userId, email } = actor;
    const chosen = SCOPE_CODES.filter((code) => scopes.includes(code));
    checkForProgram({ line: TOKEN_NAME, text: name, several: { name: 'scopes', problem: scopesProblem(chosen) } });
    const spend = await this.#ownership.confirm(actor, {
      password: { text: password ?? '', field: 'password' },
      code: { text: confirmationCode ?? '', field: 'confirmationCode' },
    });
    const text = newTokenText();
    const apiToken = await db.transaction(async (manager) => {
      await spend(manager);
      await checkRoom(manager, userId, ROOM);
      const values = [newId(), userId, name.trim(), sha256(text), chosen, TOKEN_DAYS];
      const [made] = await manager.query<ApiTokenView[]>(MAKE, values);
      const entry = { action: 'api_token.make', subjectType: 'user', subjectId: userId, after: { scopes: chosen } };
      await writeAudit(manager, actor, origin, entry);
      await mail.queue(manager, [emailTo(API_TOKEN_MADE, email, { tokenId: made?.id ?? '' })], origin);
      return made;
    });
    return { apiToken, text };
  }

  async revoke(actor: Actor, origin: Origin, id: string): Promise<void> {
    const { userId } = actor;
    await this.#platform.db.transaction(async (manager) => {
      const [[revoked]] = isUuid(id)
        ? await manager.query<[{ scopes: TokenScope[] }[], number]>(REVOKE, [id, userId])
        : [[]];
      if (!revoked) throw new DomainError('NOT_FOUND', 'We couldn’t find this token.');
      const entry = { action: 'api_token.revoke', subjectType: 'user', subjectId: userId, before: { ...revoked } };
      await writeAudit(manager, actor, origin, entry);
    });
  }
}
