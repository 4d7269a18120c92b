// `node --import`: the line that a lead source of its own costs, in a process of its own. Its description is its folder.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const LIST = '/domain/src/leads/lead-sources.ts';
const SOURCE = new URL('./cottage-lead.ts', import.meta.url).href;

if (isMainThread) {
  register('../../../domain/test/native/typescript-hooks.mjs', import.meta.url);
  register(import.meta.url);
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith(LIST)) return loaded;
  const source = `import { COTTAGE_LEAD } from '${SOURCE}';\n${loaded.source}\nLEAD_SOURCES.push(COTTAGE_LEAD);`;
  return { ...loaded, source };
}
