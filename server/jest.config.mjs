/** Jest's runner, reports and timeouts; modules come from Node itself (docs/decisions/0032). */
export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../domain/test/native/environment.cjs',
  runtime: '<rootDir>/../domain/test/native/runtime.cjs',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  // `npm run test:full`: programs of others take as long to load as the product, and kill -9 waits for what it leaves
  testPathIgnorePatterns:
    process.env.FULL === '1' ? [] : ['<rootDir>/test/clients/', '<rootDir>/test/durability.test.ts'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFilesAfterEnv: [
    // the first file of a worker may begin with a class that has decorators
    'reflect-metadata',
    '<rootDir>/../domain/test/properties.ts',
    '<rootDir>/../domain/test/again.ts',
  ],
  // only ends what hangs
  testTimeout: 600_000,
};
