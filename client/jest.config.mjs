/** Jest's runner, reports and timeouts; modules come from Node itself (docs/decisions/0032). */
export default {
  displayName: 'client',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/native/environment.cjs',
  runtime: '<rootDir>/test/native/runtime.cjs',
  runner: '<rootDir>/test/native/runner.cjs',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: [
    '<rootDir>/test/setup.ts',
    '<rootDir>/../domain/test/properties.ts',
    '<rootDir>/../domain/test/again.ts',
  ],
};
