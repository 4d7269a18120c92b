// What the build resolves and Node does not: names without their ending, sheets, pictures and virtual modules.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addedTo } from '../landings/added-hooks.mjs';

const OURS = ['../../', '../../../e2e/', '../../../domain/'].map((name) => new URL(name, import.meta.url).href);
const ENDINGS = ['.ts', '.tsx'];
const ASSET = /\.(css|svg)(\?|$)|^virtual:/;
/** In tests a sheet is empty, and a drawing only its name. */
const DRAWINGS =
  'export const art = new Proxy({}, { get: (_, name) => ({ src: `/assets/${String(name)}.svg`, width: 100, height: 100 }) });';
const VIRTUAL = {
  'virtual:art': DRAWINGS,
  'virtual:agent-art': DRAWINGS,
  'virtual:letter-files': `export const CORE = '/core.wasm'; export const ENGLISH = '/eng.bin'; export const FRENCH = '/fra.bin';`,
};
/** A test that adds to the product has a graph of its own: everything of ours in it carries this. */
const ADDED = '?added';

export async function resolve(specifier, context, nextResolve) {
  const { parentURL = '' } = context;
  if (!OURS.some((folder) => parentURL.startsWith(folder))) return nextResolve(specifier, context);
  if (ASSET.test(specifier)) return asset(VIRTUAL[specifier] ?? 'export default {}; export const href = undefined;');
  const found = sourceOf(specifier, parentURL) ?? (await nextResolve(specifier, context));
  const isOurs = OURS.some((folder) => found.url.startsWith(folder)) && /\.tsx?$/.test(found.url);
  return isOurs && parentURL.endsWith(ADDED) ? { ...found, url: `${found.url}${ADDED}` } : found;
}

const asset = (source) => ({
  url: `data:text/javascript,${encodeURIComponent(source)}`,
  format: 'module',
  shortCircuit: true,
});

function sourceOf(specifier, parentURL) {
  if (!specifier.startsWith('.') || path.extname(specifier) === '.js') return undefined;
  const base = fileURLToPath(new URL(specifier, parentURL));
  const file = ENDINGS.map((ending) => `${base}${ending}`).find((name) => fs.existsSync(name));
  return file && { url: pathToFileURL(file).href, format: 'module', shortCircuit: true };
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url.endsWith(ADDED) ? url.slice(0, -ADDED.length) : url, context);
  const isList = url.includes('/app/server-halves.ts');
  const more = addedTo(url);
  if (!isList && !more) return loaded;
  const source = String(loaded.source);
  return { ...loaded, source: `${isList ? withHalves(source) : source}\n${more}` };
}

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const HALF = /^(pages\/public|landings\/[^/]+)\/[^/]+\.server\.ts$/;

/** The pages' server halves by their files, as the build lists them. */
function withHalves(source) {
  const files = fs.readdirSync(SOURCES, { recursive: true }).filter((file) => HALF.test(file));
  const imports = files.map((file, at) => `import * as half${at} from '../${file.replace(/\.ts$/, '')}';`);
  const list = files.map((file, at) => `'../${file}': half${at}`);
  return `${imports.join('\n')}\n${source.replace(/import\.meta\.glob\([^)]*\)/, `{ ${list.join(', ')} }`)}`;
}
