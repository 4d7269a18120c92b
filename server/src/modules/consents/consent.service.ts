import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { ConsentPurpose } from './consent.entity.js';
import { insertConsents } from './consent.sql.js';

/** What somebody agreed to or refused, and the version of the words they read. */
export interface GivenConsent {
  purpose: ConsentPurpose;
  granted: boolean;
  textVersion: string;
}

/** Who gave it, with what, and from where. */
export interface ConsentGiver {
  userId?: string | null;
  email: string | null;
  /** What it was given with */
  sourceId?: string;
  ip: string | null;
  /** Now, where it is left out */
  createdAt?: Date;
}

export type ConsentRow = GivenConsent & ConsentGiver & { id: string };

/** The rows of `insertConsents`. */
export function consentRows(giver: ConsentGiver, given: readonly GivenConsent[]): ConsentRow[] {
  return given.map((consent) => ({ id: newId(), ...giver, ...consent }));
}

const INSERT = insertConsents('$1::jsonb');

/** Writes consents in the transaction of what they belong to. Nothing else writes any, so that each has its words' version. */
export async function writeConsents(manager: Pick<EntityManager, 'query'>, rows: readonly ConsentRow[]): Promise<void> {
  await manager.query(INSERT, [JSON.stringify(rows)]);
}
