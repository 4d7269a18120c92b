import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default variant; OWASP's smallest memory setting, about 15 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a thread: more at once would starve everything else that uses libuv's pool. */
const MAX_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

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
