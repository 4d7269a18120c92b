import type { DataSource } from 'typeorm';
import type { Email, EmailIds, EmailSources } from '../email.js';
import type { AlsoWaited } from './also-waited.js';
import { loadFor } from './load-for.js';
import { FOLDED, VOID, WAITED_WITH } from './outbox.sql.js';

/** So many stand in one email; what is left goes with the next one. */
const MOST = 20;

interface Waited {
  id: string;
  params: EmailIds;
  recipient: string;
}

/** The older emails that a newer one of their kind takes along. */
export interface Along {
  listed: readonly AlsoWaited[];
  /** How each ends once the newer one went out */
  ended: readonly { id: string; params: EmailIds; isListed: boolean; statement: string; reason: string }[];
}

export const NOTHING_ALONG: Along = { listed: [], ended: [] };

/** What waited with the email `id` for the same mailbox. One that has nothing to say any more is not listed. */
export async function takeAlong(db: DataSource, sources: EmailSources, email: Email, id: string): Promise<Along> {
  const waited = await db.query<Waited[]>(WAITED_WITH, [id, MOST]);
  const listed: AlsoWaited[] = [];
  const ended: Along['ended'][number][] = [];
  for (const { id: older, params, recipient } of waited) {
    const data = email.listed && (await loadFor(email, sources, params, { id: older, to: recipient }));
    if (data && email.listed) listed.push(email.listed(data));
    ended.push({
      id: older,
      params,
      isListed: Boolean(data),
      statement: data ? FOLDED : VOID,
      reason: data ? `it stands in the email ${id}` : `a newer one of its kind went out: ${id}`,
    });
  }
  return { listed, ended };
}
