/** Jest's runner, reports and timeouts; modules come from Node itself (docs/decisions/0032). */
export default {
  displayName: 'domain',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/native/environment.cjs',
  runtime: '<rootDir>/test/native/runtime.cjs',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.stryker'],
  setupFilesAfterEnv: ['<rootDir>/test/properties.ts', '<rootDir>/test/again.ts'],
};
