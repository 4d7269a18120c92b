// `node --import`: the line that a column costs in each field table, in a process of its own. Its migration is keep-motto.ts's.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const TABLES = {
  '/domain/src/agents/agent-form.ts': 'export const AGENT_WHO = [',
  '/domain/src/blog/post-form.ts': 'export const POST_FORM = [',
  '/domain/src/careers/job-form.ts': 'export const JOB_FORM = [',
  '/domain/src/settings/company.ts': 'export const COMPANY_FORM = [',
};
const MOTTO = `{ name: 'motto', kind: 'text', label: 'Motto', description: 'A few words to work by.', max: 120 },`;

if (isMainThread) {
  register('../../../domain/test/native/typescript-hooks.mjs', import.meta.url);
  register(import.meta.url);
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const [, table] = Object.entries(TABLES).find(([file]) => url.endsWith(file)) ?? [];
  if (table === undefined) return loaded;
  const source = String(loaded.source);
  if (!source.includes(table)) throw new Error(`${url} has no ${table}`);
  return { ...loaded, source: source.replace(table, `${table}\n  ${MOTTO}`) };
}
