import config from './jest.config.mjs';

/** For `npm run mutation`: a mutant in what a module works out once is only seen where the module is loaded anew. */
export default {
  ...config,
  testEnvironment: 'node',
  runtime: undefined,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
