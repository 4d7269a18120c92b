// Who may import whom: docs/decisions and the architecture in the README. A breach fails `npm run validate`.
const side = (name) => `^${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-imports-nobody',
      severity: 'error',
      from: { path: side('domain') },
      to: { path: '^(server|client|e2e)/' },
    },
    { name: 'server-stands-alone', severity: 'error', from: { path: side('server') }, to: { path: '^(client|e2e)/' } },
    { name: 'client-stands-alone', severity: 'error', from: { path: side('client') }, to: { path: '^(server|e2e)/' } },
    { name: 'e2e-stands-alone', severity: 'error', from: { path: side('e2e') }, to: { path: '^(server|client)/' } },
    {
      name: 'client-lib-knows-nobody-above',
      severity: 'error',
      from: { path: '^client/src/lib/' },
      to: { path: '^client/src/(app|pages|features|ui)/' },
    },
    {
      name: 'client-ui-knows-neither-apollo-nor-features',
      severity: 'error',
      from: { path: '^client/src/ui/' },
      to: { path: '^(client/src/(app|pages|features)/|node_modules/@apollo)' },
    },
    {
      name: 'client-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/(app|pages|features/(?!$1/))' },
    },
    {
      name: 'client-pages-below-app',
      severity: 'error',
      from: { path: '^client/src/pages/' },
      to: { path: '^client/src/app/' },
    },
    {
      name: 'server-platform-and-database-know-no-graphql',
      severity: 'error',
      from: { path: '^server/src/(platform|database|config)/' },
      to: { path: '^server/src/(graphql|rest|site)/' },
    },
    {
      name: 'server-modules-below-graphql-and-rest',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '\\.resolver\\.ts$' },
      to: { path: '^server/src/(rest|site|app|main)' },
    },
    {
      name: 'rest-imports-no-module',
      comment: 'The façade has no rule of its own: it runs operations of the schema.',
      severity: 'error',
      from: { path: '^server/src/rest/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/modules/' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(dist|node_modules)/' },
    exclude: { path: '\\.generated\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
