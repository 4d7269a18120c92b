/** Jest's runner, reports and timeouts; modules come from Node itself (docs/decisions/0032). */
export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/native/environment.cjs',
  runtime: '<rootDir>/test/native/runtime.cjs',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  // programs of others take as long to load as the product: `npm run test:full`
  testPathIgnorePatterns: process.env.FULL === '1' ? [] : ['<rootDir>/test/clients/'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/../domain/test/properties.ts'],
  // only ends what hangs
  testTimeout: 600_000,
};
