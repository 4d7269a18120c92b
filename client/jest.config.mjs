export default {
  rootDir: import.meta.dirname,
  displayName: 'client',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '\\.(css|svg)(\\?(url|sheet|url&no-inline))?$': '<rootDir>/test/empty.cjs',
    '^virtual:(agent-)?art$': '<rootDir>/test/art.cjs',
    '^d3-(scale|shape)$': '<rootDir>/test/d3-$1.cjs',
    '^@brokerage/domain/(.*)$': '<rootDir>/../domain/src/$1.ts',
    // the domain's relative imports name the compiled files
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFilesAfterEnv: [
    '<rootDir>/test/setup.ts',
    '<rootDir>/../domain/test/properties.ts',
    '<rootDir>/../domain/test/again.ts',
  ],
};
