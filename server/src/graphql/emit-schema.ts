import fs from 'node:fs';
import { printedSchema } from './print-schema.js';
import { makeSchema } from './schema.js';

const target = new URL('../../../schema.graphql', import.meta.url);
fs.writeFileSync(target, printedSchema(makeSchema()));
