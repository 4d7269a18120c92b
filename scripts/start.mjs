// `npm start`: installs and builds what is missing, then serves. Nothing but Node is needed beforehand.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

ensureInstalled({ onlyProduct: true });
ensureBuilt();
process.chdir(ROOT);
// half of a start is compiling; Node 22 and later keep what they compiled
module.enableCompileCache?.(path.join(ROOT, 'node_modules/.cache/compiled'));
process.env.NODE_ENV ??= 'production';
// whoever starts it by hand looks for the addresses; a service keeps its log
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
console.log('\n▸ Starting. The first start makes the database and the sample data.');
await import(pathToFileURL(path.join(ROOT, 'server/dist/product.js')).href);
