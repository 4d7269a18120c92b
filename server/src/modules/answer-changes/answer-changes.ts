import { objectOf } from '@brokerage/domain/data/objects';
import { productOf } from '@brokerage/domain/application/product-of';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';
import { isLevelOne, needsLevelTwo } from '../licensing/public.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { SET_ANSWERS } from '../applications/public.sql.js';
import { setAnswersOfFile } from '../enquiries/public.sql.js';

/** An answer that is another than the one that was sent: in words; '' where there was or is none. */
export interface ChangedAnswer {
  /** 'property.purchasePrice' */
  place: string;
  was: string;
  now: string;
}

export interface StoredChange {
  words: string;
  changedBy: string | null;
  at: string;
}

/** What somebody reads about an answer that changed since the application was sent. */
export interface ChangeSince {
  was: string;
  changedBy: string | null;
  at: string;
}

/** `json`: the changes of an application, oldest first. */
export const changesOf = (applicationId: string): string => `
  coalesce((
    select json_agg(json_build_object('words', ch.words, 'changedBy', u.name, 'at', ch.created_at)
                    order by ch.created_at, ch.id)
    from answer_change ch left join ${USER_ACCOUNT} u on u.id = ch.changed_by_id
    where ch.application_id = ${applicationId}
  ), '[]')`;

/** $1 the application, $2 its answers, $3 its product. Whoever may not arrange it any more gives it back. */
const FOR_INBOX = setAnswersOfFile(
  `${isLevelOne('e.assigned_to_id')} and ${needsLevelTwo({ topic: 'e.topic', product: '$3::text', bankId: 'e.bank_id' })}`,
);

/** Stores an application's answers with one of them changed, for its file and the inbox. Its version goes up. */
export async function changeAnswer(
  manager: EntityManager,
  encryption: Encryption,
  { userId }: Pick<Actor, 'userId'>,
  { applicationId, application, ...changed }: ChangedAnswer & { applicationId: string; application: object },
): Promise<void> {
  const sealed = encryption.encryptJson(application);
  const { place, was, now } = changed;
  await manager.query(SET_ANSWERS, [applicationId, sealed]);
  await manager.query(FOR_INBOX, [applicationId, sealed, productOf(objectOf(application))]);
  await manager.query('insert into answer_change (id, application_id, words, changed_by_id) values ($1, $2, $3, $4)', [
    newId(),
    applicationId,
    encryption.encryptJson({ place, was, now }),
    userId,
  ]);
}

/** By place: what was sent, and who changed it last. An answer that is back to what was sent is not there. */
export function changesByPlace(encryption: Encryption, stored: readonly StoredChange[]): Map<string, ChangeSince> {
  const changes = new Map<string, ChangeSince>();
  for (const { words, changedBy, at } of stored) {
    const { place, was, now } = encryption.decryptJson<ChangedAnswer>(words);
    const sent = changes.get(place)?.was ?? was;
    if (now === sent) changes.delete(place);
    else changes.set(place, { was: sent, changedBy, at });
  }
  return changes;
}
