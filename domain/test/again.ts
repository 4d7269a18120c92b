/**
 * As in the browser: under CI what failed is tried once more, after the rest of its file, so that one race does not hold
 * up a change. What needed it is named as flaky by `npm test`, and is a race to mend. Locally nothing is tried again.
 */
// what jest.retryTimes sets; modules that Node loads have no `jest`
const RETRIES = Symbol.for('RETRY_TIMES');
/** A second try may fail only because of what the first one wrote: why the first one failed is said too. */
const SAY_FIRST = Symbol.for('LOG_ERRORS_BEFORE_RETRY');

const jest = globalThis as Record<symbol, unknown>;
if (process.env['CI']) {
  jest[RETRIES] = 1;
  jest[SAY_FIRST] = true;
}
