// As the server's tests, and with what the build adds to Node's own way of finding modules.
const { register } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const NativeRuntime = require('../../../domain/test/native/runtime.cjs');

register('./bundler-hooks.mjs', pathToFileURL(__filename));

// its set-up runs once in a process: test/setup.ts cleans up after each test
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

module.exports = class ClientRuntime extends NativeRuntime {
  /** A test that adds to the product loads all of it anew, with what it adds. */
  addressOf(file) {
    return path.basename(file).startsWith('added-') ? `${super.addressOf(file)}?added` : super.addressOf(file);
  }
};
