import type { Plugin } from 'vite';

/** Whole sentences for developers who misuse the router: nobody here can cause them. */
const ADVICE =
  /(?<=[(,:+?] ?|return |\n\s+)(?:(["'])(?=(?:[^"'`\n]* ){6})[^"'`$\\\n]{45,}\1|`(?:[^`\\\n]|\\.)*\b(?:must|should|may be used|[Yy]ou|because|[Cc]annot|expected|will|did not)\b(?:[^`\\\n]|\\.)*`)/g;

interface Edit {
  what: string;
  find: RegExp | string;
  by: string;
}

/** Edits files of others or of our own, and stops a build in which an edit finds nothing: it would be lost in silence. */
function editing(name: string, files: RegExp, edits: readonly Edit[], enforce?: 'pre'): Plugin {
  const unfound = new Set(edits.map(({ what }) => what));
  let hasFiles = false;
  return {
    name,
    apply: 'build',
    enforce,
    transform: {
      filter: { id: files },
      handler(code) {
        hasFiles = true;
        return edits.reduce((text, { what, find, by }) => {
          const edited = text.replace(find, by);
          if (edited !== text) unfound.delete(what);
          return edited;
        }, code);
      },
    },
    buildEnd(error) {
      if (!error && hasFiles && unfound.size > 0) this.error(`nothing to edit for: ${[...unfound].join('; ')}`);
    },
  };
}

/**
 * The router names its components for developers, one statement each: a statement is kept, and keeps the component. Without
 * the names what nobody imports (its forms, its data routes) stays out of the first load.
 */
export const slimRouter = (): Plugin =>
  editing('slim-router', /react-router\/dist\/production\/.*\.mjs$/, [
    { what: 'names of components', find: /^\w+\.displayName = "\w+";$/gm, by: '' },
    {
      what: 'components nobody may use',
      find: /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      by: '$1/* @__PURE__ */ $2',
    },
    { what: 'the warning about navigate', find: /^(var navigateEffectWarning = )`.*`/m, by: '$1""' },
    { what: 'advice', find: ADVICE, by: '"react-router"' },
  ]);

const IMPORT = /import\([^()]+\)(?:(?!__VITE_PRELOAD__)[^;])*?/.source;
/** `__vitePreload(…, __VITE_PRELOAD__)` around an import and what is done with it, or around one of which some names are taken. */
const WRAPPED_IMPORT = new RegExp(
  `\\b__vitePreload\\(\\s*(?:\\(\\) => (${IMPORT})|async \\(\\) => \\{\\s*const \\{[^{}]*\\} = await (${IMPORT});\\s*return \\{[^{}]*\\};?\\s*\\}),\\s*__VITE_PRELOAD__\\s*\\)`,
  'g',
);

/**
 * Vite wraps each import into a helper that fetches the styles of a chunk before it. Our chunks have none
 * (`build.cssCodeSplit`), and the helper is a kilobyte of every page; its calls are forty bytes more.
 */
export const slimImports = (): Plugin => {
  let isFound = false;
  return {
    name: 'slim-imports',
    apply: 'build',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    renderChunk(code) {
      const slim = code.replace(WRAPPED_IMPORT, '$1$2');
      isFound ||= slim !== code;
      if (slim.includes('__VITE_PRELOAD__')) this.error('an import is wrapped in a way that is not known');
      return { code: slim, map: null };
    },
    generateBundle() {
      if (!isFound) this.error('nothing to edit for: wrapped imports');
    },
  };
};

/** What React would say to developers who misuse it: long sentences that nobody here can cause. */
export const slimReact = (): Plugin =>
  editing('slim-react', /node_modules\/(react|scheduler)\/cjs\/.*\.production\.js$/, [
    { what: 'setState', find: /"takes an object of state variables to update or a function[^"]+"/, by: '"setState"' },
    { what: 'forceFrameRate', find: /"forceFrameRate takes a positive int[^"]+"/, by: '"forceFrameRate"' },
    {
      what: 'children',
      find: /"\). If you meant to render a collection of children, use an array instead\."/,
      by: '")"',
    },
  ]);

/** What a page tells the server alone (PageModule in app/routes.ts): the browser never asks, and fetches none of it. */
const FOR_THE_SERVER = 'preload|answer|facts|offers|questions|reads|addresses';

export const slimPages = (): Plugin => ({
  name: 'slim-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /client\/src\/(pages\/.*|landings\/[^/]+\/(page|type-page|thanks))\.tsx$/ },
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
export const slimRoutes = (): Plugin =>
  editing(
    'slim-routes',
    /client\/src\/app\/routes\.tsx$/,
    [
      {
        what: 'the file of a page by its path',
        find: "{ file = path.slice(1).replaceAll('/', '-'), ...rest } =",
        by: 'rest =',
      },
      { what: 'the file of a page', find: 'file: `${folder}/${file}`, ', by: '' },
      { what: 'folders', find: /\b(page|pagesIn)\((?:folder|'[\w/]+'), /g, by: '$1(' },
      { what: 'folders alone', find: /\bpagesIn\('[\w/]+'\)/g, by: 'pagesIn()' },
      { what: 'parameters', find: /\(folder: string, /g, by: '(' },
      { what: 'files alone', find: /,\s*\{\s*file: (?:'[\w-]+'|`[^`]+`),?\s*\}/g, by: '' },
      { what: 'files last', find: /,\s*file: '[\w-]+'/g, by: '' },
      { what: 'files first', find: /file: '[\w/-]+',\s*/g, by: '' },
    ],
    'pre',
  );
