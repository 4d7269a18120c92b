import type { Plugin } from 'vite';

/** Whole sentences for developers who misuse the router: nobody here can cause them. */
const ADVICE =
  /(?<=[(,:+?] ?|\n\s+)(?:(["'])(?=(?:[^"'`\n]* ){6})[^"'`$\\\n]{45,}\1|`[^`\\\n]*\b(?:must|should|[Yy]ou|because|[Cc]annot|expected|will|did not)\b[^`\\\n]*`)/g;

/**
 * The router names its components for developers, one statement each: a statement is kept, and keeps the component. Without
 * the names what nobody imports (its forms, its data routes) stays out of the first load.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(ADVICE, '"react-router"'),
  },
});

/** What React would say to developers who misuse it: long sentences that nobody here can cause. */
export const slimReact = (): Plugin => ({
  name: 'slim-react',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(react|scheduler)\/cjs\/.*\.production\.js$/ },
    handler: (code) =>
      code
        .replace(/"takes an object of state variables to update or a function[^"]+"/, '"setState"')
        .replace(/"forceFrameRate takes a positive int[^"]+"/, '"forceFrameRate"')
        .replace(/"\). If you meant to render a collection of children, use an array instead\."/, '")"'),
  },
});

/** What a page tells the server alone (PageModule in app/routes.ts): the browser never asks, and fetches none of it. */
const FOR_THE_SERVER = 'preload|answer|facts|questions|reads|addresses';

export const slimPages = (): Plugin => ({
  name: 'slim-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /client\/src\/pages\/.*\.tsx$/ },
    handler: (code) =>
      code
        .replace(new RegExp(`^export \\{ (?:\\w+ as )?(?:${FOR_THE_SERVER}) \\} from .*$`, 'gm'), '')
        // a call that nobody uses is left out where it says that it does nothing else
        .replace(
          new RegExp(`^export (const (?:${FOR_THE_SERVER}) = )(?=(\\w+\\()?)`, 'gm'),
          (_, named: string, call?: string) => (call ? `${named}/* @__PURE__ */ ` : named),
        ),
  },
});

/** Where a page's file lies is for the server, which finds its chunks by it. */
export const slimRoutes = (): Plugin => ({
  name: 'slim-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /client\/src\/app\/routes\.tsx$/ },
    handler: (code) =>
      code
        .replace("{ file = path.slice(1).replaceAll('/', '-'), ...rest } =", 'rest =')
        .replace('file: `${folder}/${file}`, ', '')
        .replace(/\b(page|pagesIn)\((?:folder|'\w+'), /g, '$1(')
        .replace(/\bpagesIn\('\w+'\)/g, 'pagesIn()')
        .replace(/\(folder: string, /g, '(')
        .replace(/,\s*\{\s*file: '[\w-]+',?\s*\}/g, '')
        .replace(/,\s*file: '[\w-]+'/g, '')
        .replace(/file: '[\w-]+',\s*/g, ''),
  },
});
