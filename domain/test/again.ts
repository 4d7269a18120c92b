/**
 * As in the browser: under CI what failed is tried once more, after the rest of its file, so that one race does not hold
 * up a change. What needed it is named as flaky by `npm test`, and is a race to mend. Locally nothing is tried again.
 */
const RETRIES = Symbol.for('RETRY_TIMES'); // what jest.retryTimes sets; modules that Node loads have no `jest`

if (process.env['CI']) (globalThis as Record<symbol, unknown>)[RETRIES] = 1;
