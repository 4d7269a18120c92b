// Jest's runtime, but modules come from Node itself: a process loads the server's graph once and keeps it for all its files.
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { SourceMaps } = require('./compiled.cjs');

register('./typescript-hooks.mjs', pathToFileURL(__filename));

module.exports = class NativeRuntime extends Runtime {
  /** The test framework: fresh for each file, with the tests and hooks of that file alone. */
  requireInternalModule(from, to) {
    if (to !== undefined) return super.requireInternalModule(from, to);
    delete require.cache[from];
    return require(from);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    return import(pathToFileURL(file).href);
  }

  getSourceMaps() {
    return new SourceMaps();
  }
};
