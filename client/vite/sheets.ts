import fs from 'node:fs';
import path from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';
import { hashOf } from './content-hash.ts';

const SHEET = '\0sheet:';

/** Without what only people need. What stands in quotes is shown as it is. */
const tight = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/('[^']*'|"[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            // a space before a colon means a descendant, one after it nothing
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/: /g, ':')
            .replaceAll(';}', '}'),
    )
    .join('')
    .trim();

/**
 * `import styles, { href } from './x.module.css?sheet'`: local names, and the address of a file that only the pages that
 * need it send (PageStyles). Vite itself has either the names or the address.
 */
export const sheets = (): Plugin => {
  let config: ResolvedConfig;
  const served = new Map<string, string>();
  return {
    name: 'sheets',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    async resolveId(id, importer) {
      if (!id.endsWith('.module.css?sheet')) return undefined;
      const found = await this.resolve(id.replace('?sheet', ''), importer, { skipSelf: true });
      // not called .css: its styles are no part of the file that every page has
      return found && `${SHEET}${found.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(SHEET)) return undefined;
      const source = id.slice(SHEET.length, -'.js'.length);
      this.addWatchFile(source);
      const { code, modules } = await preprocessCSS(fs.readFileSync(source, 'utf8'), source, config);
      const css = tight(code);
      const hash = hashOf(css);
      const file = `assets/${path.basename(source, '.module.css')}-${hash}.css`;
      served.set(`/${file}`, css);
      const { mode, config: own } = this.environment;
      if (mode === 'build' && !own.build.ssr) this.emitFile({ type: 'asset', fileName: file, source: css });
      return `export const href = ${JSON.stringify(`/${file}`)};\nexport default ${JSON.stringify(modules ?? {})};`;
    },
    configureServer: (vite) => {
      vite.middlewares.use((request, response, next) => {
        const css = served.get(request.url ?? '');
        if (css === undefined) next();
        else response.setHeader('content-type', 'text/css').end(css);
      });
    },
  };
};
