import { hash, verify } from '@node-rs/argon2';
import { turns } from './turns.js';

/** argon2id, the library's default variant; OWASP's smallest memory setting, about 15 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a thread. More at once would leave no threads for files and DNS. */
const inTurn = turns(4);

/** One password, however a keyboard writes it: a Mac types é as two characters, an ideograph may be wide or narrow. */
export const written = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(written(password), OPTIONS));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one. Where there is no hash (nobody has this address) it takes just as long, so that the time
 * of the answer does not tell who has an account.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('nobody has this password')));
  const right =
    (await inTurn(() => verify(against, written(password)))) ||
    // older hashes are of the password as it was typed
    (password !== written(password) && (await inTurn(() => verify(against, password))));
  return right && stored != null;
}
