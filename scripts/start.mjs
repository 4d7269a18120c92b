// `npm start`: installs and builds what is missing, then serves. Nothing but Node is needed beforehand.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
process.chdir(ROOT);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(ROOT, 'server/dist/main.js')).href);
