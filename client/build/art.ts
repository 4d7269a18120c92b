/// <reference types="node" />
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { SCENES, type Scene } from '../src/illustrations/scenes';

const MODULE = 'virtual:art';
const RESOLVED = '\0virtual:art';

const toSvg = ({ viewBox, drawing }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;

interface File {
  path: string;
  svg: string;
  width: number;
  height: number;
}

const FILES = Object.fromEntries(
  Object.entries(SCENES).map(([name, scene]): [string, File] => {
    const svg = toSvg(scene);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    const [, , width = 0, height = 0] = scene.viewBox.split(' ').map(Number);
    return [name, { path: `assets/${name}-${hash}.svg`, svg, width, height }];
  }),
);

/**
 * Our drawings are functions; what a page loads are pictures made from them here. Inline, a street's thousand shapes
 * would be part of every page and its code part of every visit.
 */
export const art = (): Plugin => ({
  name: 'art',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined;
    const entries = Object.entries(FILES).map(([name, { path, width, height }]) => [
      name,
      { src: `/${path}`, width, height },
    ]);
    return `export const art = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
  buildStart() {
    if (this.environment.mode !== 'build' || this.environment.config.build.ssr) return;
    for (const { path, svg } of Object.values(FILES)) this.emitFile({ type: 'asset', fileName: path, source: svg });
  },
  configureServer: (vite) => {
    const byPath = new Map(Object.values(FILES).map(({ path, svg }) => [`/${path}`, svg]));
    vite.middlewares.use((request, response, next) => {
      const svg = byPath.get(request.url ?? '');
      if (svg === undefined) next();
      else response.setHeader('content-type', 'image/svg+xml').end(svg);
    });
  },
});
