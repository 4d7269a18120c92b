import fs from 'node:fs';
import { printedSchema } from './api/print-schema.js';
import { makeSchema } from './api/schema.js';
import { MODULES } from './modules/index.js';

const target = new URL('../../schema.graphql', import.meta.url);
fs.writeFileSync(target, printedSchema(makeSchema(MODULES)));
