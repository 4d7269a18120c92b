// Jest's runtime, but modules come from Node itself: a process loads a graph once and keeps it for all its files.
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

  addressOf(file) {
    return pathToFileURL(file).href;
  }

  /** A set-up file is loaded once as well: what it does before each test file is its default export. */
  async unstable_importModule(file) {
    globalThis.jest = this.jestGlobals.jestObjectFor(file);
    const loaded = await import(this.addressOf(file));
    if (typeof loaded.default === 'function') await loaded.default();
    return loaded;
  }

  getSourceMaps() {
    return new SourceMaps();
  }
};
