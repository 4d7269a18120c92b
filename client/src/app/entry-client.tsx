import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Api, type Answers } from '../lib/api';
import { bearForeignNodes } from '../lib/foreign-nodes';
import { keepServedForms } from '../lib/served-forms';
import { App } from './app';
import { startAfresh } from './start-afresh';
import { pageAt, type Matching } from './routes';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
const api = new Api(state ? (JSON.parse(state) as Answers) : {}, () =>
  import('../lib/apollo-module').then(({ apolloOf }) => apolloOf()),
);
const ANSWERS = 'input, select, textarea';
// whoever answers a question sends it soon: by then it is there. On the way down: React stops an event whose target it has
// not hydrated yet
document.addEventListener(
  'focusin',
  ({ target }) => {
    if (target instanceof Element && target.matches(ANSWERS)) api.load().catch(() => undefined);
  },
  true,
);

bearForeignNodes();
keepServedForms();

function start(at: Matching): void {
  if (!root) return;
  // the same tree as the server's: a sibling more, and every id that React makes would be another one
  const tree = (
    <StrictMode>
      <App api={api} at={at} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
    </StrictMode>
  );
  const options = { onUncaughtError: startAfresh };
  if (state) hydrateRoot(root, tree, options);
  else {
    // React takes the page's styles for there, and would clear them away with what the server wrote
    document.head.append(...root.querySelectorAll('link[rel="stylesheet"]'));
    createRoot(root, options).render(tree);
  }
}

async function boot(): Promise<void> {
  const { dataset } = document.documentElement;
  const at = dataset.agent ? (await import('./agent-host')).pagesOf(dataset) : pageAt;
  const shown = (): void => start(at);
  await at(location.pathname).page.load().then(shown, shown);
}

// no top-level await: a chunk that imports from the entry would wait for ever. Where the page's code cannot be fetched,
// the error boundary says so.
void boot();
