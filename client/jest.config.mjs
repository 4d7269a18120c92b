/** Jest's runner, reports and timeouts; modules come from Node itself (docs/decisions/0032). */
export default {
  displayName: 'client',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/native/environment.cjs',
  runtime: '<rootDir>/test/native/runtime.cjs',
  runner: '<rootDir>/test/native/runner.cjs',
  // no browser has it; React takes it for good when it first needs it, and must not get the one of a test
  fakeTimers: { doNotFake: ['setImmediate', 'clearImmediate'] },
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: [
    '<rootDir>/test/setup.ts',
    '<rootDir>/../domain/test/properties.ts',
    '<rootDir>/../domain/test/again.ts',
  ],
};
