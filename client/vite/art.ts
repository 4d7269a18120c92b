import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './content-hash.ts';

const FOLDER = path.join(import.meta.dirname, '../src/illustrations/scenes');
const ART = 'virtual:art';
/** Of pages that few visitors see: no other page loads even the names of these */
const AGENT_ART = 'virtual:agent-art';

interface Scene {
  name: string;
  /** Its address in the build, and while developing */
  file: string;
  svg: string;
  width: number;
  height: number;
}

function readScene(file: string): Scene {
  const svg = fs.readFileSync(path.join(FOLDER, file), 'utf8').trimEnd();
  const { name } = path.parse(file);
  const [, , width, height] = (/ viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (!width || !height) throw new Error(`${file} does not say its size: it has no viewBox`);
  return { name, file: `assets/${name}-${hashOf(svg)}.svg`, svg, width, height };
}

/** Gives pages the address and the size of each picture in illustrations/scenes: its place is kept before it comes. */
export const art = (): Plugin => {
  const scenes = fs.readdirSync(FOLDER).sort().map(readScene);
  return {
    name: 'art',
    resolveId: (id) => (id === ART || id === AGENT_ART ? `\0${id}` : undefined),
    load(id) {
      const forAgents = id === `\0${AGENT_ART}`;
      if (id !== `\0${ART}` && !forAgents) return undefined;
      const wanted = scenes.filter(({ name }) => name.startsWith('agent-') === forAgents);
      const facts = wanted.map(({ name, file, width, height }) => [name, { src: `/${file}`, width, height }]);
      return `export const art = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    buildStart() {
      const { mode, config } = this.environment;
      if (mode !== 'build' || config.build.ssr) return;
      for (const { file, svg } of scenes) this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    configureServer: (vite) => {
      vite.middlewares.use((request, response, next) => {
        const found = scenes.find(({ file }) => request.url === `/${file}`);
        if (found) response.setHeader('content-type', 'image/svg+xml').end(found.svg);
        else next();
      });
    },
  };
};
