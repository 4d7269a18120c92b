import type { Plugin } from 'vite';

/** Whole sentences for developers who misuse the router: nobody here can cause them. */
const ADVICE =
  /(?<=[(,:+?] ?|return |\n\s+)(?:(["'])(?=(?:[^"'`\n]* ){6})[^"'`$\\\n]{45,}\1|`(?:[^`\\\n]|\\.)*\b(?:must|should|may be used|[Yy]ou|because|[Cc]annot|expected|will|did not)\b(?:[^`\\\n]|\\.)*`)/g;

interface Edit {
  what: string;
  find: RegExp | string;
  by: string;
}

/** Edits files of others, and stops a build in which an edit finds nothing: it would be lost in silence. */
function editing(name: string, files: RegExp, edits: readonly Edit[]): Plugin {
  const unfound = new Set(edits.map(({ what }) => what));
  let hasFiles = false;
  return {
    name,
    apply: 'build',
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
    {
      what: 'the message about a path',
      find: /^ {2}return `Cannot include a [^]*? parse it for you\.`;$/m,
      by: '  return "to";',
    },
    { what: 'the warning about navigate', find: /^(var navigateEffectWarning = )`.*`/m, by: '$1""' },
    // only routes with data of their own fall back to it
    {
      what: 'the page of an error',
      find: /^var defaultErrorElement = .*;$/m,
      by: 'var defaultErrorElement = null;',
    },
    { what: 'advice', find: ADVICE, by: '"react-router"' },
  ]);

/**
 * Nobody here renders a list by Formik's own component, which a statement after it keeps, and with it a package that copies
 * what was written on classes, and React's tools to tell elements apart.
 */
export const slimFormik = (): Plugin =>
  editing('slim-formik', /formik\/dist\/formik\.esm\.js$/, [
    { what: 'its list', find: /^FieldArrayInner\.defaultProps = \{[^}]*\};$/m, by: '' },
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
