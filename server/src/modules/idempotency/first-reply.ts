import type { DataSource } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';

const MAX_KEY = 200;

const STORED_REPLY = `
select request_hash as "requestHash", reply
from idempotency_key
where operation = $1 and key = $2`;

/** What is wrong with a key; nothing where there is none. */
export function keyProblem(key: string | undefined): DomainError | undefined {
  if (key === undefined || (key.length >= 1 && key.length <= MAX_KEY)) return undefined;
  return new DomainError('INVALID', `Use an Idempotency-Key of 1 to ${MAX_KEY} characters.`, 'idempotencyKey');
}

/** What was answered to the first request with this key. Another input under it is refused. */
export async function firstReply<Reply>(
  db: DataSource,
  operation: string,
  key: string,
  requestHash: string,
): Promise<Reply> {
  const [first] = await db.query<{ requestHash: string; reply: Reply }[]>(STORED_REPLY, [operation, key]);
  if (first?.requestHash !== requestHash) {
    throw new DomainError(
      'IDEMPOTENCY_MISMATCH',
      'This Idempotency-Key was used for another request. Send a new key with a new one.',
    );
  }
  return first.reply;
}
