import type { DataSource } from 'typeorm';

/** Whom an email greets; undefined where the account is gone. */
export async function userName(db: DataSource, userId: string): Promise<{ name: string } | undefined> {
  const [person] = await db.query<{ name: string }[]>('select name from user_account where id = $1', [userId]);
  return person;
}
