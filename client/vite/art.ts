import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Scenes from '../src/illustrations/scenes';
import { hashOf } from './content-hash.ts';

const ART = 'virtual:art';
/** Of pages that few visitors see: no other page loads even the names of these */
const AGENT_ART = 'virtual:agent-art';

/**
 * Our drawings are functions; what a page loads are pictures made from them here. Inline, a street's thousand shapes
 * would be part of every page and its code part of every visit.
 */
export const art = async (): Promise<Plugin> => {
  const scenes = path.join(import.meta.dirname, '../src/illustrations/scenes.ts');
  const { module } = await runnerImport<typeof Scenes>(scenes, { configFile: false, logLevel: 'warn' });
  const files = Object.entries(module.SCENES).map(([name, { viewBox, drawing }]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
    const hash = hashOf(svg);
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    return { name, file: `assets/${name}-${hash}.svg`, svg, width, height };
  });
  return {
    name: 'art',
    resolveId: (id) => (id === ART || id === AGENT_ART ? `\0${id}` : undefined),
    load(id) {
      const forAgents = id === `\0${AGENT_ART}`;
      if (id !== `\0${ART}` && !forAgents) return undefined;
      const wanted = files.filter(({ name }) => name.startsWith('agent-') === forAgents);
      const facts = wanted.map(({ name, file, width, height }) => [name, { src: `/${file}`, width, height }]);
      return `export const art = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    buildStart() {
      const { mode, config } = this.environment;
      if (mode !== 'build' || config.build.ssr) return;
      for (const { file, svg } of files) this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    configureServer: (vite) => {
      vite.middlewares.use((request, response, next) => {
        const found = files.find(({ file }) => request.url === `/${file}`);
        if (found) response.setHeader('content-type', 'image/svg+xml').end(found.svg);
        else next();
      });
    },
  };
};
