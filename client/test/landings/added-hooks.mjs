// The lines that a landing page of its own costs, for the graph of the test that adds one.
const COTTAGE = new URL('./cottage/', import.meta.url).href;

const LINES = {
  '/domain/src/landings/links.ts': `LANDING_LINKS.cottage = { to: '/cottage-mortgage', label: 'Cottages' };`,
  '/domain/src/landings/landings.ts': `
    import { COTTAGE } from '${COTTAGE}landing.ts?added';
    Object.assign(LANDINGS.find(({ name }) => name === 'cottage'), COTTAGE);`,
  '/client/src/landings/pages.ts': `LANDING_PAGES.cottage = () => import('${COTTAGE}page.tsx?added');`,
  // the build finds it by its name
  '/client/src/app/server-halves.ts': `
    import * as half from '${COTTAGE}page.server.ts?added';
    HALVES['../landings/cottage/page.server.ts'] = half;`,
};

/** What follows a source in the graph of `?added`. */
export const addedTo = (url) => Object.entries(LINES).find(([file]) => url.endsWith(`${file}?added`))?.[1] ?? '';
