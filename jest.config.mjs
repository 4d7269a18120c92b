export default {
  projects: ['<rootDir>/domain', '<rootDir>/server', '<rootDir>/client'],
  // only ends what hangs
  testTimeout: 600_000,
};
