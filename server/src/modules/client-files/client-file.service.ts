import fs from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../../platform/platform.js';
import { inBackground } from '../../platform/postgres/background.js';

/** A start waits for what a request would not: another one that keeps its files, on a disk that is busy */
const WAIT_FOR_IT = `set local lock_timeout = '1min'`;
/** One start at a time, or two of them would wait for each other's rows */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('client_file'))`;
const NEWEST = `
  update client_file set replaced_at = case when name = any($1) then null else now() end
  where (name = any($1)) = (replaced_at is not null)`;
const MISSING = `
  select name from unnest($1::text[]) as file (name)
  where not exists (select from client_file kept where kept.name = file.name)`;
const KEEP = 'insert into client_file (name, content) select * from unnest($1::text[], $2::bytea[])';
const FIND = 'select content from client_file where name = $1';
/** About 1 MB of files in a statement */
const AT_ONCE = 100;

/**
 * The files of every build that somebody may still have open. Pages name their files by content: whoever opened one before
 * an update, or from an instance that has it already, finds its files at every instance.
 */
export class ClientFileService {
  constructor(private readonly platform: Pick<Platform, 'db'>) {}

  /** Before the first page of a build is served. `folder` has its files; those of the builds before have a day from now. */
  async keep(folder: string): Promise<void> {
    const names = (await fs.readdir(folder).catch(() => [])).filter((name) => !/\.(?:br|gz)$/.test(name));
    await inBackground(this.platform.db, async (ask) => {
      await ask(WAIT_FOR_IT);
      await ask(ONE_AT_A_TIME);
      await ask(NEWEST, [names]);
      const missing = await ask<{ name: string }>(MISSING, [names]);
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const some = missing.slice(from, from + AT_ONCE).map(({ name }) => name);
        const contents = await Promise.all(some.map((name) => fs.readFile(path.join(folder, name))));
        await ask(KEEP, [some, contents]);
      }
    });
  }

  /** undefined: no build of the last day had it. */
  async find(name: string): Promise<Buffer | undefined> {
    const [file] = await this.platform.db.query<{ content: Buffer }[]>(FIND, [name]);
    return file?.content;
  }
}
