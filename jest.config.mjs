export default { projects: ['<rootDir>/domain', '<rootDir>/server', '<rootDir>/client'] };
