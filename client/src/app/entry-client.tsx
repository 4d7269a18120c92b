import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { NormalizedCacheObject } from '@apollo/client';
import { BrowserRouter } from 'react-router-dom';
import { makeClient } from '../lib/apollo';
import { App } from './app';
import { pageAt, type Matching } from './routes';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
const client = makeClient();
if (state) client.cache.restore(JSON.parse(state) as NormalizedCacheObject);

function start(at: Matching): void {
  if (!root) return;
  // the same tree as the server's: a sibling more, and every id that React makes would be another one
  const tree = (
    <StrictMode>
      <App client={client} at={at} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
    </StrictMode>
  );
  if (state) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
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
