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
      to: { path: '^client/src/(app|pages|landings|features|ui)/' },
    },
    {
      name: 'client-ui-knows-neither-apollo-nor-features',
      severity: 'error',
      from: { path: '^client/src/ui/' },
      to: { path: '^(client/src/(app|pages|landings|features)/|node_modules/@apollo)' },
    },
    {
      name: 'client-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/(app|pages|landings|features/(?!$1/))' },
    },
    {
      name: 'what-rooms-share-needs-no-room',
      comment:
        'A crowded noun has rooms. What several of them need stands beside their folders; what puts rooms together is a room.',
      severity: 'error',
      from: {
        path: '^(client/src/features|server/src/modules)/([^/]+)/[^/]+$',
        pathNot: '(\\.test\\.tsx?|\\.module\\.ts|/public(\\.sql)?\\.ts)$',
      },
      // how a document's bytes are read is a tool of all that noun, no room of it
      to: { path: '^$1/$2/[^/]+/', pathNot: '/emails/|^server/src/modules/documents/content/' },
    },
    {
      name: 'one-file-knows-the-analytics-sdk',
      comment: 'It sends the whole address with every call, unless the one wrapper stands before it.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '^client/src/features/analytics/tracker\\.ts$' },
      to: { path: 'node_modules/@rudderstack/' },
    },
    {
      name: 'client-pages-below-app',
      severity: 'error',
      from: { path: '^client/src/pages/' },
      to: { path: '^client/src/app/(?!layouts/)' },
    },
    {
      name: 'client-server-halves-stay-on-the-server',
      comment:
        'What a page tells the server alone comes into no file of the browser: app/server-halves.ts finds it by its name.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '\\.server\\.ts$' },
      to: { path: '^client/src/.*\\.server\\.ts$' },
    },
    {
      name: 'client-landings-stand-beside-each-other',
      comment: 'A landing page is a page with its story, in one folder.',
      severity: 'error',
      from: { path: '^client/src/landings/([^/]+)/' },
      to: { path: '^client/src/(app/(?!layouts/)|pages/|landings/(?!$1/))' },
    },
    {
      name: 'client-layouts-below-pages',
      severity: 'error',
      from: { path: '^client/src/app/layouts/' },
      to: { path: '^client/src/(app/(?!layouts/)|pages/|landings/)' },
    },
    {
      name: 'client-folders-form-no-circle',
      scope: 'folder',
      severity: 'error',
      from: { path: '^client/src/' },
      to: { circular: true },
    },
    {
      name: 'server-kernel-stands-on-nothing',
      severity: 'error',
      from: { path: '^server/src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(?!kernel/)' },
    },
    {
      name: 'server-platform-knows-nobody-above',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(?!(platform|kernel|config)/)' },
    },
    {
      name: 'server-database-knows-no-graphql',
      severity: 'error',
      from: { path: '^server/src/database/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(graphql|api|rest|site)/' },
    },
    {
      name: 'server-modules-below-what-serves-them',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(api|database|site|app|main|open-platform)' },
    },
    {
      name: 'nouns-have-one-door',
      comment: 'What another noun may use is in its public.ts, what another noun’s SQL may use in its public.sql.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/modules/[^/]+/',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/public(\\.sql)?\\.ts$', '\\.module\\.ts$'],
      },
    },
    {
      name: 'sql-of-a-noun-needs-no-noun',
      comment:
        'Statements join rows of many nouns, in both directions. What they use of each other must not load the rest.',
      severity: 'error',
      from: { path: '^server/src/modules/[^/]+/public\\.sql\\.ts$' },
      to: { path: '^server/src/modules/', pathNot: '/public\\.sql\\.ts$' },
    },
    {
      name: 'server-graphql-below-modules',
      severity: 'error',
      from: { path: '^server/src/graphql/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(?!(graphql|platform|kernel)/)' },
    },
    {
      name: 'api-and-rest-import-no-module',
      comment: 'They serve what manifests declare. REST has no rule of its own: it runs operations of the schema.',
      severity: 'error',
      from: { path: '^server/src/(api|rest|manifest)/', pathNot: '\\.test\\.ts$' },
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
