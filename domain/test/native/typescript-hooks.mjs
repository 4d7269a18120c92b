// Node loads TypeScript as Node loads any module: once in a process.
import { transformSync } from '@swc/core';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheFolder, cached } from './compiled.cjs';

const DOMAIN = fileURLToPath(new URL('../../src/', import.meta.url));
const PACKAGE = '@brokerage/domain/';
const TYPESCRIPT = /\.tsx?(\?|$)/;
const SERVER = fileURLToPath(new URL('../../../server/', import.meta.url));
/** As the `tsconfig.json` of the server says, and of the others. */
const options = (file) => ({
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true },
    transform: {
      ...(file.startsWith(SERVER) && {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
      }),
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: true,
});

/** Imports name the compiled file; here the source answers. */
export async function resolve(specifier, context, nextResolve) {
  if (specifier.startsWith(PACKAGE)) return source(path.join(DOMAIN, `${specifier.slice(PACKAGE.length)}.ts`));
  if (specifier.startsWith('.') && specifier.endsWith('.js') && TYPESCRIPT.test(context.parentURL ?? '')) {
    const base = fileURLToPath(new URL(specifier.slice(0, -'.js'.length), context.parentURL));
    const file = [`${base}.ts`, `${base}.tsx`].find((name) => fs.existsSync(name));
    if (file) return source(file);
  }
  return nextResolve(specifier, context);
}

const source = (file) => ({ url: pathToFileURL(file).href, format: 'module', shortCircuit: true });

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !TYPESCRIPT.test(url)) return nextLoad(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
}

function compile(file) {
  const text = fs.readFileSync(file, 'utf8');
  const { code, map } = cached(file, text);
  if (fs.existsSync(code)) return fs.readFileSync(code, 'utf8');
  const out = transformSync(text, { ...options(file), filename: file, sourceFileName: file });
  fs.mkdirSync(cacheFolder, { recursive: true });
  write(map, out.map);
  write(code, out.code);
  return out.code;
}

/** Written beside and renamed: another worker may compile the same file. */
function write(file, text) {
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}
