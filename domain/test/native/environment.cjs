// Tests run in the process's own realm, where the modules they import live.
const { TestEnvironment } = require('jest-environment-node');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const { exit } = process;
const { console } = globalThis;

module.exports = class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    // beside other projects Jest takes the timeout from the root alone
    globalThis[TIMEOUT] = config.projectConfig.testTimeout;
  }

  /** Leaves the process as it was found, so that the next file begins alone. */
  async teardown() {
    process.exit = exit;
    globalThis.console = console;
    delete globalThis[TIMEOUT];
    delete globalThis[HANDLERS];
    delete globalThis.jest;
    await super.teardown();
  }
};
