import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The smallest build of a client that the server can render with: it shows what it was given, and counts. */
const ENTRY = `
export let renders = 0;
export const addresses = async () => ['/'];
export const parameters = () => (path) => (path === '/reads' ? ['bank'] : []);
export async function render({ url, execute, host, isKept }) {
  const isMissing = url.pathname.startsWith('/nowhere');
  if (isMissing && isKept?.('*')) return { status: 404, answeredBy: '*' };
  renders += 1;
  if (url.pathname === '/moved') return { redirect: '/new' };
  if (url.pathname === '/broken') throw new Error('it cannot be rendered');
  const away = { title: 'Away', head: '', body: 'Away', source: 'src/pages/public/home.tsx', cacheable: false };
  if (url.pathname === '/without-rates') return { ...away, status: 503 };
  const { data } = await execute('{ currentRates { name rates { rate } } }', {});
  return {
    status: isMissing ? 404 : 200,
    ...(isMissing && { missing: '*' }),
    title: 'A page',
    head: '<link rel="canonical" href="' + url.origin + url.pathname + '">',
    body: '<p id="host">' + (host?.agent ?? '') + '</p><p id="search">' + url.search + '</p><p id="rates">' + JSON.stringify(data?.currentRates) + '</p>',
    state: {},
    source: 'src/pages/public/home.tsx',
    cacheable: url.pathname !== '/guarded',
  };
}`;

const FONT = 'bricolage-grotesque-latin-wght-normal.woff2';
const CLIENT = fileURLToPath(new URL('../../client/', import.meta.url));

export interface TestClient {
  folder: string;
  /** How often a page was rendered */
  renders(): Promise<number>;
  remove(): void;
}

export function clientBuild(): TestClient {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-client-'));
  const entry = path.join(folder, 'ssr/entry-server.js');
  fs.mkdirSync(path.join(folder, 'web/.vite'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'ssr'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  fs.writeFileSync(path.join(folder, 'web/index.html'), '<head><!--head--></head><body><!--app--><!--state--></body>');
  const manifest = {
    entry: { file: 'assets/entry.js', isEntry: true },
    [`src/ui/fonts/${FONT}`]: { file: 'font.woff2' },
  };
  fs.writeFileSync(path.join(folder, 'web/.vite/manifest.json'), JSON.stringify(manifest));
  fs.copyFileSync(path.join(CLIENT, 'src/ui/fonts', FONT), path.join(folder, 'web/font.woff2'));
  for (const picture of ['share-ground.png', 'icon-192.png'])
    fs.copyFileSync(path.join(CLIENT, 'public', picture), path.join(folder, 'web', picture));
  fs.writeFileSync(entry, ENTRY);
  return {
    folder,
    renders: async () => ((await import(entry)) as { renders: number }).renders,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
