// Mutation testing of the engine: `npm run mutation`. Not part of the tests; minutes long.
export default {
  packageManager: 'npm',
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'jest.mutation.config.mjs' },
  mutate: ['src/mortgage/**/*.ts', '!src/mortgage/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: '.stryker',
};
